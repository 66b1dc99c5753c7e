import { expect, it } from 'vitest'
import type { ReadSentence } from '../document/reading.ts'
import type { StatisticRow } from '../statistics/statistic-row.ts'
import type { PlacedTable } from './places.ts'
import { withoutRefuted } from './refuted-shares.ts'

const table = { block: { id: 'b4' }, series: 'b', place: 4 } as PlacedTable
const sentence = (id: string, block: string) => ({ id, block }) as ReadSentence
const row = (reports: string, writes: string, verdict: StatisticRow['verdict'], sentenceId: string) =>
  ({ reports, writes, computes: '', verdict, evidence: { sentenceId } }) as StatisticRow

it('approves no shares of a table whose shares are of another whole, nor those told below it', () => {
  const wrong = row('Table 2, under 5: 8 of 41', '11.2%', 'look-again', 'b4')
  const inTable = row('Table 2: 4 percentages with their counts', '11.2%', 'agrees', 'b4')
  const below = row('4 percentages with their counts', '50%', 'agrees', 's9')
  const elsewhere = row('2 percentages with their counts', '40%', 'agrees', 's20')
  const sentences = [sentence('s9', 'b5'), sentence('s20', 'b30')]
  expect(withoutRefuted([wrong, inTable, below, elsewhere], [table], sentences)).toEqual([wrong, elsewhere])
  expect(withoutRefuted([inTable, below], [table], sentences)).toEqual([inTable, below])
})
