import { useState } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { Purchase } from '#capabilities/access/contract.ts'
import { endWords, leftWords } from '#capabilities/payments/web/index.ts'
import { showNgwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Link } from '#ui/router/link.tsx'
import type { readUser, signUserOut } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { AdminHead } from '../admin-head.tsx'
import { assistantNames, whenShort } from '../admin-words.ts'
import { DepositTable } from '../money/deposit-table.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'

export function UserView({ id }: { id: string }) {
  return <OneUser key={id} id={id} />
}

function OneUser({ id }: { id: string }) {
  const asked = useQuery<typeof readUser>(CALLS.readUser, { params: { id } })
  const [granting, setGranting] = useState(false)
  const [signingOut, setSigningOut] = useState(false)
  const [said, setSaid] = useState<string>()
  return (
    <>
      <AdminHead title="One user" sentence="What they bought, what they have left, and every payment.">
        <Button kind="line" disabled={!asked.value} onClick={() => setGranting(true)}>
          Give access
        </Button>
        <Button kind="line" disabled={!asked.value} onClick={() => setSigningOut(true)}>
          Sign them out
        </Button>
      </AdminHead>
      <p>
        <Link to="/admin/users">All users</Link>
      </p>
      <div role="status">{said && <Note kind="ok">{said}</Note>}</div>
      <QueryView of={asked}>
        {({ user, deposits, purchases }) => (
          <>
            <section className="card stack" aria-labelledby="user">
              <h2 id="user">
                {user.name} {user.isAdmin && <Chip kind="brand">Administrator</Chip>}
              </h2>
              <p className="sm num">
                {user.email}, {user.phoneNumber}. Here since {whenShort(user.createdAt)};{' '}
                {showNgwee(user.paidNgwee)} in {user.payments} payments.
              </p>
            </section>
            <section className="card stack" aria-labelledby="bought">
              <h2 id="bought">Purchases</h2>
              {purchases.length === 0 && <p className="muted">None.</p>}
              <ol className="heard">
                {purchases.map((purchase) => (
                  <PurchaseLine key={purchase.id} purchase={purchase} />
                ))}
              </ol>
            </section>
            <section className="card stack" aria-labelledby="payments">
              <h2 id="payments">Payments</h2>
              {deposits.length > 0 ? (
                <DepositTable label="Payments of this user" deposits={deposits} />
              ) : (
                <p className="muted">None.</p>
              )}
            </section>
            <GrantDialog
              open={granting}
              onClose={() => setGranting(false)}
              user={user.email}
              onGranted={(words) => {
                setGranting(false)
                setSaid(words)
                asked.refetch()
              }}
            />
            <SignOutDialog
              open={signingOut}
              onClose={() => setSigningOut(false)}
              id={user.uid}
              name={user.name}
              onDone={(words) => {
                setSigningOut(false)
                setSaid(words)
              }}
            />
          </>
        )}
      </QueryView>
    </>
  )
}

function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const { AIType, purchaseTimestamp, validUntil, state, grantReason } = purchase
  return (
    <li>
      <span className="xs muted num">{purchaseTimestamp && whenShort(purchaseTimestamp)}</span>
      <span>
        <b>{assistantNames([AIType])}</b>
        <small className="under num">
          {[leftWords(purchase), validUntil && `until ${whenShort(validUntil)}`].filter(Boolean).join(', ')}
        </small>
        {grantReason && <small className="under">Granted by an administrator: {grantReason}</small>}
      </span>
      {state === 'ended' ? (
        <Chip>{endWords(purchase)}</Chip>
      ) : (
        <Chip kind={state === 'live' ? 'ok' : 'info'}>{state === 'live' ? 'Open' : 'Not started yet'}</Chip>
      )}
    </li>
  )
}

type SignOutDialogProps = {
  open: boolean
  onClose(): void
  id: string
  name: string
  onDone(words: string): void
}

/** For a stolen phone or a compromised account. */
function SignOutDialog({ open, onClose, id, name, onDone }: SignOutDialogProps) {
  return (
    <ReasonDialog<typeof signUserOut>
      open={open}
      onClose={onClose}
      title={`Sign ${name} out?`}
      sentence="They are signed out on every device, and any password links stop working. They can log in again with their password."
      button="Sign them out"
      address={CALLS.signUserOut}
      sent={(reason) => ({ params: { id }, body: { reason } })}
      onDone={({ sessions }) =>
        onDone(`Signed out on ${sessions === 1 ? 'one device' : `${sessions} devices`}.`)
      }
    />
  )
}
