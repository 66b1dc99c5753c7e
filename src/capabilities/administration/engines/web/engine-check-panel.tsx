import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useEngineCheck } from './use-engine-check.ts'

/** Tests whether the configured engine answers, and which one it is. */
export function EngineCheckPanel() {
  const { check, start } = useEngineCheck()
  return (
    <section className="card stack" aria-labelledby="engine-check">
      <h2 id="engine-check">Does the engine answer?</h2>
      <p className="sm muted">Asks one short question, as a student would. It counts as an engine check.</p>
      <div>
        <Button kind="line" busy={check?.running && 'Asking...'} onClick={() => void start()}>
          Check the engine
        </Button>
      </div>
      {check && <CheckAnswer check={check} />}
    </section>
  )
}

type Shown = NonNullable<ReturnType<typeof useEngineCheck>['check']>

function CheckAnswer({ check: { text, started, finished, wrong } }: { check: Shown }) {
  return (
    <div className="stack" aria-live="polite">
      {started && (
        <p>
          <b>{started.engine.name}</b> answers
          {started.standsInFor ? ` in place of ${started.standsInFor.engine.name}.` : '.'}
        </p>
      )}
      {started?.standsInFor && <Note kind="warn">{started.standsInFor.problem.message}</Note>}
      {text && <p style={{ whiteSpace: 'pre-line' }}>{text}</p>}
      {wrong && <Note kind="bad">{wrong}</Note>}
      {finished && (
        <p className="sm muted">
          {finished.usage.inputTokens} tokens in, {finished.usage.outputTokens} out
          {finished.usage.estimated ? ', by our own estimate' : ''}.
        </p>
      )}
    </div>
  )
}
