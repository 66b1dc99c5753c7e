/** Engine costs against assistant earnings. */

import type { z } from 'zod'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { showNgwee } from '#kit/money.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { CALLS } from '../../spec.ts'
import type { Costs, CostsQuery, readCosts } from '../contract.ts'
import { EngineCheckPanel } from './engine-check-panel.tsx'

type PerAssistant = Costs['perAssistant'][number]
type PerDay = Costs['perDay'][number]
type Money = Pick<PerAssistant, 'incomeNgwee' | 'costNgwee'>

const formattedCost = (n: number) => n.toLocaleString('en-GB')

/** A cost without income has no share: it is simply lost. */
const costShare = ({ incomeNgwee, costNgwee }: Money): string =>
  incomeNgwee > 0 ? `${((100 * costNgwee) / incomeNgwee).toFixed(1)} %` : '–'

const minutesOf = (seconds: number) => (seconds === 0 ? '0' : (seconds / 60).toFixed(1))

const money: StackedColumn<Money>[] = [
  { head: 'Income', place: 'm', numeric: true, right: true, cell: (row) => showNgwee(row.incomeNgwee) },
  {
    head: 'Cost',
    place: 'b',
    numeric: true,
    right: true,
    before: 'Cost ',
    cell: (row) => showNgwee(row.costNgwee),
  },
  {
    head: 'Of income',
    place: 's',
    numeric: true,
    right: true,
    before: 'Of income ',
    cell: (row) => costShare(row),
  },
]

const ASSISTANTS: StackedColumn<PerAssistant>[] = [
  { head: 'Assistant', place: 'a', cell: (row) => row.name },
  ...money,
  {
    head: 'Calls',
    place: 'c',
    numeric: true,
    right: true,
    before: 'Calls ',
    cell: (row) => formattedCost(row.calls),
  },
  {
    head: 'Tokens in, out',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Tokens in, out ',
    cell: (row) => `${formattedCost(row.tokensIn)}, ${formattedCost(row.tokensOut)}`,
  },
  {
    head: 'Pictures',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Pictures ',
    cell: (row) => formattedCost(row.images),
  },
  {
    head: 'Minutes of speech',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Minutes of speech ',
    cell: (row) => minutesOf(row.audioSeconds),
  },
  {
    head: 'Minutes of reading and of scans',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Minutes of reading and of scans ',
    cell: (row) => `${minutesOf(row.parseSeconds)}, ${minutesOf(row.recogniseSeconds)}`,
  },
]

const DAYS: StackedColumn<PerDay>[] = [
  { head: 'Day', place: 'a', cell: (row) => row.day },
  { head: 'Assistant', place: 'c', cell: (row) => row.name },
  ...money,
]

export function CostsPanel({ span = {} }: { span?: z.input<typeof CostsQuery> }) {
  const costs = useQuery<typeof readCosts>(CALLS.readCosts, { query: span })
  return (
    <>
      <QueryView of={costs}>{(read) => <CostTables costs={read} />}</QueryView>
      <EngineCheckPanel />
    </>
  )
}

function CostTables({ costs: { total, engine, perAssistant, perDay } }: { costs: Costs }) {
  const unpriced = perAssistant.reduce((sum, { unpricedCalls }) => sum + unpricedCalls, 0)
  return (
    <>
      <Figures
        figures={[
          { name: 'Income', value: showNgwee(total.incomeNgwee) },
          {
            name: 'Cost of the engines',
            value: showNgwee(total.costNgwee),
            under: total.incomeNgwee > 0 && `${costShare(total)} of income`,
          },
          { name: 'Balance', value: showNgwee(total.incomeNgwee - total.costNgwee) },
          { name: 'Calls', value: formattedCost(total.calls), under: `Now: ${engine.name}` },
        ]}
      />
      {unpriced > 0 && (
        <Note kind="warn">
          {unpriced === 1
            ? '1 call used a model without a price, so its cost is not counted. '
            : `${pluralise(unpriced, 'call')} used a model without a price, so their cost is not counted. `}
          Prices are set with AI_PRICES.
        </Note>
      )}
      <StackedTable
        label="Costs by assistant"
        columns={ASSISTANTS}
        rows={perAssistant}
        rowKey={(row) => row.assistant}
      />
      {perDay.length > 0 && (
        <StackedTable
          label="Costs by day"
          columns={DAYS}
          rows={perDay}
          rowKey={(row) => `${row.day} ${row.assistant}`}
        />
      )}
    </>
  )
}
