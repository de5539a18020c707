/// Returns the candidate that a mistyped word most likely stands for, or `nil` where none is near.
///
/// Nearness counts letters inserted, left out, changed or swapped with their neighbour, case aside. Near is one mistake,
/// or one in three letters, while a letter is still right. Among equals the first candidate wins. O(candidates × word length × candidate length).
package func nearestName(to word: String, in candidates: [String]) -> String? {
  let typed = Array(word.lowercased().unicodeScalars)
  guard !typed.isEmpty, typed.count <= 60 else { return nil }
  var best: (name: String, mistakes: Int)?
  for candidate in candidates {
    let mistakes = editDistance(typed, Array(candidate.lowercased().unicodeScalars))
    let isNear = mistakes <= max(1, typed.count / 3) && mistakes < typed.count
    if isNear, mistakes < best?.mistakes ?? .max { best = (candidate, mistakes) }
  }
  return best?.name
}

/// The fewest single mistakes that turn one word into the other (optimal string alignment distance).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for i in 0..<left.count {
    var current = [i + 1]
    for j in 0..<right.count {
      var cost = min(previous[j] + (left[i] == right[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
