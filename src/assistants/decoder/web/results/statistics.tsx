import { Check, Minus, TriangleAlert } from 'lucide-react'
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx'
import { StackedTable } from '#ui/figures/stacked-table.tsx'
import type { LucideIcon } from '#ui/pictures/icon.tsx'
import type { Analysis, StatisticRow } from '../../contract.ts'
import { otherSide } from '../../rules/words/wording.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'

const VERDICTS: Record<StatisticRow['verdict'], { words: string; kind: ChipKind; icon: LucideIcon }> = {
  agrees: { words: 'Agrees', kind: 'ok', icon: Check },
  'look-again': { words: 'Look again', kind: 'bad', icon: TriangleAlert },
  'cannot-be-computed': { words: 'Cannot be computed', kind: 'plain', icon: Minus },
}

export function Statistics({ analysis: { statistics } }: { analysis: Analysis }) {
  const { shown, toggle } = useFold(statistics, {
    first: 4,
    things: 'figures',
    always: ({ verdict }) => verdict === 'look-again',
  })
  return (
    <section className="card" aria-labelledby="statistics">
      <h2 id="statistics">Statistical summary</h2>
      {statistics.length === 0 ? (
        <p className="sm muted">The document reports no statistics that could be recalculated.</p>
      ) : (
        <>
          <p className="sm muted under-checks">
            What could be read and recalculated is listed here; a figure that is not listed was not compared.
          </p>
          <StackedTable
            label="Statistics, recalculated"
            rows={shown}
            rowKey={(row) => String(statistics.indexOf(row))}
            columns={[
              { head: 'You report', place: 'a', numeric: true, cell: ({ reports }) => reports },
              { head: 'Where', place: 's', cell: ({ evidence }) => <Cited evidence={[evidence]} bare /> },
              {
                head: 'You write',
                place: 'b',
                numeric: true,
                before: 'You write ',
                cell: ({ writes }) => writes,
              },
              {
                head: 'Compared with',
                place: 'c',
                numeric: true,
                cell: (row) => (
                  <>
                    {otherSide(row)}
                    {row.note && <small className="row-note muted">{row.note}</small>}
                  </>
                ),
              },
              { head: 'Result', place: 'm', cell: (row) => <Verdict of={row} /> },
            ]}
          />
          {toggle}
        </>
      )}
    </section>
  )
}

export function Verdict({ of: { verdict } }: { of: StatisticRow }) {
  const { words, kind, icon } = VERDICTS[verdict]
  return (
    <Chip kind={kind} icon={icon}>
      {words}
    </Chip>
  )
}
