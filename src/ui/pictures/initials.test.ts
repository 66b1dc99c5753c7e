import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Chipo Mwale', 'CM'],
  ['chipo', 'C'],
  ['  Mary  Jane   Banda ', 'MB'],
  ['Ŵanda Ng’andu', 'ŴN'],
  ['', '?'],
])('makes of %j the letters %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
