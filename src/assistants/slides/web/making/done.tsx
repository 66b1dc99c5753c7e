import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { JobState } from '../../rules/screen/job-flow.ts'
import { download } from '../download.ts'

const DeckView = part(() => import('../deck/deck.tsx'), <Skeleton lines={6} />)

type DoneProps = { state: Extract<JobState, { name: 'done' }>; onReset(): void }

export default function Done({ state, onReset }: DoneProps) {
  const { title, slideCount, source, jobId } = state
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    setProblem(await download(source))
    setBusy(false)
  }
  return (
    <>
      <section className="card stack" aria-labelledby="slides-done">
        <h2 id="slides-done">Your presentation is ready</h2>
        <p>
          <b>{title}</b> <span className="muted num">{slideCount} slides, kept for 30 days</span>
        </p>
        {problem && <FailedNote onAgain={save}>{problem}</FailedNote>}
        <div className="row">
          <Button icon={Download} disabled={busy} onClick={save}>
            Download
          </Button>
          <Button kind="line" icon={RotateCcw} onClick={onReset}>
            Generate Another
          </Button>
        </div>
      </section>
      <DeckView id={jobId} />
    </>
  )
}
