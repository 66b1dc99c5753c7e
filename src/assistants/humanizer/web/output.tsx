import { Download } from 'lucide-react'
import { useState } from 'react'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Door, Flow } from '../rules/flow/humanizer-flow.ts'
import { type Review, reviewedText, segmentsOf, takenIn } from '../rules/flow/review.ts'
import type { Notice } from '../rules/rewrite/rewriting.ts'
import { SAYS } from '../spec.ts'
import { OutputPanel } from './output-panel.tsx'

type OutputProps = { flow: Flow; review: Review; onSkip(): void; onDevice(): void }

const VIEWS = [
  { id: 'changes', name: 'Changes' },
  { id: 'clean', name: 'Clean' },
] as const

const NOTICE_WORDS: Record<Notice, string> = {
  'nothing-to-change': SAYS.nothingToChange,
  'only-fixed': SAYS.onlyFixed,
  'other-language': SAYS.otherLanguage,
}

/** The panel on the right, in every state. */
export function Output({ flow, review, onSkip, onDevice }: OutputProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('changes')
  if (flow.name === 'shown') {
    const { notice } = flow.humanized
    const text = reviewedText(review)
    const hasChanges = review.changes.length > 0
    return (
      <OutputPanel
        text={text}
        copying="open"
        views={hasChanges && <Tabs label="View" tabs={VIEWS} chosen={view} onChoose={setView} />}
        more={<SaveButtons review={review} />}
      >
        {hasChanges && view === 'changes' ? <ChangesText review={review} /> : <p className="prose">{text}</p>}
        {notice && <Note>{NOTICE_WORDS[notice]}</Note>}
      </OutputPanel>
    )
  }
  if (flow.name === 'typing') {
    const typed = flow.humanized.response.slice(0, flow.typed)
    return (
      <OutputPanel
        text={typed}
        copying="nothing"
        onTap={onSkip}
        views={
          <Button kind="quiet" onClick={onSkip}>
            Show all
          </Button>
        }
      >
        <p className="prose">
          {typed}
          <span className="caret" />
        </p>
      </OutputPanel>
    )
  }
  if (flow.name === 'failed')
    return (
      <OutputPanel text="" copying="nothing">
        <div className="stack" role="alert">
          <p>{SAYS.noResponse}</p>
          {flow.message && <p className="sm">{flow.message}</p>}
          <div className="row">
            <WayOn door={flow.door} onDevice={onDevice} />
          </div>
        </div>
      </OutputPanel>
    )
  return (
    <OutputPanel text="" copying="nothing">
      <p className="muted" role="status">
        {flow.name === 'humanizing'
          ? progressWords(flow.progress)
          : 'The rewritten text appears here, with every change marked.'}
      </p>
    </OutputPanel>
  )
}

const progressWords = (progress: { done: number; of: number } | undefined) =>
  progress && progress.of > 1
    ? `Humanizing… ${Math.round((progress.done / progress.of) * 100)} %`
    : 'Humanizing…'

/** A user without access is shown where to go; any other error offers to go on without the server. */
function WayOn({ door, onDevice }: { door: Door | undefined; onDevice(): void }) {
  if (door === 'log-in') return <Link to="/auth/login">Log in</Link>
  if (door === 'payments') return <Link to={paymentsPath('humanizer')}>Unlock it again</Link>
  return (
    <Button kind="line" onClick={onDevice}>
      {SAYS.onDeviceInstead}
    </Button>
  )
}

/** The text with deletions and insertions, each with the number of its reason. */
function ChangesText({ review }: { review: Review }) {
  return (
    <div className="prose">
      {segmentsOf(review).map((segment) =>
        segment.type === 'same' ? (
          segment.text
        ) : (
          <span key={segment.from}>
            {segment.gone && <del>{segment.come ? segment.gone : segment.gone.trimEnd()}</del>}
            {segment.gone && segment.come && ' '}
            {segment.come && <ins>{segment.come}</ins>}
            <sup>{segment.number}</sup>
            {!segment.come && /\s$/.test(segment.gone) && ' '}
          </span>
        ),
      )}
    </div>
  )
}

/** Saves as text, or as a Word file in which every change can still be rejected. */
function SaveButtons({ review }: { review: Review }) {
  const toast = useToast()
  const saveText = () => save('txt', new Blob([reviewedText(review)], { type: 'text/plain;charset=utf-8' }))
  async function saveWord() {
    try {
      const { wordFile } = await import('./word-file.ts')
      save('docx', wordFile(review.text, takenIn(review), new Date()))
    } catch {
      toast({ failed: 'The Word file could not be made. Please try again.' })
    }
  }
  return (
    <>
      <Button kind="quiet" icon={Download} onClick={saveText} aria-label="Save as text">
        Text
      </Button>
      <Button
        kind="quiet"
        icon={Download}
        onClick={() => void saveWord()}
        aria-label="Save as Word, with tracked changes"
      >
        Word
      </Button>
    </>
  )
}

const save = (ending: string, content: Blob) => saveFile({ name: exportName(new Date(), ending), content })

/** "humanized-2026-11-22.docx" */
const exportName = (at: Date, ending: string): string =>
  `humanized-${at.toISOString().slice(0, 10)}.${ending}`
