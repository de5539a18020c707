# Completion of fretboard for bash.

# Offers the word $1, less what is left standing of the current one.
_fretboard_offer() {
  local word=$prefix$1
  COMPREPLY+=("${word#"$head"}")
}

# Offers those of its arguments that go on from the current word.
_fretboard_words() {
  local word
  for word; do
    [[ $word == "$cur"* ]] || continue
    [[ -n $quote ]] || printf -v word %q "$word"
    _fretboard_offer "$word"
  done
}

# Offers directories, and the files whose extension is among the arguments: all files if the first one is '*'.
_fretboard_files() {
  local path real
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do
    real=$path
    [[ $path == '~/'* ]] && real=$HOME${path:1}
    if [[ -d $real || $1 == '*' || " $* " == *" ${path##*.} "* ]]; then
      _fretboard_offer "$path"
    fi
  done < <(compgen -f -- "$cur")
}

_fretboard() {
  local i word cur= head= prefix= quote= command= option= ended=
  local -a words
  words=()
  COMPREPLY=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $i -gt 1 && -n $word && ( $word == [=:]* || $cur == *[=:] ) ]]; then
      head=$cur cur+=$word
    else
      [[ $i -gt 1 ]] && words+=("$cur")
      head= cur=$word
    fi
  done
  [[ $word == [=:]* ]] && head=$cur
  for word in "${words[@]}"; do
    if [[ -n $option ]]; then
      option=
    elif [[ -n $ended || $word != -* || $word == - ]]; then
      [[ -n $command ]] || command=$word
    elif [[ $word == -- ]]; then
      ended=1
    else
      case "$command $word" in
        'scale --direction'|'scale -t'|'scale --tuning'|'scale --sizing'|'scale -o'|'scale --output'|'scale --folder'|'scale --style'|'scale -m'|'scale --mark') option=$word ;;
        'render --folder') option=$word ;;
      esac
    fi
  done
  if [[ -z $option && -z $ended && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case $cur in
    [\"\']*) quote=${cur:0:1} cur=${cur:1} ;;
    *) cur=${cur//\\/} ;;
  esac
  if [[ -z $option && -z $ended && $cur == -* ]]; then
    case $command in
      '') _fretboard_words -h --help --version ;;
      scale) _fretboard_words --direction -t --tuning --sizing -l --left-handed -f --flip-strings -o --output --folder --style -m --mark -h --help ;;
      notes) _fretboard_words -l --left-handed -5 --five -h --help ;;
      pair) _fretboard_words -h --help ;;
      render) _fretboard_words --folder -h --help ;;
      list-tunings) _fretboard_words -h --help ;;
      help) _fretboard_words -h --help ;;
      completion) _fretboard_words -h --help ;;
    esac
    return
  fi
  case "$command $option" in
    ' ') _fretboard_words scale notes pair render list-tunings help completion ;;
    'scale --direction') _fretboard_words horizontal vertical ;;
    'scale -t'|'scale --tuning') _fretboard_words 'open d' drop-d 'it'\''s' '$HOME' 'a:b' '[x]' ;;
    'scale --sizing') _fretboard_words fill 'fixed:40' 'fixed:80' ;;
    'scale -o'|'scale --output') _fretboard_files svg txt ;;
    'scale --folder') _fretboard_files ;;
    'scale --style') _fretboard_files '*' ;;
    'scale ') _fretboard_words 'C major' 'C minor' ;;
    'render --folder') _fretboard_files ;;
    'render ') _fretboard_files json ;;
    'help ') _fretboard_words scale notes pair render list-tunings ;;
    'completion ') _fretboard_words bash zsh fish ;;
  esac
}

complete -F _fretboard fretboard
