/** What a model is shown when it reads a work again. */
import { expect, it } from 'vitest'
import { answer, entry, remark } from '#tests/model-answers.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { secondLook } from './follow-ups.ts'
import { joinParts } from './merge-answers.ts'
import { groundOf } from './proof-log.ts'
import { readAnswer } from './read-answer.ts'

const { text } = groundOf(readForStudy(smallThesis()))
const SHARE = 'Of the 372 women, 217 (58.3%) booked late.'
const said = joinParts([
  readAnswer(
    answer(
      ...Array.from({ length: 40 }, (_, at) =>
        remark(`Remark ${at + 1} on the share of the women who booked late, in a dozen words more.`, SHARE, {
          why: 'The conclusion on late booking rests on this share and on nothing else in the work.',
        }),
      ),
      ...Array.from({ length: 40 }, (_, at) => entry('results', SHARE, `value ${at + 1} of the results`)),
    ),
  ),
])
const remarksIn = (record: string) => record.split('\n').filter((line) => /^r\d+ /.test(line))

it('shows the whole record with its reasons where there is room', () => {
  const { record, text: work } = secondLook(said, text, 50_000)
  expect(remarksIn(record)).toHaveLength(40)
  expect(record).toContain('Why: The conclusion')
  expect(work.split('\n').length).toBeGreaterThanOrEqual(text.lines.length)
})

it.each([3_000, 2_000])('shows every remark, in fewer words, where there are %i tokens', (tokens) => {
  const { record, text: work } = secondLook(said, text, tokens)
  expect(remarksIn(record)).toHaveLength(40)
  expect(work).not.toBe('')
})

it('cuts nothing in the middle', () => {
  const { record } = secondLook(said, text, 300)
  for (const line of record.split('\n')) expect(line).toMatch(/\[\d+\]$/)
})
