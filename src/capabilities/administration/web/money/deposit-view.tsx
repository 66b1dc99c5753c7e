import { useState } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { showNgwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Link } from '#ui/router/link.tsx'
import type {
  acceptDeposit,
  DepositHistory,
  lookUpDeposit,
  readDeposit,
  refundDeposit,
} from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { depositState, whenExact } from '../admin-words.ts'
import { CodeField, codeIn, ReasonDialog } from '../reason-dialog.tsx'
import { useAct } from '../use-act.ts'
import { DepositEvents, DepositLedger, DepositRefunds } from './deposit-parts.tsx'
import { StateOf } from './deposit-table.tsx'

export function DepositView({ id }: { id: string }) {
  return <OneDeposit key={id} id={id} />
}

function OneDeposit({ id }: { id: string }) {
  const asked = useQuery<typeof readDeposit>(CALLS.readDeposit, { params: { id } })
  const [newer, setNewer] = useState<DepositHistory>()
  return (
    <>
      <AdminHead title="One payment" sentence="Everything requested, received and done for this payment." />
      <p>
        <Link to="/admin/deposits">All payments</Link>
      </p>
      <QueryView of={asked}>{(first) => <History history={newer ?? first} onNewer={setNewer} />}</QueryView>
    </>
  )
}

type HistoryProps = { history: DepositHistory; onNewer(history: DepositHistory): void }

function History({ history, onNewer }: HistoryProps) {
  const { deposit, alarms, may } = history
  return (
    <>
      <section className="page depositpage" aria-label="The payment">
        <div className="row between">
          <div>
            <h2>{deposit.assistantName}</h2>
            <p className="sm muted">
              {deposit.userId ? (
                <Link to={`/admin/users/${encodeURIComponent(deposit.userId)}`}>{deposit.userName}</Link>
              ) : (
                deposit.userName
              )}
              {deposit.userEmail && `, ${deposit.userEmail}`}
            </p>
          </div>
          <div className="depositsum">
            <span className="cost">{showNgwee(deposit.amountNgwee)}</span>
            <StateOf {...depositState(deposit)} />
          </div>
        </div>
        <dl className="deposit-facts num">
          {depositFacts(history).map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      {alarms.map((alarm) => (
        <Note key={alarm.id} kind={alarm.acknowledgedAt ? 'info' : 'bad'}>
          {alarm.message}
        </Note>
      ))}
      <DepositActs id={deposit.id} may={may} sum={showNgwee(deposit.amountNgwee)} onNewer={onNewer} />
      <DepositEvents events={history.events} />
      <DepositRefunds refunds={history.refunds} />
      <DepositLedger entries={history.ledger} />
    </>
  )
}

function depositFacts({ deposit, purchase, transaction, ...more }: DepositHistory): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Deposit', deposit.id],
    ['Paid with', `${deposit.providerName} ${deposit.phone ?? ''}`],
    ['Asked', whenExact(deposit.createdAt)],
    ['Result', deposit.finishedAt && whenExact(deposit.finishedAt)],
    ['Why it failed', deposit.failureCode],
    ['Operator’s reference', more.providerTransactionId],
    ['Last checked', `${more.checks} times`],
    ['Next check', more.nextCheckAt && whenExact(more.nextCheckAt)],
    ['Transaction record', transaction ? transaction.status : 'none'],
    [
      'Access',
      purchase
        ? `${purchase.state}, until ${purchase.validUntil ? whenExact(purchase.validUntil) : 'open'}`
        : 'none',
    ],
    ['Where', deposit.environment],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

type ActsProps = {
  id: string
  may: DepositHistory['may']
  sum: string
  onNewer(history: DepositHistory): void
}

function DepositActs({ id, may, sum, onNewer }: ActsProps) {
  const [said, setSaid] = useState<string>()
  const [open, setOpen] = useState<'refund' | 'accept'>()
  const [refundId, setRefundId] = useState('')
  const lookUp = useAct<typeof lookUpDeposit>(CALLS.lookUpDeposit, (answer) => {
    setSaid(answer.said)
    onNewer(answer.history)
  })
  const done = (words: string) => (history: DepositHistory) => {
    setSaid(words)
    setOpen(undefined)
    onNewer(history)
  }
  const startRefund = () => {
    // Made with the press, so that repeating the request can never pay back twice.
    setRefundId(crypto.randomUUID())
    setOpen('refund')
  }
  if (!may.lookUp && !may.refund && !may.accept) return null
  return (
    <div className="stack">
      <div className="row">
        {may.lookUp && (
          <Button
            kind="line"
            busy={lookUp.busy && 'Checking...'}
            onClick={() => void lookUp.act({ params: { id } })}
          >
            Check with pawaPay
          </Button>
        )}
        {may.accept && (
          <Button kind="line" onClick={() => setOpen('accept')}>
            Accept the money
          </Button>
        )}
        {may.refund && (
          <Button kind="line" onClick={startRefund}>
            Refund {sum}
          </Button>
        )}
      </div>
      <div role="status">{said && <Note kind="ok">{said}</Note>}</div>
      {lookUp.problem && <Note kind="bad">{lookUp.problem.message}</Note>}
      <ReasonDialog<typeof refundDeposit>
        open={open === 'refund'}
        onClose={() => setOpen(undefined)}
        title={`Refund ${sum}`}
        sentence="The full amount is returned to the phone it came from, and the access ends. This is logged under your name."
        button={`Refund ${sum}`}
        address={CALLS.refundDeposit}
        sent={(reason, form) => ({ params: { id }, body: { refundId, reason, ...codeIn(form) } })}
        fields={<CodeField />}
        onDone={done('The refund has been started.')}
      />
      <ReasonDialog<typeof acceptDeposit>
        open={open === 'accept'}
        onClose={() => setOpen(undefined)}
        title="Accept the money"
        sentence="The money arrived and was held. If you accept it, it counts as income and the assistant is unlocked."
        button="Accept"
        address={CALLS.acceptDeposit}
        sent={(reason, form) => ({ params: { id }, body: { reason, ...codeIn(form) } })}
        fields={<CodeField />}
        onDone={done('The money has been accepted and the assistant is unlocked.')}
      />
    </div>
  )
}
