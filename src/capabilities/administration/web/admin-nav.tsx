import { useQuery } from '#api-client/use-query.ts'
import { Link } from '#ui/router/link.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import type { listAlarms } from '../contract.ts'
import { CALLS } from '../spec.ts'

const VIEWS = [
  ['/admin', 'Earnings'],
  ['/admin/costs', 'Costs'],
  ['/admin/deposits', 'Payments'],
  ['/admin/transactions', 'Transactions'],
  ['/admin/users', 'Users'],
  ['/admin/alarms', 'Alarms'],
  ['/admin/audit', 'Audit log'],
] as const

/** A payment's page belongs to Payments; earnings, at the root, match only their own page. */
const isCurrentView = (view: string, path: string) =>
  path === view || (view !== '/admin' && path.startsWith(`${view}/`))

export function AdminNav() {
  const here = usePlace().pathname.replace(/\/$/, '')
  return (
    <nav className="adminnav" aria-label="Administration">
      {VIEWS.map(([path, name]) => (
        <Link key={path} to={path} aria-current={isCurrentView(path, here) ? 'page' : undefined}>
          {name}
          {path === '/admin/alarms' && <OpenAlarms />}
        </Link>
      ))}
    </nav>
  )
}

/** Number of open alarms; with a question mark if unknown or out of date. */
function OpenAlarms() {
  const { value, problem } = useQuery<typeof listAlarms>(CALLS.listAlarms, {
    query: { open: '1', pageSize: 1 },
  })
  const open = value?.total ?? 0
  if (open === 0 && !problem) return null
  return (
    <span className={open > 0 ? 'chip bad' : 'chip'} title={problem?.message}>
      {value && open}
      {problem && '?'}
      <span className="sr">{problem ? ` open. This may be out of date. ${problem.message}` : ' open'}</span>
    </span>
  )
}
