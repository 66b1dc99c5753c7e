import { CircleAlert, CircleCheck } from 'lucide-react'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import { seconds } from '#kit/time.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { readChecks } from '../contract.ts'
import { CALLS } from '../spec.ts'

const LOOKS_EVERY = seconds(30)

/** Current problems, refreshed while the screen is open. */
export function ChecksList() {
  const asked = useQuery<typeof readChecks>(CALLS.readChecks)
  useRefresh(asked.refetch, { wanted: true, every: LOOKS_EVERY, onReturn: true })
  return (
    <section aria-labelledby="checks" className="card stack">
      <h2 id="checks">Current status</h2>
      <QueryView of={asked}>
        {({ checks }) => (
          <ul className="alarm-list">
            {checks.map(({ what, fine, says }) => (
              <li key={what} className={fine ? 'fine' : 'wrong'}>
                <Icon of={fine ? CircleCheck : CircleAlert} />
                <span>
                  <b>{what}</b> {says}
                  {!fine && ' Needs attention.'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
