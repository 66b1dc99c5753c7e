/** What its author would confirm of the thesis of the tests: its questions, objectives and sample, in their own sentences. */
import type { OpenStudy, SlotId, StudentAnswer } from '#capabilities/study/index.ts'
import { evidenceOf } from '#capabilities/study/index.ts'

const CONFIRMED: readonly (readonly [SlotId, readonly (readonly [says: string, from: string])[]])[] = [
  [
    'objectives',
    [
      ['To measure how often traders save with mobile money', 'The first objective'],
      ['To compare the savings of traders with and without an account', 'The second objective'],
      ['To describe the barriers that traders meet', 'The third objective'],
    ],
  ],
  [
    'questions',
    [
      ['How often do traders save with mobile money?', 'Research question 1'],
      ['Do traders with an account save more than traders without one?', 'Research question 2'],
    ],
  ],
  ['sampleAnalysed', [['240', 'A total of 240 traders']]],
]

export const defenceAnswers = ({ reading }: OpenStudy): StudentAnswer[] => [
  { slot: 'people', says: 'right', entries: [{ value: 'Chipo Mwansa', evidence: [] }] },
  ...CONFIRMED.map(
    ([slot, entries]): StudentAnswer => ({
      slot,
      says: 'right',
      entries: entries.map(([value, from]) => {
        const sentence = reading.sentences.find(({ text }) => text.startsWith(from))
        if (!sentence) throw new Error(`The thesis of the tests does not say: ${from}`)
        return { value, evidence: [evidenceOf(sentence)] }
      }),
    }),
  ),
]
