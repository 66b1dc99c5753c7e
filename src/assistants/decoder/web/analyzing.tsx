import { Check, X } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import { STAGES } from '../rules/keys.ts'
import { type AnalysisState, shownProgress } from '../rules/screen/analysis-flow.ts'
import { timeLeftWords } from '../rules/screen/time-left.ts'
import { FrontHead } from './start-head.tsx'

type AnalyzingProps = {
  state: Extract<AnalysisState, { name: 'uploading' | 'processing' }>
  onCancel(): void
  onDismiss(): void
}

/** The four stages, and the measured progress. */
export default function Analyzing({ state, onCancel, onDismiss }: AnalyzingProps) {
  const uploading = state.name === 'uploading'
  const stage = uploading ? STAGES[0] : state.stage
  return (
    <>
      <FrontHead />
      {!uploading && state.problem && (
        <Note kind="bad" onDismiss={onDismiss}>
          {state.problem}
        </Note>
      )}
      <section className="card stack analyzing" aria-labelledby="analyzing">
        <h2 id="analyzing">Analyzing your document</h2>
        <FileRow name={state.file}>
          {uploading && (
            <Button kind="quiet" icon={X} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </FileRow>
        <WeekProgress step={stage} percent={shownProgress(state)} />
        <Stages now={stage} />
        <p className="sm muted num" role="status">
          {uploading ? sendingWords(state.lineLost) : waitingWords(state)}
        </p>
      </section>
    </>
  )
}

const waitingWords = ({ doing, remaining }: { doing?: string; remaining?: number }) =>
  [doing && `${doing}.`, timeLeftWords(remaining)].filter(Boolean).join(' ')

const sendingWords = (lineLost: boolean) =>
  lineLost
    ? 'Waiting for the connection. Your document is kept, and will be sent as soon as you are back online.'
    : 'Please keep this page open until the document has been sent.'

function Stages({ now }: { now: (typeof STAGES)[number] }) {
  const place = STAGES.indexOf(now)
  return (
    <ol className="stages">
      {STAGES.map((stage, at) => (
        <li
          key={stage}
          className={at < place ? 'done' : at === place ? 'now' : undefined}
          aria-current={at === place ? 'step' : undefined}
        >
          <span className="mark" aria-hidden="true">
            {at < place ? <Icon of={Check} /> : at + 1}
          </span>
          {stage}
          {at < place && <span className="sr">, done</span>}
        </li>
      ))}
    </ol>
  )
}
