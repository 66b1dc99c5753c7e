import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Reading } from '#asking/reading.tsx'
import { useAsked } from '#asking/use-asked.ts'
import { seconds } from '#kit/time.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { readChecks } from '../contract.ts'
import { CALLS } from '../spec.ts'

const LOOKS_EVERY = seconds(30)

/** What is wrong now, looked at again while the screen is open. */
export function ChecksList() {
  const asked = useAsked<typeof readChecks>(CALLS.readChecks)
  const { askAgain } = asked
  useEffect(() => {
    const looking = setInterval(askAgain, LOOKS_EVERY)
    return () => clearInterval(looking)
  }, [askAgain])
  return (
    <section aria-labelledby="checks" className="card stack">
      <h2 id="checks">How it is now</h2>
      <Reading of={asked}>
        {({ checks }) => (
          <ul className="checks">
            {checks.map(({ what, fine, says }) => (
              <li key={what} className={fine ? 'fine' : 'wrong'}>
                <Icon of={fine ? CircleCheck : CircleAlert} />
                <span>
                  <b>{what}</b> {says}
                  {!fine && <span className="sr-only"> This wants somebody.</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </section>
  )
}
