import { type FormEvent, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { pluralise } from '#kit/pluralise.ts'
import { placeMark } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { Card, Draft, keepCards } from '../contract.ts'
import { CALLS, CARD_LIMITS } from '../spec.ts'
import './cards.css'

type ChooseDraftsProps = {
  drafts: readonly Draft[]
  /** How many of them are ticked at first. */
  ticked: number
  onKept(cards: readonly Card[]): void
}

/** The offered cards: each can be left out or its question reworded. The quotation stays as in the document. */
export function ChooseDrafts({ drafts, ticked, onKept }: ChooseDraftsProps) {
  const [rows, setRows] = useState(() =>
    drafts.map((draft, at) => ({
      id: crypto.randomUUID(),
      draft,
      question: draft.question,
      wanted: at < ticked,
    })),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const wanted = rows.filter((row) => row.wanted && row.question.trim() !== '')
  const change = (id: string, with_: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...with_ } : row)))

  async function keep(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const cards = wanted.map(({ id, question, draft: { answer, place } }) => ({
      id,
      question: question.trim(),
      answer,
      documentId: place.documentId,
      sentenceId: place.sentenceId,
    }))
    const answer = await callApi<typeof keepCards>(CALLS.keep, { body: { cards } })
    setBusy(false)
    if (answer.ok) onKept(answer.value.cards)
    else setProblem(answer.problem.message)
  }

  return (
    <form className="stack card-drafts" onSubmit={(event) => void keep(event)}>
      <ul className="plain">
        {rows.map(({ id, draft, question, wanted: ticked }) => (
          <li key={id} className={ticked ? 'draft' : 'draft out'}>
            <Checkbox checked={ticked} onChange={({ target }) => change(id, { wanted: target.checked })}>
              <b>{question || 'A card without a question'}</b>
            </Checkbox>
            <p className="sm quoted">
              {draft.answer} <span className="xs muted num">{placeMark(draft.place)}</span>
            </p>
            {ticked && (
              <Field
                label="Question"
                value={question}
                maxLength={CARD_LIMITS.longestQuestion}
                onChange={({ target }) => change(id, { question: target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      {problem && <Note kind="bad">{problem}</Note>}
      <Button type="submit" wide busy={busy && 'Keeping...'} disabled={wanted.length === 0}>
        {wanted.length === 0 ? 'Choose at least one' : `Keep ${pluralise(wanted.length, 'card')}`}
      </Button>
    </form>
  )
}
