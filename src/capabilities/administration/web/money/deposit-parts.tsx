import { showNgwee } from '#kit/money.ts'
import { TableWrap } from '#ui/figures/table-wrap.tsx'
import type { LedgerEntry, PaymentEvent, Refund } from '../../contract.ts'
import { detailWords, outcomeChip, refundChip, whenExact } from '../admin-words.ts'
import { StateOf } from './deposit-table.tsx'

export function DepositEvents({ events }: { events: readonly PaymentEvent[] }) {
  return (
    <section className="card stack" aria-labelledby="heard">
      <h2 id="heard">Messages from pawaPay</h2>
      {events.length === 0 ? (
        <p className="muted">Nothing yet.</p>
      ) : (
        <ol className="heard">
          {events.map((event) => (
            <li key={`${event.at} ${event.source} ${event.heard} ${event.outcome}`}>
              <span className="xs muted num">{whenExact(event.at)}</span>
              <span>
                <b>{event.heard}</b> <span className="sm muted">from {event.source}</span>
                {event.detail && <small className="under">{detailWords(event.detail)}</small>}
                {event.signature && <small className="under">Signature: {event.signature}</small>}
              </span>
              <StateOf {...outcomeChip(event.outcome)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function DepositRefunds({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="refunds">
      <h2 id="refunds">Refunded</h2>
      <ol className="heard">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span className="xs muted num">{whenExact(refund.createdAt)}</span>
            <span>
              <b>{showNgwee(refund.amountNgwee)}</b>{' '}
              <span className="sm muted">asked by {refund.requestedBy}</span>
              <small className="under">{refund.reason}</small>
              {refund.failure && <small className="under">{refund.failure}</small>}
            </span>
            <StateOf {...refundChip(refund.status)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export function DepositLedger({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="ledger">
      <h2 id="ledger">In the ledger</h2>
      <TableWrap label="Ledger lines">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Entry</th>
              <th scope="col">Account</th>
              <th scope="col" className="r">
                Sum
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.flatMap((entry) =>
              entry.lines.map((line) => (
                <tr key={`${entry.id} ${line.account}`}>
                  <td className="num">{whenExact(entry.at)}</td>
                  <td>{entry.kind}</td>
                  <td>{line.account}</td>
                  <td className="num r">{showNgwee(line.amountNgwee)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </TableWrap>
    </section>
  )
}
