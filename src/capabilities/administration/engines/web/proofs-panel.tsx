/** By which an operator chooses a model: how much of what it says about documents can be proved. */
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { CALLS } from '../../spec.ts'
import type { Proofs, readProofs } from '../contract.ts'

type OfModel = Proofs['models'][number]

const formattedCount = (n: number) => n.toLocaleString('en-GB')
const share = (part: number, whole: number) => (whole > 0 ? ` (${((100 * part) / whole).toFixed(0)} %)` : '')

const COLUMNS: StackedColumn<OfModel>[] = [
  { head: 'Model', place: 'a', cell: (row) => row.model },
  {
    head: 'Documents',
    place: 'm',
    numeric: true,
    right: true,
    before: 'Documents ',
    // A model that raises nothing may approve whatever it is given.
    cell: (row) =>
      `${formattedCount(row.readings)}${row.approving > 0 ? `, ${formattedCount(row.approving)} without a remark` : ''}`,
  },
  {
    head: 'Proposed',
    place: 'b',
    numeric: true,
    right: true,
    before: 'Proposed ',
    cell: (row) => formattedCount(row.proposed),
  },
  {
    head: 'Verified and kept',
    place: 's',
    numeric: true,
    right: true,
    before: 'Kept ',
    cell: (row) => `${formattedCount(row.kept)}${share(row.kept, row.proposed)}`,
  },
  {
    head: 'Tokens used, of estimate',
    place: 'c',
    numeric: true,
    right: true,
    before: 'Tokens used ',
    cell: (row) => `${formattedCount(row.spent)} of ${formattedCount(row.estimated)}`,
  },
  {
    head: 'Readings that ended early',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Readings that ended early ',
    cell: (row) => formattedCount(row.unanswered),
  },
]

const WHY: StackedColumn<OfModel['dropped'][number]>[] = [
  { head: 'Dropped because', place: 'a', cell: (row) => row.why },
  { head: 'Findings', place: 'm', numeric: true, right: true, cell: (row) => formattedCount(row.count) },
]

export function ProofsPanel() {
  const proofs = useQuery<typeof readProofs>(CALLS.readProofs)
  return <QueryView of={proofs}>{({ models }) => <ProofTables models={models} />}</QueryView>
}

/** Renders nothing until a model has read something. */
function ProofTables({ models }: Proofs) {
  if (models.length === 0) return null
  return (
    // Without a name: its tables are regions, and two of one name confuse.
    <section className="stack">
      <h2>What models found in documents</h2>
      <p className="sm muted">
        Every quotation is looked up and every number checked. Whatever fails is never shown, so choose a
        model by how much is kept.
      </p>
      <StackedTable
        label="What models found in documents"
        columns={COLUMNS}
        rows={models}
        rowKey={(row) => row.model}
      />
      {models
        .filter(({ dropped }) => dropped.length > 0)
        .map(({ model, dropped }) => (
          <div key={model} className="stack">
            <h3>Why findings of {model} were dropped</h3>
            <StackedTable
              label={`Why findings of ${model} were dropped`}
              columns={WHY}
              rows={dropped}
              rowKey={(row) => row.why}
            />
          </div>
        ))}
    </section>
  )
}
