# Completion of fretboard for fish.

# Succeeds when the command, the first word that is no option, is $argv[1]; without it, when there is none yet.
function __fretboard_command_is
  set -l words (commandline -opc)
  set -e words[1]
  for word in $words
    string match -q -- '-*' $word; and continue
    test "$word" = "$argv[1]"
    return
  end
  test -z "$argv[1]"
end

# Prints the directories, and the files with one of the extensions $argv, that go on from the current word.
function __fretboard_files
  set -l path (commandline -ct | string replace -r -- '^--[^=]*=' '')
  set -l names (string join -- '|' $argv)
  string match -r -- "^.*(?:/|\.(?:$names))(?:\t.*)?\$" (complete -C "'' $path")
end

complete -c fretboard -f
complete -c fretboard -n '__fretboard_command_is' -a scale -d 'Show a scale'
complete -c fretboard -n '__fretboard_command_is' -a notes -d 'Show pitches: it\'s [all] of "them"'
complete -c fretboard -n '__fretboard_command_is' -a pair -d 'Compare two'
complete -c fretboard -n '__fretboard_command_is' -a render -d 'Draw many'
complete -c fretboard -n '__fretboard_command_is' -a list-tunings -d 'List the tunings'
complete -c fretboard -n '__fretboard_command_is' -a help -d 'Explain a command'
complete -c fretboard -n '__fretboard_command_is' -a completion -d 'Print a script that completes commands and options'
complete -c fretboard -n '__fretboard_command_is' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is' -l version -d 'Show the version'
complete -c fretboard -n '__fretboard_command_is scale' -l direction -x -a 'horizontal vertical' -d 'Which way the strings run'
complete -c fretboard -n '__fretboard_command_is scale' -s t -l tuning -x -a '\'open d\' drop-d \'it\\\'s\' \'$HOME\' \'a:b\' \'[x]\'' -d 'The tuning, by name or as pitches'
complete -c fretboard -n '__fretboard_command_is scale' -l sizing -x -a 'fill \'fixed:40\' \'fixed:80\'' -d 'How wide a fret is'
complete -c fretboard -n '__fretboard_command_is scale' -s l -l left-handed -d 'Mirror left and right'
complete -c fretboard -n '__fretboard_command_is scale' -s f -l flip-strings -d 'Put the low string on the other side'
complete -c fretboard -n '__fretboard_command_is scale' -s o -l output -x -a '(__fretboard_files svg txt)' -d 'Write to FILE instead of the terminal'
complete -c fretboard -n '__fretboard_command_is scale' -l folder -x -a '(__fish_complete_directories)' -d 'It\'s "50%" [draft]: $HOME, `pwd` \\ {a,b} #1'
complete -c fretboard -n '__fretboard_command_is scale' -l style -r -F -d 'Take colours from FILE'
complete -c fretboard -n '__fretboard_command_is scale' -s m -l mark -x -d 'Mark a note'
complete -c fretboard -n '__fretboard_command_is scale' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is scale' -a '\'C major\' \'C minor\''
complete -c fretboard -n '__fretboard_command_is notes' -s l -l left-handed -d 'Mirror left and right'
complete -c fretboard -n '__fretboard_command_is notes' -s 5 -l five -d 'A flag with a digit'
complete -c fretboard -n '__fretboard_command_is notes' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is pair' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is render' -l folder -x -a '(__fish_complete_directories)' -d 'It\'s "50%" [draft]: $HOME, `pwd` \\ {a,b} #1'
complete -c fretboard -n '__fretboard_command_is render' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is render' -a '(__fretboard_files json)'
complete -c fretboard -n '__fretboard_command_is list-tunings' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is help' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is help' -a 'scale notes pair render list-tunings'
complete -c fretboard -n '__fretboard_command_is completion' -s h -l help -d 'Show this help'
complete -c fretboard -n '__fretboard_command_is completion' -a 'bash zsh fish'
