import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type StackedColumn, StackedTable } from './stacked-table.tsx'

afterEach(cleanup)

type Row = { claim: string; write: string }
const columns: StackedColumn<Row>[] = [
  { head: 'You report', place: 'a', cell: (row) => row.claim },
  {
    head: 'You write',
    place: 'b',
    numeric: true,
    right: true,
    before: 'You write ',
    cell: (row) => row.write,
  },
]

it('spells out the roles that the phone layout takes away', () => {
  const { container } = render(
    <StackedTable
      label="Statistics"
      columns={columns}
      rows={[{ claim: 't', write: 'p' }]}
      rowKey={(row) => row.claim}
    />,
  )
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell'])
    expect(container.querySelector(`[role="${role}"]`)).toBeTruthy()
})

it('can be scrolled by keyboard, under a name of its own', () => {
  render(<StackedTable label="Statistics" columns={columns} rows={[]} rowKey={(row) => row.claim} />)
  expect(screen.getByRole('region', { name: 'Statistics' }).tabIndex).toBe(0)
})

it('tells every cell its place in the small card, and what is said before it', () => {
  render(
    <StackedTable
      label="Statistics"
      columns={columns}
      rows={[{ claim: 't', write: 'p' }]}
      rowKey={(row) => row.claim}
    />,
  )
  const cell = screen.getByText('p')
  expect(cell.className).toBe('r num b')
  expect(cell.getAttribute('data-l')).toBe('You write ')
})
