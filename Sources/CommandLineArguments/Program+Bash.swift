extension Program {
  /// The completion script for bash 3.2 and later, line by line.
  ///
  /// bash splits words at "=" and ":" and replaces only the last piece. So the script first joins the pieces again,
  /// completes the whole word, and then takes off what already stands there.
  var bashCompletion: [String] {
    let this = completionFunction
    var lines = [
      "# Completion of \(name) for bash.",
      "",
      "# Offers the word $1, less what is left standing of the current one.",
      "\(this)_offer() {",
      "  local word=$prefix$1",
      "  COMPREPLY+=(\"${word#\"$head\"}\")",
      "}",
      "",
      "# Offers those of its arguments that go on from the current word.",
      "\(this)_words() {",
      "  local word",
      "  for word; do",
      "    [[ $word == \"$cur\"* ]] || continue",
      "    [[ -n $quote ]] || printf -v word %q \"$word\"",
      "    \(this)_offer \"$word\"",
      "  done",
      "}",
      "",
      "# Offers directories, and the files whose extension is among the arguments: all files if the first one is '*'.",
      "\(this)_files() {",
      "  local path real",
      "  compopt -o filenames 2>/dev/null",
      "  while IFS= read -r path; do",
      "    real=$path",
      "    [[ $path == '~/'* ]] && real=$HOME${path:1}",
      "    if [[ -d $real || $1 == '*' || \" $* \" == *\" ${path##*.} \"* ]]; then",
      "      \(this)_offer \"$path\"",
      "    fi",
      "  done < <(compgen -f -- \"$cur\")",
      "}",
      "",
      "\(this)() {",
      "  local i word cur= head= prefix= quote= command= option= ended=",
      "  local -a words",
      "  words=()",
      "  COMPREPLY=()",
      "  for ((i = 1; i <= COMP_CWORD; i++)); do",
      "    word=${COMP_WORDS[i]}",
      "    if [[ $i -gt 1 && -n $word && ( $word == [=:]* || $cur == *[=:] ) ]]; then",
      "      head=$cur cur+=$word",
      "    else",
      "      [[ $i -gt 1 ]] && words+=(\"$cur\")",
      "      head= cur=$word",
      "    fi",
      "  done",
      "  [[ $word == [=:]* ]] && head=$cur",
      "  for word in \"${words[@]}\"; do",
      "    if [[ -n $option ]]; then",
      "      option=",
      "    elif [[ -n $ended || $word != -* || $word == - ]]; then",
      "      [[ -n $command ]] || command=$word",
      "    elif [[ $word == -- ]]; then",
      "      ended=1",
      "    else",
      "      case \"$command $word\" in",
    ]
    for command in allCommands {
      let spellings = command.options.filter { !$0.isFlag }.flatMap(\.spellings).map { "\(command.name) \($0)" }
      if !spellings.isEmpty { lines.append("        \(patterns(spellings))) option=$word ;;") }
    }
    lines += [
      "      esac",
      "    fi",
      "  done",
      "  if [[ -z $option && -z $ended && $cur == --*=* ]]; then",
      "    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}",
      "  fi",
      "  case $cur in",
      "    [\\\"\\']*) quote=${cur:0:1} cur=${cur:1} ;;",
      "    *) cur=${cur//\\\\/} ;;",
      "  esac",
      "  if [[ -z $option && -z $ended && $cur == -* ]]; then",
      "    case $command in",
      "      '') \(this)_words \(Shell.bash.quoted(Option.standard.flatMap(\.spellings))) ;;",
    ]
    for command in allCommands {
      let spellings = (command.options + [Option.help]).flatMap(\.spellings)
      lines.append("      \(command.name)) \(this)_words \(Shell.bash.quoted(spellings)) ;;")
    }
    lines += [
      "    esac",
      "    return",
      "  fi",
      "  case \"$command $option\" in",
      "    ' ') \(this)_words \(Shell.bash.quoted(allCommands.map(\.name))) ;;",
    ]
    for command in allCommands {
      var places = command.options.filter { !$0.isFlag }.map { ($0.spellings, $0.completion) }
      places.append(([""], command.operands.completion))
      for (spellings, completion) in places {
        guard let action = bashAction(completion) else { continue }
        lines.append("    \(patterns(spellings.map { "\(command.name) \($0)" }))) \(action) ;;")
      }
    }
    lines += [
      "  esac",
      "}",
      "",
      "complete -F \(this) \(name)",
    ]
    return lines
  }

  private func patterns(_ words: [String]) -> String {
    words.map(Shell.bash.quoted).joined(separator: "|")
  }

  private func bashAction(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): "\(completionFunction)_words \(Shell.bash.quoted(words))"
    case .directories: "\(completionFunction)_files"
    case .files(let extensions) where extensions.isEmpty: "\(completionFunction)_files '*'"
    case .files(let extensions): "\(completionFunction)_files \(Shell.bash.quoted(extensions))"
    }
  }
}
