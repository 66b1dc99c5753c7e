import './admin-screen.css'
import type { ComponentType } from 'react'
import { Redirect } from '#ui/router/redirect.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { AdminNav } from './admin-nav.tsx'
import { AlarmsView } from './alarms-view.tsx'
import { AuditView } from './audit-view.tsx'
import { CostsView } from './costs-view.tsx'
import { DepositView } from './money/deposit-view.tsx'
import { DepositsView } from './money/deposits-view.tsx'
import { EarningsView } from './money/earnings-view.tsx'
import { TransactionsView } from './money/transactions-view.tsx'
import { UserView } from './users/user-view.tsx'
import { UsersView } from './users/users-view.tsx'

export default function AdminScreen() {
  return (
    <div className="in admin-screen">
      <AdminNav />
      <View />
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
