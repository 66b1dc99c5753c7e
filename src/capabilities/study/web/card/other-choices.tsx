import { TextSelect } from 'lucide-react'
import { useState } from 'react'
import { PageViewer } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { RecordSlot } from '../../contract.ts'
import { entriesIn } from '../../rules/card/card-flow.ts'
import { CARD_SAYS } from '../../rules/card/card-words.ts'
import { SLOTS } from '../../rules/record/study-record.ts'
import { RECORD_LIMITS } from '../../spec.ts'
import { EntryPlace } from './found.tsx'
import type { StudyCardHere } from './use-study-card.ts'

type OtherChoicesProps = { card: StudyCardHere; question: RecordSlot; documentId: string; name: string }

/** Not this: up to three candidates, a sentence chosen on the page, or the student's own words. */
export function OtherChoices({ card, question, documentId, name }: OtherChoicesProps) {
  const { slot, entries, candidates } = question
  const isList = SLOTS[slot] === 'list'
  const [picking, setPicking] = useState(false)
  // What was found of a list is where its correction begins.
  const typed = card.draft ?? (isList ? entries.map(({ value }) => value).join('\n') : '')
  const change = (words: string) => card.setDraft(slot, words)
  const add = (words: string) => change(isList && typed.trim() ? `${typed.trimEnd()}\n${words}` : words)

  function keep() {
    const words = entriesIn(typed, isList).slice(0, RECORD_LIMITS.entries)
    if (words.length === 0) return
    if (words.some((one) => one.length > RECORD_LIMITS.words))
      return card.refuse(CARD_SAYS.tooLong(RECORD_LIMITS.words))
    void card.answer({ says: 'words', words })
  }
  return (
    <>
      {question.state === 'empty' && <p className="sm">{CARD_SAYS.empty}</p>}
      {candidates.length > 0 && (
        <>
          <p className="sm">{CARD_SAYS.unsure}</p>
          <ul className="found">
            {candidates.map((one, candidate) => (
              <li key={one.value}>
                <button
                  type="button"
                  className="candidate"
                  disabled={card.busy}
                  onClick={() =>
                    isList ? add(one.value) : void card.answer({ says: 'candidate', candidate })
                  }
                >
                  <q>{one.value}</q>
                  <span className="sm">{isList ? 'Add this' : 'This one'}</span>
                </button>
                <EntryPlace entry={one} documentId={documentId} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
      <TextAreaField
        label="In your own words"
        hint={isList ? 'One on each line.' : undefined}
        rows={isList ? 4 : 2}
        value={typed}
        disabled={card.busy}
        onChange={({ target }) => change(target.value)}
      />
      <div className="acts">
        <Button kind="line" icon={TextSelect} disabled={card.busy} onClick={() => setPicking(true)}>
          Choose on the page
        </Button>
        <Button busy={card.busy && 'Keeping...'} disabled={!typed.trim()} onClick={keep}>
          Use these words
        </Button>
        <NotInMyWork card={card} slot={slot} />
        {card.state.choosing && (
          <Button kind="quiet" disabled={card.busy} onClick={card.keepAsking}>
            Leave it as it was
          </Button>
        )}
      </div>
      {picking && (
        <PageViewer
          documentId={documentId}
          name={name}
          page={(candidates[0] ?? entries[0])?.evidence[0]?.page ?? 1}
          onPick={add}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

/** Every work has a title. */
export const NotInMyWork = ({ card, slot }: { card: StudyCardHere; slot: RecordSlot['slot'] }) =>
  slot === 'title' ? null : (
    <Button kind="line" disabled={card.busy} onClick={() => void card.answer({ says: 'not-mine' })}>
      Not in my work
    </Button>
  )
