import { useId } from 'react'
import type { Assessed } from '#capabilities/study/contract.ts'
import { raisedBy } from '../../rules/opinions.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'

const FIRST = 5

/** All that a model raised and code could prove: five at first, in the model's own order of weight. */
export function Remarks({ opinions }: { opinions: readonly Assessed[] }) {
  const id = useId()
  const raised = useFold(raisedBy(opinions), { first: FIRST, things: 'remarks' })
  const missing = useFold(
    opinions.filter(({ kind }) => kind === 'absent'),
    { first: FIRST, things: 'missing parts' },
  )
  const unproved = opinions.filter(({ isUnproved }) => isUnproved)
  if (raised.shown.length + missing.shown.length + unproved.length === 0) return null
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>Remarks of {opinions[0]?.by}</h2>
      <p className="sm muted">
        The passages were found in your document and the figures were checked. The judgement is this AI
        model’s own.
      </p>
      <ol className="pts">
        {raised.shown.map((one) => (
          <RemarkLine key={one.id + one.says} {...one} />
        ))}
      </ol>
      {raised.toggle}
      {missing.shown.length > 0 && (
        <>
          <h3>Not found in your document</h3>
          <ul className="pts">
            {missing.shown.map((one) => (
              <li key={one.id} className="point">
                <p>
                  {one.says}
                  {one.evidence.length > 0 && ' These passages come near:'}
                </p>
                <Cited evidence={one.evidence} />
              </li>
            ))}
          </ul>
          {missing.toggle}
        </>
      )}
      {unproved.length > 0 && (
        <details>
          <summary>Not proved by a quotation ({unproved.length})</summary>
          <p className="sm muted">
            A figure or a name in these does not stand in your document. Check before you use them.
          </p>
          <ul className="pts">
            {unproved.map((one) => (
              <RemarkLine key={one.id + one.says} {...one} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const RemarkLine = ({ says, why, advice, question, evidence }: Assessed) => (
  <li className="point">
    <p>
      <strong>{says}</strong> {why}
    </p>
    {advice && <p>What you can do: {advice}</p>}
    {question && <p>An examiner may ask: {question}</p>}
    <Cited evidence={evidence} said={says} />
  </li>
)
