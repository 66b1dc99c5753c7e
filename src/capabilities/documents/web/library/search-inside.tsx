import { Search } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useForm } from '#api-client/use-form.ts'
import { placeOf } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { SearchAnswer, searchDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { EvidenceLink } from '../viewer/evidence-link.tsx'

type SearchOutcome = { asked: string; passages: SearchAnswer['passages'] }

/** Search this document a document: passages, each with its page. */
export function SearchInside({ documentId, name }: { documentId: string; name: string }) {
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const { busy, refusal, onSubmit } = useForm<{ q: string }, string>(['q'], async ({ q }) => {
    const asked = q.trim()
    if (!asked) return undefined
    const answer = await callApi<typeof searchDocument>(CALLS.searchDocument, {
      params: { id: documentId },
      query: { q: asked },
    })
    setOutcome(answer.ok ? { asked, passages: answer.value.passages } : undefined)
    return answer.ok ? undefined : { refusal: answer.problem.message }
  })
  return (
    <div className="stack">
      <form className="search" onSubmit={onSubmit}>
        <Field label="Words to look for" name="q" type="search" autoComplete="off" autoFocus />
        <Button type="submit" icon={Search} busy={busy && 'Searching...'}>
          Search
        </Button>
      </form>
      <div role="status">{outcome && <p className="sm muted">{countOf(outcome)}</p>}</div>
      {refusal && <Note kind="bad">{refusal}</Note>}
      {outcome && (
        <ol className="found">
          {outcome.passages.map((passage) => (
            <li key={passage.best ?? passage.text}>
              {passage.section && <p className="xs muted">{passage.section}</p>}
              <p className="sm">{passage.text}</p>
              <EvidenceLink
                documentId={documentId}
                name={name}
                bare
                cited={passage.best ? [{ id: passage.best, ...placeOf(passage) }] : []}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function countOf({ asked, passages }: { asked: string; passages: unknown[] }): string {
  if (passages.length === 0) return `Nothing was found for “${asked}”.`
  return `${passages.length} ${passages.length === 1 ? 'passage' : 'passages'} for “${asked}”`
}
