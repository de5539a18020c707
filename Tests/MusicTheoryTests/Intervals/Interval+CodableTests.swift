import MusicTheory
import Testing

@Suite struct IntervalCodableTests {
  @Test("law 2") func roundTripKeepsEveryInterval() throws {
    for degree in 1...99 {
      for quality in Interval.Quality.allCases {
        guard let interval = Interval(quality: quality, degree: degree) else { continue }
        #expect(try roundTrip(interval) == interval)
        let old = #"{"quality":\#(quality.rawValue),"degree":\#(degree)}"#
        #expect(try decode(Interval.self, old) == interval)
      }
    }
    #expect(try json([Interval.M3, .d5]) == #"["M3","d5"]"#)
  }

  @Test(
    "T-34: an interval that does not exist is not decoded",
    arguments: [
      #"{"quality":0,"degree":0}"#, #"{"quality":1,"degree":5}"#, #"{"quality":0,"degree":3}"#,
      #"{"quality":9,"degree":1}"#, #"{"quality":0,"degree":-1}"#, #"{"quality":0,"degree":100}"#,
      #"{"quality":0,"degree":1e99}"#, #"{"quality":0}"#, "{}", "3", "null", #""M5""#, #""P0""#, #""""#,
      #""M99999999999999999999""#,
    ]) func impossibleIntervals(text: String)
  {
    #expect(throws: DecodingError.self) { try decode(Interval.self, text) }
  }
}
