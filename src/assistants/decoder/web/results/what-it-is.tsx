import type { Analysis } from '../../contract.ts'
import { PointLine } from './point.tsx'
import { useArrival } from './use-arrival.ts'
import { useFold } from './use-fold.tsx'

/** A list of objectives word for word would hide what came out. */
const SHORT = 280

/** The executive summary, first of all: what was read, before anything is made of it. */
export function WhatItIs({ analysis, arrives }: { analysis: Analysis; arrives: boolean }) {
  const { content, evidence } = analysis.executiveSummary
  const heading = useArrival(arrives)
  const fold = useFold(
    content.map((text, at) => ({ text, at })),
    { first: 1, things: 'sentences', always: ({ text }) => text.length <= SHORT },
  )
  if (content.length === 0) return null
  return (
    <section className="card what-it-is" aria-labelledby="what-it-is">
      <h2 id="what-it-is" className="arrived" ref={heading} tabIndex={-1}>
        {analysis.isResearch ? 'What this work is' : 'What this document says'}
      </h2>
      <ul className="pts">
        {fold.shown.map(({ text, at }) => (
          <PointLine key={text} text={text} evidence={evidence[at] ?? []} bare />
        ))}
      </ul>
      {fold.toggle}
    </section>
  )
}
