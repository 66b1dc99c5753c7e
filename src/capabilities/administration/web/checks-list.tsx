import { CircleAlert, CircleCheck } from 'lucide-react'
import { Reading } from '#api-client/query-view.tsx'
import { useAgain } from '#api-client/use-refresh.ts'
import { useAsked } from '#api-client/use-query.ts'
import { seconds } from '#kit/time.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { readChecks } from '../contract.ts'
import { CALLS } from '../spec.ts'

const LOOKS_EVERY = seconds(30)

/** Current problems, refreshed while the screen is open. */
export function ChecksList() {
  const asked = useAsked<typeof readChecks>(CALLS.readChecks)
  useAgain(asked.askAgain, { wanted: true, every: LOOKS_EVERY, onReturn: true })
  return (
    <section aria-labelledby="checks" className="card stack">
      <h2 id="checks">How it is now</h2>
      <Reading of={asked}>
        {({ checks }) => (
          <ul className="alarm-list">
            {checks.map(({ what, fine, says }) => (
              <li key={what} className={fine ? 'fine' : 'wrong'}>
                <Icon of={fine ? CircleCheck : CircleAlert} />
                <span>
                  <b>{what}</b> {says}
                  {!fine && ' This wants somebody.'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </section>
  )
}
