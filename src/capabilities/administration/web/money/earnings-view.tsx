import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { pathOf } from '#contracts/call.ts'
import { showNgwee } from '#kit/money.ts'
import { pluralise } from '#kit/pluralise.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import emptyPayments from '#ui/art/empty-payments.svg?raw'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { HBars } from '#ui/figures/h-bars.tsx'
import { TableWrap } from '#ui/figures/table-wrap.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Earnings, listDeposits, readEarnings } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { CsvLink } from '../lists/list-filters.tsx'
import { DayChart, dayWords } from './day-chart.tsx'
import { DepositTable } from './deposit-table.tsx'
import { type DateSpan, everyDay } from './periods.ts'
import { usePeriod } from './use-period.tsx'

export function EarningsView() {
  const { span, field } = usePeriod()
  const earnings = useQuery<typeof readEarnings>(CALLS.readEarnings, { query: span })
  const latest = useQuery<typeof listDeposits>(CALLS.listDeposits, { query: { pageSize: 5 } })
  return (
    <>
      <AdminHead title="Earnings" sentence="The total of the ledger. Entries are never changed.">
        {field}
        <CsvLink href={pathOf(CALLS.exportEarnings, { query: span })} />
      </AdminHead>
      <QueryView of={earnings}>{(value) => <EarningsFigures earnings={value} span={span} />}</QueryView>
      <section className="card stack" aria-labelledby="latest">
        <div className="row between">
          <h2 id="latest">Latest payments</h2>
          <Link to="/admin/deposits">All payments</Link>
        </div>
        <QueryView of={latest}>
          {({ deposits }) =>
            deposits.length > 0 ? (
              <DepositTable label="The latest five" deposits={deposits} />
            ) : (
              <EmptyState
                drawing={emptyPayments}
                heading="No payment yet"
                sentence="The first payment appears here as soon as a student presses Pay Now."
              />
            )
          }
        </QueryView>
      </section>
    </>
  )
}

const amountOnly = (amount: number) => showNgwee(amount).replace('ZMW ', '')

function EarningsFigures({ earnings, span }: { earnings: Earnings; span: DateSpan }) {
  const { payments, smallestNgwee, largestNgwee, waiting, refundedNgwee, heldNgwee, environment } = earnings
  const days = everyDay(earnings.perDay, span)
  return (
    <>
      {environment !== 'live' && (
        <Note kind="warn">Test payments, no real money: these are the figures of the {environment}.</Note>
      )}
      {heldNgwee > 0 && (
        <Note kind="bad" actions={<Link to="/admin/alarms">See the alarms</Link>}>
          {showNgwee(heldNgwee)} has been received but is on hold until somebody decides.
        </Note>
      )}
      <Figures
        figures={[
          {
            name: 'Earned',
            value: showNgwee(earnings.amountNgwee),
            under: `${pluralise(payments, 'completed payment')}${refundedNgwee > 0 ? `, ${amountOnly(refundedNgwee)} refunded` : ''}`,
          },
          {
            name: 'Average payment',
            value: showNgwee(earnings.averageNgwee),
            under:
              payments > 0
                ? `between ${amountOnly(smallestNgwee)} and ${amountOnly(largestNgwee)}`
                : 'none yet',
          },
          {
            name: 'Waiting for a result',
            value: showNgwee(waiting.amountNgwee),
            under: `${pluralise(waiting.payments, 'payment')}, not counted above`,
          },
        ]}
      />
      <section className="card stack" aria-labelledby="by-assistant">
        <h2 id="by-assistant">
          By assistant <small className="sm muted">in ZMW</small>
        </h2>
        <HBars bars={barsOf(earnings)} />
      </section>
      {days.length > 0 && (
        <section className="card stack" aria-labelledby="by-day">
          <h2 id="by-day">
            By day <small className="sm muted">as in Lusaka</small>
          </h2>
          <DayChart days={days} />
          <DayTable days={earnings.perDay} />
        </section>
      )}
    </>
  )
}

function barsOf({ perAssistant }: Earnings) {
  return assistantIds
    .map((id) => {
      const { name, purchase } = ASSISTANTS[id]
      const sum = perAssistant.find(({ purchaseType }) => purchaseType === purchase.purchaseType)
      const value = sum?.amountNgwee ?? 0
      return { id, picture: <Glyph of={id} />, name, value, words: amountOnly(value) }
    })
    .sort((one, other) => other.value - one.value)
}

function DayTable({ days }: { days: Earnings['perDay'] }) {
  return (
    <details>
      <summary className="sm">The figures</summary>
      <TableWrap label="Earned per day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="r">
                Payments
              </th>
              <th scope="col" className="r">
                Earned
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, payments, amountNgwee }) => (
              <tr key={day}>
                <td className="num">
                  {dayWords(day)} {day.slice(0, 4)}
                </td>
                <td className="num r">{payments}</td>
                <td className="num r">{showNgwee(amountNgwee)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableWrap>
    </details>
  )
}
