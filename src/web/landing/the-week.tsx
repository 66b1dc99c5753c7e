import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { Glyph } from './glyph.tsx'

/** Seven days, seven assistants: what a student is likely to need on which day before the deadline. */
export const THE_WEEK: readonly AssistantId[] = [
  'decoder',
  'consultant',
  'humanizer',
  'textChat',
  'slides',
  'voiceChat',
  'defense',
]

export function TheWeek() {
  return (
    <section id="features" className="w">
      <h2 className="h2x">Seven days, seven assistants</h2>
      <p className="lead2">Use the one you need tonight, or work through the week.</p>
      <ol className="days">
        {THE_WEEK.map((id, passed) => {
          const left = THE_WEEK.length - passed
          return (
            <li key={id} className={left === 1 ? 'last' : undefined}>
              <span className="d">
                <b>{left}</b> {left === 1 ? 'day' : 'days'} left
              </span>
              <Glyph of={id} draw />
              <h3>{ASSISTANTS[id].name}</h3>
              <p>{ASSISTANTS[id].landingDescription}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
