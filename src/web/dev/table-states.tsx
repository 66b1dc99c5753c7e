import { Check, TriangleAlert } from 'lucide-react'
import { EvidenceList } from '#ui/documents/evidence.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { HBars } from '#ui/figures/h-bars.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { UiPart } from './part.tsx'

type ExampleRow = { claim: string; page: number; write: string; compute: string; agrees: boolean }
const ROWS: ExampleRow[] = [
  { claim: 't(210) = 2.91', page: 47, write: 'p = .004', compute: 'p = .0040', agrees: true },
  { claim: 'r = .31, n = 212', page: 55, write: 'p < .001', compute: 'p < .001', agrees: true },
  { claim: 'χ²(3) = 7.10', page: 58, write: 'p = .03', compute: 'p = .0688', agrees: false },
]
const doNothing = () => undefined

const COLUMNS: StackedColumn<ExampleRow>[] = [
  { head: 'You report', place: 'a', numeric: true, cell: (row) => row.claim },
  {
    head: 'Where',
    place: 's',
    cell: (row) => (
      <EvidenceList
        bare
        pieces={[{ id: row.claim, page: row.page }]}
        onOpenPage={doNothing}
        onCopyQuote={doNothing}
      />
    ),
  },
  { head: 'You write', place: 'b', numeric: true, before: 'You write ', cell: (row) => row.write },
  { head: 'We compute', place: 'c', numeric: true, before: 'We compute ', cell: (row) => row.compute },
  {
    head: 'Result',
    place: 'm',
    cell: (row) =>
      row.agrees ? (
        <Chip kind="ok" icon={Check}>
          Agrees
        </Chip>
      ) : (
        <Chip kind="bad" icon={TriangleAlert}>
          Look again
        </Chip>
      ),
  },
]

export function TableStates() {
  return (
    <UiPart name="Tables and figures">
      <StackedTable
        label="Statistics, computed again"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.claim}
      />
      <Figures
        figures={[
          { name: 'Earned', value: 'ZMW 27 930.00', under: '222 completed payments' },
          { name: 'Average payment', value: 'ZMW 125.81', under: 'between 90.00 and 150.00' },
          { name: 'Waiting for a result', value: 'ZMW 150.00' },
        ]}
      />
      <HBars
        bars={[
          { id: 'a', picture: <Glyph of="defense" />, name: 'Defense Room', value: 6150, words: '6 150.00' },
          {
            id: 'b',
            picture: <Glyph of="decoder" />,
            name: 'Research Decoder',
            value: 5700,
            words: '5 700.00',
          },
          { id: 'c', picture: <Glyph of="voiceChat" />, name: 'Voice Chat', value: 1200, words: '1 200.00' },
        ]}
      />
    </UiPart>
  )
}
