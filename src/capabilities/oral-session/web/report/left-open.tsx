import type { Report } from '../../rules/report/contract.ts'
import { LEFT_OPEN } from '../../rules/screen/report-words.ts'
import { Cited } from './cited.tsx'

/** Questions given up: unmarked, but still listed. */
export function LeftOpen({ leftOpen, document }: Pick<Report, 'leftOpen' | 'document'>) {
  if (leftOpen.length === 0) return null
  return (
    <section className="stack" aria-labelledby="left-open">
      <h3 id="left-open">{LEFT_OPEN.heading}</h3>
      <p className="sm muted">{LEFT_OPEN.says}</p>
      {leftOpen.map(({ questionId, question, place, advice }) => (
        <section key={questionId} className="card stack tight" aria-label={question}>
          <h4>{question}</h4>
          <Cited document={document} places={[place]} />
          <p>{advice}</p>
        </section>
      ))}
    </section>
  )
}
