import { X } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import { type Preparing, preparingStep, shownPercent } from '../../rules/screen/preparing.ts'
import { SCREEN } from '../../rules/screen/screen-words.ts'

type ProcessingPanelProps = {
  state: Extract<Preparing, { name: 'uploading' | 'processing' }>
  onCancel(): void
  onLookAgain(): void
}

/** How far the document is, in percent and in words. */
export default function ProcessingPanel({ state, onCancel, onLookAgain }: ProcessingPanelProps) {
  const sending = state.name === 'uploading'
  return (
    <section className="card stack" aria-labelledby="preparing">
      <h2 id="preparing">Preparing your session</h2>
      <FileRow name={state.file}>
        {sending && (
          <Button kind="quiet" icon={X} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </FileRow>
      <WeekProgress step={preparingStep(state)} percent={shownPercent(state)} />
      <p className="sm muted" role="status">
        {sending ? (state.lineLost ? SCREEN.lineLost : SCREEN.sending) : SCREEN.preparing}
      </p>
      {!sending && state.left && (
        <div className="row">
          <Button kind="line" onClick={onLookAgain}>
            Look again
          </Button>
        </div>
      )}
    </section>
  )
}
