import { BookCheck } from 'lucide-react'
import { useId } from 'react'
import { useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { RecordSlot, readRecord } from '../../contract.ts'
import { isAnswered } from '../../rules/card/card-flow.ts'
import { CARD_SAYS, CARD_WORDS } from '../../rules/card/card-words.ts'
import { CALLS } from '../../spec.ts'
import { Found } from './found.tsx'
import { NotInMyWork, OtherChoices } from './other-choices.tsx'
import { useEnded } from './use-ended.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { type StudyCardHere, type StudyCardOptions, useStudyCard } from './use-study-card.ts'
import './study-card.css'

export type StudyCardProps = {
  documentId: string
  /** Of the file, above its pages. */
  name: string
  /** The student opened it: it is there whatever was put off or confirmed, and says why where it has nothing to ask. */
  isWanted?: boolean | undefined
  /** The record changed: what is shown of it may be out of date. */
  onAnswered?: (() => void) | undefined
  /** It has nothing to ask, or has been answered or put off: who waited for it goes on. */
  onEnded?: (() => void) | undefined
}

/** "Is this your study?": six questions, a minute. What the student says here outranks every reader, in every room. */
export default function StudyCard({
  documentId,
  name,
  isWanted = false,
  onAnswered,
  onEnded,
}: StudyCardProps) {
  const read = useQuery<typeof readRecord>(CALLS.read, { params: { documentId } })
  const record = read.value
  const isSilent = read.problem !== undefined || record?.asked.length === 0
  useEnded(isSilent, onEnded)
  if (record && record.asked.length > 0)
    return (
      <OneStudy
        key={documentId}
        documentId={documentId}
        name={name}
        first={record}
        isWanted={isWanted}
        onAnswered={onAnswered}
        onEnded={onEnded}
      />
    )
  if (record)
    return isWanted ? <p>This document does not read as a study, so there is nothing to confirm.</p> : null
  if (read.problem)
    // A room goes on without the card; who asked for it is told.
    return isWanted ? <FailedNote onAgain={read.refetch}>{read.problem.message}</FailedNote> : null
  return (
    <div className="card">
      <Skeleton lines={4} label="Reading what your study says of itself" />
    </div>
  )
}

function OneStudy({
  name,
  onEnded,
  ...options
}: StudyCardOptions & Pick<StudyCardProps, 'name' | 'onEnded'>) {
  const card = useStudyCard(options)
  const { state, question, questions } = card
  useEnded(state.name !== 'asking', onEnded)
  const id = useId()
  const done = questions.filter(isAnswered).length
  if (state.name !== 'asking' || !question) return <InOneLine card={card} done={done} />
  return (
    <section className="card study-check" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{CARD_SAYS.title}</h2>
          {done === 0 && <p className="sm muted">{CARD_SAYS.why}</p>}
        </div>
        <Button kind="quiet" onClick={card.putOff}>
          Later
        </Button>
      </header>
      <Question
        key={question.slot}
        card={card}
        question={question}
        documentId={options.documentId}
        name={name}
      />
    </section>
  )
}

function InOneLine({ card, done }: { card: StudyCardHere; done: number }) {
  const { state, questions, moves } = card
  const line = useFocusAfter<HTMLParagraphElement>(moves)
  const isDone = done === questions.length
  return (
    <section className="card study-check is-line" aria-label={CARD_SAYS.title}>
      <Icon of={BookCheck} />
      <p ref={line} tabIndex={-1}>
        {state.name === 'thanks'
          ? CARD_SAYS.thanks
          : isDone
            ? CARD_SAYS.allConfirmed
            : `${CARD_SAYS.title} ${CARD_SAYS.progress(done, questions.length)}.`}
      </p>
      <Button kind="quiet" onClick={card.takeUp}>
        {isDone ? 'Change' : done === 0 ? 'Begin' : 'Go on'}
      </Button>
    </section>
  )
}

type QuestionProps = { card: StudyCardHere; question: RecordSlot; documentId: string; name: string }

function Question({ card, question, documentId, name }: QuestionProps) {
  const { state, questions, problem, busy } = card
  const { slot, entries } = question
  const words = CARD_WORDS[slot]
  const heading = useFocusAfter<HTMLHeadingElement>(card.moves)
  const isOpen = state.choosing || (entries.length === 0 && question.state !== 'not-mine')
  const answered = isAnswered(question)
  return (
    <div className="stack asked">
      <div>
        <p className="sm muted num">
          {state.at + 1} of {questions.length}
        </p>
        <h3 ref={heading} tabIndex={-1}>
          {isOpen || question.state === 'not-mine' ? words?.opens : words?.asks}
        </h3>
        {answered && (
          <p className="sm muted">{question.state === 'not-mine' ? CARD_SAYS.denied : CARD_SAYS.confirmed}</p>
        )}
      </div>
      {problem && <Note kind={problem.isElsewhere ? 'info' : 'bad'}>{problem.says}</Note>}
      {isOpen ? (
        <OtherChoices card={card} question={question} documentId={documentId} name={name} />
      ) : (
        <>
          <Found entries={entries} documentId={documentId} name={name} isConfirmed={answered} />
          {answered ? (
            <Button kind="line" wide onClick={card.choose}>
              Change
            </Button>
          ) : (
            <div className="acts">
              <Button
                big
                wide
                busy={busy && 'Keeping...'}
                onClick={() => void card.answer({ says: 'right' })}
              >
                Right
              </Button>
              <Button kind="line" disabled={busy} onClick={card.choose}>
                Not this
              </Button>
              <NotInMyWork card={card} slot={slot} />
            </div>
          )}
        </>
      )}
      <div className="row between steps">
        {state.at > 0 ? (
          <Button kind="quiet" disabled={busy} onClick={card.back}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button kind="quiet" disabled={busy} onClick={card.skip}>
          {answered ? 'Next' : 'Skip'}
        </Button>
      </div>
    </div>
  )
}
