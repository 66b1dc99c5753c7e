import { expect, it } from 'vitest'
import { SECTION_TOPICS, TOPICS } from './topics.ts'

const refuses = (about: string, quote: string) =>
  [...TOPICS, ...SECTION_TOPICS].find((topic) => topic.about === about)!.unless!.test(quote)

it.each([
  ['limits', 'This study focuses on the savings of traders in the four markets of Kitwe.'],
  ['limits', 'Students: To view and download the timetables of their level.'],
  ['problem', 'The purpose of this study is to examine why traders keep cash at home.'],
  ['results', 'H0: the account is significantly associated with saving.'],
  ['results', 'The second statement says that the road floods, with a mean of 4.4.'],
  ['results', 'Data from similar institutions show that planning by hand takes two weeks.'],
])('no question on %s rests on: %s', (about, quote) => expect(refuses(about, quote)).toBe(true))

it.each([
  ['limits', 'Only traders of four markets were asked, and those without a stall were missed.'],
  ['limits', 'The time for this study was short.'],
  ['problem', 'Traders lose the cash that they keep at home.'],
  ['results', 'The test rejected H0 for traders with an account.'],
])('while one on %s may rest on: %s', (about, quote) => expect(refuses(about, quote)).toBe(false))
