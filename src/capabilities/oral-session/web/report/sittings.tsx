import { dayAndTime } from '#api-client/date-and-time.ts'
import { HBars } from '#ui/figures/h-bars.tsx'
import type { Report } from '../../rules/report/contract.ts'

/** From session to session on the same document; shown once there is something to compare. */
export function Sittings({ progress, now }: { progress: Report['progress']; now: string }) {
  const scored = progress.filter(({ score }) => score !== null)
  if (scored.length < 2) return null
  return (
    <section className="stack" aria-labelledby="sittings">
      <h3 id="sittings">From session to session</h3>
      <HBars
        bars={scored.map(({ sessionId, at, score }) => {
          const { day, time } = dayAndTime(at)
          const name = sessionId === now ? `${day}, ${time}, this one` : `${day}, ${time}`
          return { id: sessionId, name, value: score ?? 0, words: `${score} of 100` }
        })}
      />
    </section>
  )
}
