import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

afterEach(cleanup)

it.each([
  ['Chipo Mwale', 'CM'],
  ['chipo', 'C'],
  ['  Mary  Jane   Banda ', 'MB'],
  ['Ŵanda Ng’andu', 'ŴN'],
  ['', '?'],
])('makes of %j the letters %s', (name, letters) => {
  render(<Avatar name={name} alone />)
  expect(screen.getByRole('img').textContent).toBe(letters)
})
