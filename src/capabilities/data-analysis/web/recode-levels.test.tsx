import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Correction } from '../rules/table/corrections.ts'
import { RecodeLevels } from './recode-levels.tsx'

afterEach(cleanup)

const LEVELS = [
  { value: 1, label: 'Femal', count: 12 },
  { value: 2, label: 'Female', count: 1_040 },
  { value: 3, label: 'Male', count: 977 },
]

function shown(): Correction[] {
  const said: Correction[] = []
  render(<RecodeLevels variable="sex" levels={LEVELS} busy={false} onCorrect={(one) => said.push(one)} />)
  return said
}
const rename = (from: RegExp, to: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: from }), { target: { value: to } })
  const keep = screen.queryByRole('button', { name: 'Keep this name' })
  if (keep) fireEvent.click(keep)
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

it('gives a value another name, and counts it in with the one that is called so already', () => {
  const renamed = shown()
  rename(/“Male”, 977 rows/, 'Man')
  expect(renamed).toEqual([{ do: 'name-level', variable: 'sex', value: 3, label: 'Man' }])
  cleanup()
  const merged = shown()
  rename(/“Femal”, 12 rows/, ' Female ')
  expect(merged).toEqual([{ do: 'merge', variable: 'sex', from: 'Femal', into: 'Female' }])
})

it('counts a value as another, or takes it as missing', () => {
  const said = shown()
  choose('What to do with “Femal”', '2')
  choose('What to do with “Male”', 'missing')
  expect(said).toEqual([
    { do: 'merge', variable: 'sex', from: 'Femal', into: 'Female' },
    { do: 'blank', variable: 'sex', values: [3] },
  ])
})

it('keeps nothing while the name is the same or empty', () => {
  const said = shown()
  rename(/“Male”/, 'Male ')
  rename(/“Male”/, '  ')
  expect(screen.queryByRole('button', { name: 'Keep this name' })).toBeNull()
  expect(said).toEqual([])
})

it('moves an answer of a scale up, in the order of all its answers', () => {
  const said: Correction[] = []
  render(
    <RecodeLevels
      variable="q1"
      levels={[{ value: 2, label: 'Agree', count: 9 }]}
      order={['Disagree', 'Agree', 'Strongly agree']}
      busy={false}
      onCorrect={(one) => said.push(one)}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Move it before Disagree' }))
  expect(said).toEqual([{ do: 'order', variable: 'q1', labels: ['Agree', 'Disagree', 'Strongly agree'] }])
})
