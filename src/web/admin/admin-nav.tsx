import { NavLink } from 'react-router'
import { useAsked } from '#capabilities/accounts/web/use-asked.ts'
import type { Alarms } from '#capabilities/payments/admin/contract.ts'

const VIEWS = [
  ['/admin', 'Earnings'],
  ['/admin/costs', 'Costs'],
  ['/admin/deposits', 'Payments'],
  ['/admin/transactions', 'Transactions'],
  ['/admin/users', 'Users'],
  ['/admin/alarms', 'Alarms'],
  ['/admin/audit', 'Audit log'],
] as const

export function AdminNav() {
  const alarms = useAsked<Alarms>('/api/admin/alarms?open=1&pageSize=1')
  const open = alarms.value?.total ?? 0
  return (
    <nav className="adminnav" aria-label="Administration">
      {VIEWS.map(([path, name]) => (
        <NavLink key={path} to={path} end={path === '/admin'}>
          {name}
          {path === '/admin/alarms' && open > 0 && (
            <span className="chip bad">
              {open}
              <span className="sr"> open</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
