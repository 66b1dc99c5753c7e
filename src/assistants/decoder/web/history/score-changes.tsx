import { bandOf } from '#product/score-band.ts'
import { BAND_NAMES } from '#ui/progress/bands.ts'
import type { Analysis } from '../../contract.ts'
import { SCORE_KEYS } from '../../rules/keys.ts'
import { SCORE_NAMES } from '../../rules/words/names.ts'

type ScoreChangesProps = { before: Pick<Analysis, 'stats'>; after: Pick<Analysis, 'stats'> }

/** Each figure before and after, and the difference. */
export function ScoreChanges({ before, after }: ScoreChangesProps) {
  return (
    <section className="card" aria-label="Scores, before and after">
      <dl className="moved num">
        {SCORE_KEYS.map((key) => {
          const [from, to] = [Math.round(before.stats[key]), Math.round(after.stats[key])]
          return (
            <div key={key} className={bandOf(to)}>
              <dt className="sm">{SCORE_NAMES[key]}</dt>
              <dd>
                <span className="muted">
                  {from}
                  <span className="sr"> before,</span>
                </span>
                <span aria-hidden="true" className="muted">
                  →
                </span>
                <strong>
                  {to}
                  <span className="sr"> now, {BAND_NAMES[bandOf(to)]}</span>
                </strong>
              </dd>
              <dd className="sm muted">{movedWords(to - from)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const movedWords = (by: number) => (by === 0 ? 'As before' : by > 0 ? `${by} higher` : `${-by} lower`)
