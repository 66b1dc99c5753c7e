/** Figures of tables: the row in the student's words, what two rows make, the most of all tables, and never another measure. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../../server/read-handbook.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import { openRecord } from '../../open-study.ts'
import { answerQuestion } from '../answer.ts'

const table = (rows: string[][]) => ({ kind: 'table' as const, rows })
const caption = (text: string) => ({ kind: 'caption' as const, text })
const study = openRecord(
  modelOf([
    {
      title: 'CHAPTER FOUR RESULTS',
      role: 'results',
      blocks: [
        caption('Table 1: What the traders sell'),
        table([
          ['', '', 'Frequency', 'Percent'],
          ['Valid', 'Sale of baskets', '18', '30.0'],
          ['', 'Sale of mats', '12', '20.0'],
          ['', 'Honey', '30', '50.0'],
        ]),
        caption('Table 2: Figures of the stalls'),
        table([
          ['', 'N', 'Minimum', 'Maximum', 'Mean'],
          ['Customers per day', '60', '2', '95', '31.4'],
          ['Years of trade', '60', '1', '42', '17.9'],
        ]),
        caption('Table 3: The market is clean'),
        table([
          ['Answer', 'Frequency', 'Percent', 'Mean'],
          ['Agree', '20', '33.3', ''],
          ['Disagree', '40', '66.7', ''],
          ['Total', '60', '100.0', '2.10'],
        ]),
        caption('Table 4: The market is safe'),
        table([
          ['Answer', 'Frequency', 'Percent', 'Mean'],
          ['Agree', '50', '83.3', ''],
          ['Disagree', '10', '16.7', ''],
          ['Total', '60', '100.0', '4.20'],
        ]),
        caption('Table 5: Height and pods of beans by watering'),
        table([
          ['Watering', '4WAS', '8WAS', 'NPP', 'DTF'],
          ['Watered once', '20.1', '39.0', '12.4', '70'],
          ['Watered twice', '24.1', '43.9', '19.3', '66'],
          ['LSD', '0.1', '1.0', '2.1', '-'],
        ]),
        'The number of pods per plant (NPP) rose with the watering.',
      ],
    },
    {
      title: 'Budget',
      role: 'other',
      blocks: [
        table([
          ['Item', 'Cost (ZMW)'],
          ['Internet and data', '500'],
          ['Printing', '400'],
          ['Total', '900'],
        ]),
      ],
    },
    {
      title: 'Risks',
      role: 'other',
      blocks: [
        table([
          ['Risk', 'Impact', 'Likelihood'],
          ['Rain on the stalls', 'Very High', 'Low'],
          ['Late permits', 'Medium', 'High'],
        ]),
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const told = (question: string) =>
  [...answerQuestion({ question, study, handbook })].map(({ text }) => text).join('\n')

it.each([
  ['how many sold baskets', 'Sale of baskets: Frequency 18'],
  ['how many sold baskets and mats together', '18 + 12 = 30'],
  ['what is the difference between honey and the sale of mats', '30 − 12 = 18'],
  ['what is the highest number of customers per day', 'Maximum 95'],
  ['which statement has the highest mean in chapter 4', 'The market is safe: Mean 4.20'],
  ['lowest mean of all the tables', 'The market is clean: Mean 2.10'],
  ['height at 8 weeks for the ones watered two times', '8WAS 43.9'],
  ['which watering had the most pods', 'NPP 19.3'],
  ['how much did i put for the internet in the budget', '500'],
  ['which risk has the biggest impact', 'Rain on the stalls: Impact Very High'],
  ['where does that 66.7% come from', 'Disagree | 40 | 66.7'],
])('"%s" is answered with %s', (question, words) => {
  expect(told(question)).toContain(words)
})

it.each([
  ['which watering had the least pods', 'LSD'],
  ['which watering had the least height', 'NPP'],
  ['how many agree that the market is safe', 'Disagree'],
  ['how many traders sold fish in Chipata', 'Frequency'],
])('"%s" is not answered with %s', (question, words) => {
  expect(told(question)).not.toContain(words)
})
