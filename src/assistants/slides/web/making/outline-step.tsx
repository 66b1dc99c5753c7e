import { Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useQuery } from '#api-client/use-query.ts'
import { StudyCard } from '#capabilities/study/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { chooseOutline, DeckOutline, readOutline, removePresentation } from '../../contract.ts'
import { type EditedEntry, waitingWords } from '../../rules/outline/edit-outline.ts'
import type { JobState } from '../../rules/screen/job-flow.ts'
import { CALLS, SLIDES } from '../../spec.ts'
import { OutlineRow } from './outline-row.tsx'
import { useEditedOutline } from './use-edited-outline.ts'

type OutlineStepProps = {
  state: Extract<JobState, { name: 'outlined' }>
  onAgreed(estimatedTime: string): void
  onDropped(): void
}

/** The eighteen slides before they are made: retitled, reordered, or exchanged. */
export default function OutlineStep({ state, onAgreed, onDropped }: OutlineStepProps) {
  const id = state.jobId
  const { value, problem, refetch } = useQuery<typeof readOutline>(CALLS.readOutline, { params: { id } })
  const [wrong, setWrong] = useState<string>()
  const [sending, setSending] = useState(false)
  async function agree(slides: readonly EditedEntry[], first: string | undefined) {
    setSending(true)
    const body = {
      slides: slides.map(({ id: slide, title, words }) => ({
        id: slide,
        title,
        ...(words?.trim() && { words }),
      })),
      ...(first?.trim() && { first }),
    }
    const answer = await callApi<typeof chooseOutline>(CALLS.chooseOutline, { params: { id }, body })
    setSending(false)
    if (answer.ok) onAgreed(answer.value.estimatedTime || SLIDES.estimatedTime)
    else setWrong(answer.problem.message)
  }
  async function drop() {
    setSending(true)
    await callApi<typeof removePresentation>(CALLS.removePresentation, { params: { id } }).catch(() => {})
    onDropped()
  }
  return (
    <>
      {value?.documentId && (
        <StudyCard documentId={value.documentId} name={state.source} onAnswered={refetch} />
      )}
      <section className="card stack outline" aria-labelledby="slides-outline">
        <h2 id="slides-outline">
          {value?.title ? `The outline of “${value.title}”` : 'The outline of your slides'}
        </h2>
        <p className="sm muted">
          Change the titles and order, or leave slides out: each is replaced by another from your document.
          One of your decks is held while you look at this outline, and counted when the deck is made.
        </p>
        {wrong && <Note kind="bad">{wrong}</Note>}
        {problem && <FailedNote onAgain={refetch}>{problem.message}</FailedNote>}
        {value ? (
          <OutlineForm outline={value} sending={sending} onAgree={agree} />
        ) : (
          !problem && <Skeleton lines={9} />
        )}
        <div className="row">
          <Button kind="quiet" icon={Trash2} disabled={sending} onClick={drop}>
            Discard this outline
          </Button>
        </div>
      </section>
    </>
  )
}

type OutlineFormProps = {
  outline: DeckOutline
  sending: boolean
  onAgree(slides: readonly EditedEntry[], first: string | undefined): Promise<void>
}

function OutlineForm({ outline, sending, onAgree }: OutlineFormProps) {
  const { last } = outline
  const [{ first, body, spares }, send] = useEditedOutline(outline)
  const isWhole = body.every(({ title }) => title.trim() !== '')
  const waiting = waitingWords([...first, ...body])
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void onAgree(body, first[0]?.words)
      }}
    >
      {waiting && (
        <Note>
          {waiting}. Take one of the sentences or write your own. What you leave open stays on the slide as a
          reminder to you.
        </Note>
      )}
      <ol className="plain outline-rows">
        {first.map((entry, at) => (
          <OutlineRow
            key={entry.id}
            entry={entry}
            number={at + 1}
            onWords={(words) => send({ type: 'opened', words })}
          />
        ))}
        {body.map((entry, at) => (
          <OutlineRow
            key={entry.id}
            entry={entry}
            number={first.length + at + 1}
            editing={{ isFirst: at === 0, isLast: at === body.length - 1, canLeave: spares.length > 0 }}
            onTitle={(title) => send({ type: 'titled', at, title })}
            onWords={(words) => send({ type: 'filled', at, words })}
            onMove={(by) => send({ type: 'moved', at, by })}
            onLeaveOut={() => send({ type: 'left-out', at })}
          />
        ))}
        {last.map((entry, at) => (
          <OutlineRow key={entry.id} entry={entry} number={first.length + body.length + at + 1} />
        ))}
      </ol>
      {spares.length > 0 && (
        <p className="sm muted">Not in the deck: {spares.map(({ title }) => `“${title}”`).join(', ')}</p>
      )}
      <div className="row">
        <Button type="submit" big icon={Sparkles} disabled={!isWhole || sending}>
          Generate from this outline
        </Button>
      </div>
    </form>
  )
}
