import { Download } from 'lucide-react'
import { pathOf } from '#contracts/call.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { CALLS } from '../../spec.ts'

export function YourData() {
  return (
    <section className="card stack" aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className="muted">
        Everything we keep about you, in one file that other programs can read.{' '}
        <a href="/privacy">What we keep, and for how long</a>
      </p>
      <div>
        <a
          className={buttonClass({ kind: 'line' })}
          href={pathOf(CALLS.exportData)}
          download="weekbe4-my-data.json"
        >
          <Icon of={Download} />
          Download my data
        </a>
      </div>
    </section>
  )
}
