#compdef fretboard
# Completion of fretboard for zsh.

_fretboard_commands() {
  local -a commands
  commands=(
    'scale:Show a scale'
    'notes:Show pitches: it'\''s [all] of "them"'
    'pair:Compare two'
    'render:Draw many'
    'list-tunings:List the tunings'
    'help:Explain a command'
    'completion:Print a script that completes commands and options'
  )
  _describe -t commands command commands
}

_fretboard() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C -s -S \
    '(- *)-h[Show this help]' \
    '(- *)--help[Show this help]' \
    '(- *)--version[Show the version]' \
    '1: :_fretboard_commands' \
    '*:: :->arguments'
  [[ $state == arguments ]] || return
  case $words[1] in
    scale)
      _arguments -s -S \
        '(--direction)--direction=[Which way the strings run]:WHICH:(horizontal vertical)' \
        '(-t --tuning)-t+[The tuning, by name or as pitches]:NAME:('\''open d'\'' drop-d '\''it'\''\'\'''\''s'\'' '\''$HOME'\'' '\''a\:b'\'' '\''[x]'\'')' \
        '(-t --tuning)--tuning=[The tuning, by name or as pitches]:NAME:('\''open d'\'' drop-d '\''it'\''\'\'''\''s'\'' '\''$HOME'\'' '\''a\:b'\'' '\''[x]'\'')' \
        '(--sizing)--sizing=[How wide a fret is]:HOW:(fill '\''fixed\:40'\'' '\''fixed\:80'\'')' \
        '(-l --left-handed)-l[Mirror left and right]' \
        '(-l --left-handed)--left-handed[Mirror left and right]' \
        '(-f --flip-strings)-f[Put the low string on the other side]' \
        '(-f --flip-strings)--flip-strings[Put the low string on the other side]' \
        '(-o --output)-o+[Write to FILE instead of the terminal]:FILE:_files -g "*.(svg|txt)"' \
        '(-o --output)--output=[Write to FILE instead of the terminal]:FILE:_files -g "*.(svg|txt)"' \
        '(--folder)--folder=[It'\''s "50%" \[draft\]\: $HOME, `pwd` \\ {a,b} #1]:DIR:_files -/' \
        '(--style)--style=[Take colours from FILE]:FILE:_files' \
        '*-m+[Mark a note]:NOTE: ' \
        '*--mark=[Mark a note]:NOTE: ' \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '1:NAME:('\''C major'\'' '\''C minor'\'')'
      ;;
    notes)
      _arguments -s -S \
        '(-l --left-handed)-l[Mirror left and right]' \
        '(-l --left-handed)--left-handed[Mirror left and right]' \
        '(-5 --five)-5[A flag with a digit]' \
        '(-5 --five)--five[A flag with a digit]' \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '*:PITCH: '
      ;;
    pair)
      _arguments -s -S \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '*:SIDE: '
      ;;
    render)
      _arguments -s -S \
        '(--folder)--folder=[It'\''s "50%" \[draft\]\: $HOME, `pwd` \\ {a,b} #1]:DIR:_files -/' \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '*:FILE:_files -g "*.(json)"'
      ;;
    list-tunings)
      _arguments -s -S \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]'
      ;;
    help)
      _arguments -s -S \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '1:COMMAND:(scale notes pair render list-tunings)'
      ;;
    completion)
      _arguments -s -S \
        '(- *)-h[Show this help]' \
        '(- *)--help[Show this help]' \
        '1:SHELL:(bash zsh fish)'
      ;;
  esac
}

if [[ $funcstack[1] == _fretboard ]]; then
  _fretboard "$@"
else
  compdef _fretboard fretboard
fi
