import type { Analysis } from '../../contract.ts'
import { MEND_FIRST } from '../../spec.ts'
import { PointLine } from './point.tsx'

/** What a supervisor would send back first. The section of recommendations goes on from there. */
export function MendFirst({ analysis: { improvementRecommendations: all } }: { analysis: Analysis }) {
  const first = all.content.slice(0, MEND_FIRST)
  if (first.length === 0) return null
  return (
    <section className="card" aria-labelledby="mend-first">
      <h2 id="mend-first" className="arrived" tabIndex={-1}>
        {first.length === 1 ? 'Mend this first' : 'Mend these first'}
      </h2>
      <ol className="pts">
        {first.map((text, at) => (
          <PointLine key={text} text={text} evidence={all.evidence[at] ?? []} />
        ))}
      </ol>
    </section>
  )
}
