/**
 * No expression of the source keeps a core for long over a text of two thousand signs. One that goes back over itself three times
 * needs minutes for a table whose cells were read without their spaces, and every student behind it waits.
 */
import { expect, it } from 'vitest'
import { seconds } from '#kit/time.ts'
import { WHOLE_TEST } from '#tests/patience.ts'
import { expressions } from './expressions.ts'
import { slowAmong } from './slow-among.ts'

const SIGNS = 2_000
const TOKENS = ['a', 'a ', 'A', 'Ab ', '1', '1,', '1 ', 'a.', 'A.', 'a-', ' ', '\n', '(', '(a ', 'the ']
const MORE = ['a, ', 'and ', '“a ', '.', ', ', 'é', 'x: ', '…', '|', '*']
/** Of its own time on a core; on a quiet machine all need less than a tenth of it. */
const LONGEST = 1_000
/** What says nothing for so long has hung. */
const HANGS = seconds(60)

const texts = [...TOKENS, ...MORE].flatMap((token) => {
  const text = token.repeat(Math.ceil(SIGNS / token.length)).slice(0, SIGNS)
  return [
    [`“${token}”, and an end`, `${text}!x`],
    [`a beginning, and “${token}”`, `x${text}`],
  ] as const
})

it('is true of every expression that is written out', { timeout: 5 * WHOLE_TEST }, async () => {
  const all = expressions()
  expect(all.length).toBeGreaterThan(4_000)
  expect(await slowAmong(all, { texts, longest: LONGEST, hangs: HANGS })).toEqual([])
})
