/** Engine costs against assistant earnings. */

import type { z } from 'zod'
import { Reading } from '#api-client/query-view.tsx'
import { useAsked } from '#api-client/use-query.ts'
import { counted } from '#kit/pluralise.ts'
import { showNgwee } from '#kit/money.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { type Column, StackedTable } from '#ui/figures/stacked-table.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { CALLS } from '../../spec.ts'
import type { Costs, CostsQuery, readCosts } from '../contract.ts'
import { EngineCheckPanel } from './engine-check-panel.tsx'

type PerAssistant = Costs['perAssistant'][number]
type PerDay = Costs['perDay'][number]
type Money = Pick<PerAssistant, 'incomeNgwee' | 'costNgwee'>

const count = (n: number) => n.toLocaleString('en-GB')

/** A cost without income has no share: it is simply lost. */
const shareOf = ({ incomeNgwee, costNgwee }: Money): string =>
  incomeNgwee > 0 ? `${((100 * costNgwee) / incomeNgwee).toFixed(1)} %` : '–'

const minutesOf = (seconds: number) => (seconds === 0 ? '0' : (seconds / 60).toFixed(1))

const money: Column<Money>[] = [
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
    cell: (row) => shareOf(row),
  },
]

const ASSISTANTS: Column<PerAssistant>[] = [
  { head: 'Assistant', place: 'a', cell: (row) => row.name },
  ...money,
  {
    head: 'Calls',
    place: 'c',
    numeric: true,
    right: true,
    before: 'Calls ',
    cell: (row) => count(row.calls),
  },
  {
    head: 'Tokens in, out',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Tokens in, out ',
    cell: (row) => `${count(row.tokensIn)}, ${count(row.tokensOut)}`,
  },
  {
    head: 'Pictures',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Pictures ',
    cell: (row) => count(row.images),
  },
  {
    head: 'Minutes heard or spoken',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Minutes heard or spoken ',
    cell: (row) => minutesOf(row.audioSeconds),
  },
  {
    head: 'Minutes of reading, of scans',
    place: 'd',
    numeric: true,
    right: true,
    before: 'Minutes of reading, of scans ',
    cell: (row) => `${minutesOf(row.parseSeconds)}, ${minutesOf(row.recogniseSeconds)}`,
  },
]

const DAYS: Column<PerDay>[] = [
  { head: 'Day', place: 'a', cell: (row) => row.day },
  { head: 'Assistant', place: 'c', cell: (row) => row.name },
  ...money,
]

export function CostsPanel({ span = {} }: { span?: z.input<typeof CostsQuery> }) {
  const costs = useAsked<typeof readCosts>(CALLS.readCosts, { query: span })
  return (
    <>
      <Reading of={costs}>{(read) => <CostTables costs={read} />}</Reading>
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
            under: total.incomeNgwee > 0 && `${shareOf(total)} of income`,
          },
          { name: 'What is left', value: showNgwee(total.incomeNgwee - total.costNgwee) },
          { name: 'Calls', value: count(total.calls), under: `Now: ${engine.name}` },
        ]}
      />
      {unpriced > 0 && (
        <Note kind="warn">
          {unpriced === 1
            ? '1 call used a model without a price, so its cost is not counted. '
            : `${counted(unpriced, 'call')} used a model without a price, so their cost is not counted. `}
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
