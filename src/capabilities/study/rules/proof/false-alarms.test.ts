/** What a model says truly, however the work prints it, is not held against it. */
import { expect, it } from 'vitest'
import { modelOf, writtenWork } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { wordsOfDocument } from './document-words.ts'
import { numberText } from './numbered-text.ts'
import { strayIn } from './stray.ts'
import { faultOfWording } from './wording.ts'

const text = numberText(
  readForStudy(
    modelOf(
      writtenWork(`
      # results: Results
      The highest item was ( A3), and the largest gap was that of the hours (E2) of the 139000 traders.
      H.5: There is a gap in empathy at an error of 0.05 among traders.
      > caption Table 1: Satisfaction of traders
      | Answer | With the shop | With the bank |
      |  | Number | % |
      | Satisfied | 143 | 38.3 |
    `),
    ),
  ),
)
const words = wordsOfDocument(text)
const fault = (says: string) => faultOfWording(says, { words, lines: text.lines })

it.each([
  'The largest gap is that of E2.',
  'The highest is clearly A3.',
  'It claims in H5 that there is a gap.',
  'Satisfied were 143, or 38.3 percent.',
])('stands: %s', (says) => expect(fault(says)).toBeNull())

it.each([
  ['The largest gap is that of E9.', 'name'],
  ['It took 38.3 weeks.', 'unit'],
])('does not stand: %s', (says, why) => expect(fault(says)).toMatchObject({ why }))

it('a step that is computed in the answer is no figure of the work, unless it is wrong', () => {
  const step = (result: string) =>
    `In your study 139,000 / (1 + 139,000 × 0.05²) = ${result}, as the formula has it.`
  expect(strayIn(step('398.9'), words)).toEqual([])
  expect(strayIn(step('412.7'), words)).toEqual(['412.7'])
})

it.each([
  'Of your traders the share is 0.05 / 139,000 × 139,000 ≈ 5%.',
  'Of your results, 7% (3% + 4%) stand apart.',
  'Your work says: “The share was 44.4 of a hundred.”',
  'This is not in the document. In general: your study may aim at 0.70.',
])('no alarm about a sum that is shown, a quotation, or what holds in general: %s', (answer) => {
  expect(strayIn(answer, words)).toEqual([])
})

it('finds a name with an accent, and still names what is nowhere', () => {
  const french = wordsOfDocument(
    numberText(
      readForStudy(
        modelOf(
          writtenWork(`
      # results: Results
      The market of CAFÉ Kasama was near the road to Mbala.
      `),
        ),
      ),
    ),
  )
  expect(strayIn('Your study names CAFÉ Kasama.', french)).toEqual([])
  expect(strayIn('Your study names Zanzibar, 77 times.', french)).toEqual(['77', 'Zanzibar'])
})
