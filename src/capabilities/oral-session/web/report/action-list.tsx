import type { Report } from '../../rules/report/contract.ts'
import { WITHIN_WORDS } from '../../rules/screen/report-words.ts'
import { Cited } from './cited.tsx'

/** Next steps, grouped by the time they take. */
export function ActionList({ actions, document }: Pick<Report, 'actions' | 'document'>) {
  if (actions.every(({ items }) => items.length === 0)) return null
  return (
    <section className="stack" aria-labelledby="actions">
      <h3 id="actions">What to do next</h3>
      <div className="actions">
        {actions.map(({ within, items }) => (
          <section key={within} className="card stack tight" aria-label={WITHIN_WORDS[within]}>
            <h4>{WITHIN_WORDS[within]}</h4>
            {items.length === 0 ? (
              <p className="sm muted">Nothing.</p>
            ) : (
              <ul className="boxes">
                {items.map(({ says, place }) => (
                  <li key={says}>
                    <p>{says}</p>
                    {place && <Cited document={document} places={[place]} />}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
