/** What is whole in a model's answer is used, and what was cut off is not. */
import { expect, it } from 'vitest'
import { answer, entry, remark } from '#tests/model-answers.ts'
import { holdsNothing } from './model-answer.ts'
import { readAnswer } from './read-answer.ts'

const AIM = entry('aim', 'This study aimed to determine factors of late booking.')
const TWO = answer(
  AIM,
  remark('The first point.', 'Some words of it'),
  remark('The second point.', 'Other words of it'),
)
const points = (text: string) => readAnswer(text).remarks.map(({ says }) => says)

it.each([
  ['between fences and prose', `Sure! Here it is:\n\`\`\`json\n${TWO}\n\`\`\`\nGood luck!`],
  ['after thoughts aloud', `<think>{"remarks": maybe…</think>${TWO}`],
  ['with commas too many', TWO.replaceAll('}]', '},]')],
  ['with bare names of fields', TWO.replace('"remarks":', 'remarks:')],
])('reads all of an answer %s', (_, text) => {
  expect(points(text)).toEqual(['The first point.', 'The second point.'])
})

it.each([
  ['in a sentence', TWO.slice(0, TWO.indexOf('second point') + 4)],
  ['behind it', TWO.slice(0, TWO.indexOf('second point') + 20)],
])('drops the remark that was cut off %s, and keeps the one before it', (_, text) => {
  expect(points(text)).toEqual(['The first point.'])
  expect(readAnswer(text).entries).toHaveLength(1)
})

it('takes a number for evidence in any form, and leaves out what is no remark and no slot', () => {
  const read = readAnswer(
    JSON.stringify({
      entries: [
        { slot: 'aim', value: 'to see', evidence: { at: '[12]', words: 'to see' } },
        { slot: 'design', value: 'a survey', evidence: [{ at: [3, 4], words: 'a survey' }] },
        { slot: 'colour', value: 'red', evidence: [{ at: 1, words: 'red' }] },
        { slot: 'gap', value: 'unknown', evidence: [] },
      ],
      remarks: [
        { kind: 'over_claim', says: 'x' },
        { kind: 'missing_reason', says: 'No reason.', evidence: [7] },
      ],
    }),
  )
  expect(read.entries.map(({ slot, evidence }) => [slot, evidence.map(({ at }) => at)])).toEqual([
    ['aim', [12]],
    ['design', [3, 4]],
  ])
  expect(read.remarks).toMatchObject([{ kind: 'missing-reason', evidence: [{ at: 7, words: '' }] }])
})

it.each(['', 'What a lovely thesis!', '[]', '{}', '{"a": 1}', 'null', '{{{{', '{"remarks": "many"}'])(
  'finds nothing in %j',
  (text) => {
    expect(holdsNothing(readAnswer(text))).toBe(true)
  },
)

it('ends with ten thousand findings', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => remark(`Point ${at}.`, 'Some words'))
  expect(points(answer(...many)).length).toBeLessThanOrEqual(60)
})
