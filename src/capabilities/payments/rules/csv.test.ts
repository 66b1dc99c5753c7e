import { expect, it } from 'vitest'
import { type Columns, toCsv } from './csv.ts'

const columns: Columns<{ name: string | null; amount: number }> = [
  ['Name', ({ name }) => name],
  ['Amount', ({ amount }) => amount],
]
const lineFor = (name: string | null) => toCsv(columns, [{ name, amount: -5 }]).split('\r\n')[1]

it('writes a title line and one line for each row', () => {
  expect(toCsv(columns, [{ name: 'Chipo', amount: 150 }])).toBe('\uFEFFName,Amount\r\nChipo,150\r\n')
})

it.each(['=1+1', '+260', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'never lets a spreadsheet run %j',
  (name) => {
    expect(lineFor(name)?.replace(/^"/, '')).toMatch(/^'/)
  },
)

it('keeps commas, quotes and empty cells apart', () => {
  expect(lineFor('Mwansa, "Chipo"')).toBe('"Mwansa, ""Chipo""",-5')
  expect(lineFor(null)).toBe(',-5')
})
