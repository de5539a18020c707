/// Returns the candidate that a mistyped word most likely stands for, or `nil` where none is near.
///
/// Nearness counts letters inserted, left out, changed or swapped with their neighbour, case aside. Near is one mistake,
/// or one in three letters, while a letter is still right. Among equals the first candidate wins. O(candidates × word length × candidate length).
package func nearestName(to word: String, in candidates: [String]) -> String? {
  let typed = Array(word.lowercased().unicodeScalars)
  guard !typed.isEmpty, typed.count <= 60 else { return nil }
  var best: String?
  // A word of one letter is near to none.
  var limit = min(max(1, typed.count / 3), typed.count - 1)
  for candidate in candidates {
    // No text of another length is nearer than the difference.
    guard abs(candidate.unicodeScalars.count - typed.count) <= limit else { continue }
    let mistakes = editDistance(typed, Array(candidate.lowercased().unicodeScalars), limit: limit)
    if mistakes <= limit { (best, limit) = (candidate, mistakes - 1) }
  }
  return best
}

/// The fewest single mistakes that turn one word into the other (optimal string alignment distance), or any number
/// beyond `limit` where there are more.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for i in 0..<left.count {
    var current = [i + 1]
    var fewest = i + 1
    for j in 0..<right.count {
      var cost = min(previous[j] + (left[i] == right[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
      current.append(cost)
      fewest = min(fewest, cost)
    }
    // Later rows never fall below the least of this one.
    if fewest > limit { return fewest }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
