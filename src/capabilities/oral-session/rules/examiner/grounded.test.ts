/** What stands of a model's reply: what is proved, and words that it offers the student to say. */
import { expect, it } from 'vitest'
import { groundedIn } from './grounded.ts'

const WORK = 'We chose 120 traders by convenience because they were near. Trust was low among traders.'
const kept = (text: string) => groundedIn(text, [WORK], { longest: 600, pages: new Set(['4']) })
const ASKS = 'Will you try it?'

it.each([
  [
    'Say it openly: “The 120 traders were taken by convenience; I claim nothing beyond them.”',
    'Say it openly: The 120 traders were taken by convenience; I claim nothing beyond them.',
  ],
  [
    'You could write, for example: “Traders trusted little.”',
    'You could write, for example: Traders trusted little.',
  ],
  ['For example: “Traders trusted little.”', 'For example: Traders trusted little.'],
])('words offered to the student stay, without marks: %s', (offered, says) => {
  expect(kept(`${offered} ${ASKS}`)).toBe(`${says} ${ASKS}`)
})

it.each([
  'On page 4 you say “traders trusted everybody”.',
  'You say: “Traders trusted everybody.”',
  'Write “traders trusted everybody” (page 4) again.',
  'Your work goes on to say: “Traders trusted everybody.”',
  'Say: “We asked 999 traders.”',
])('what claims to stand in the work is proved, and so are the figures that are offered: %s', (claimed) => {
  expect(kept(`${claimed} ${ASKS}`)).toBe(ASKS)
})

it.each(['In table 2 on page 4, 120 traders stand beside 39 others.', 'You speak of Mid-Market there.'])(
  'a figure behind a page is one of its own, and a hyphen no part of a name: %s',
  (told) => {
    const sources = [WORK, 'There were 39 others in table 2 on page 4.', 'The mid market lies near the road.']
    const says = `${told} ${ASKS}`
    expect(groundedIn(says, sources, { longest: 600, pages: new Set(['4']) })).toBe(says)
  },
)

it('words that do stand in the work keep their marks', () => {
  const says = 'Say again: “Trust was low among traders.” Will you try it?'
  expect(kept(says)).toBe(says)
})
