import './admin-screen.css'
import type { ComponentType } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { readSecondFactor } from '#capabilities/accounts/contract.ts'
import { CALLS as ACCOUNT_CALLS } from '#capabilities/accounts/spec.ts'
import { pathOf } from '#contracts/call.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Link } from '#ui/router/link.tsx'
import { Redirect } from '#ui/router/redirect.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import type { listDeposits } from '../contract.ts'
import { CostsPanel } from '../engines/web/costs-panel.tsx'
import { ProofsPanel } from '../engines/web/proofs-panel.tsx'
import { CALLS } from '../spec.ts'
import { AdminHead } from './admin-head.tsx'
import { AdminNav } from './admin-nav.tsx'
import { AlarmsView } from './alarms-view.tsx'
import { AuditView } from './audit-view.tsx'
import { ListFilters } from './lists/list-filters.tsx'
import { NothingFound } from './lists/nothing-found.tsx'
import { Paging } from './lists/paging.tsx'
import { useList } from './lists/use-list.ts'
import { DepositTable } from './money/deposit-table.tsx'
import { DepositView } from './money/deposit-view.tsx'
import { EarningsView } from './money/earnings-view.tsx'
import { TransactionsView } from './money/transactions-view.tsx'
import { usePeriod } from './money/use-period.tsx'
import { UserView } from './users/user-view.tsx'
import { UsersView } from './users/users-view.tsx'

export default function AdminScreen() {
  const { value: factor } = useQuery<typeof readSecondFactor>(ACCOUNT_CALLS.readSecondFactor)
  if (factor?.needed && !factor.on) return <SetUpFirst />
  return (
    <div className="in admin-screen">
      <AdminNav />
      <View />
    </div>
  )
}

/** With real money every call is refused until there is a second factor. */
function SetUpFirst() {
  return (
    <div className="in admin-screen">
      <AdminHead
        title="Set up an authenticator app first"
        sentence="Payments are real now, so your password alone does not open the administration."
      />
      <section className="card stack" aria-label="How to set it up">
        <ol>
          <li>Install an authenticator app on your phone, if you have none.</li>
          <li>Open your account page and choose “Set up an authenticator app”.</li>
          <li>Scan the picture, enter the code, and keep the recovery codes. Then come back here.</li>
        </ol>
        <p>
          <Link className={buttonClass({})} to="/account">
            Go to your account
          </Link>
        </p>
      </section>
    </div>
  )
}

const VIEWS = new Map<string, ComponentType>([
  ['', EarningsView],
  ['costs', CostsView],
  ['deposits', DepositsView],
  ['transactions', TransactionsView],
  ['users', UsersView],
  ['alarms', AlarmsView],
  ['audit', AuditView],
])

const VIEWS_OF_ONE = new Map<string, ComponentType<{ id: string }>>([
  ['deposits', DepositView],
  ['users', UserView],
])

/** /admin/users, or one of them at /admin/users/an-id. */
function View() {
  const [view = '', id, ...more] = usePlace().pathname.replace(/\/$/, '').split('/').slice(2)
  const All = VIEWS.get(view)
  const One = VIEWS_OF_ONE.get(view)
  if (All && id === undefined) return <All />
  if (One && id && more.length === 0) return <One id={decodeURIComponent(id)} />
  return <Redirect to="/admin" />
}

function CostsView() {
  const { span, field } = usePeriod()
  return (
    <>
      <AdminHead title="Costs" sentence="What the engines cost, against what the assistants earned.">
        {field}
      </AdminHead>
      <CostsPanel span={span} />
      <ProofsPanel />
    </>
  )
}

function DepositsView() {
  const list = useList<typeof listDeposits>(CALLS.listDeposits)
  return (
    <>
      <AdminHead title="Payments" sentence="Every deposit requested, whatever the outcome." />
      <ListFilters
        {...list}
        searchLabel="Name, email, phone or id"
        withStatus
        withMoney
        csv={pathOf(CALLS.exportDeposits, { query: list.filters })}
      />
      <QueryView of={list.asked}>
        {({ deposits, ...paging }) => (
          <>
            {deposits.length > 0 ? <DepositTable label="Payments" deposits={deposits} /> : <NothingFound />}
            <Paging {...paging} what="payments" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
