import { Layers } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useDocuments } from '#capabilities/documents/web/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Card, Draft, draftCards } from '../contract.ts'
import { CALLS, SAYS } from '../spec.ts'
import { ChooseDrafts } from './choose-drafts.tsx'

/** Preselected: a comfortable number to look through; the others can be ticked. */
const TICKED = 12

/** Cards from one's own document: what it states about its work, and the terms it explains. */
export default function MakeFromDocument({ onKept }: { onKept(cards: readonly Card[]): void }) {
  const documents = useDocuments()
  const { value } = documents
  const [documentId, setDocumentId] = useState('')
  const [drafts, setDrafts] = useState<readonly Draft[]>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const say = useToast()
  const ready = value?.documents.filter(({ status }) => status === 'ready') ?? []

  async function look() {
    setBusy(true)
    setProblem(undefined)
    const answer = await callApi<typeof draftCards>(CALLS.draft, { query: { documentId } })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.problem.message)
    if (answer.value.drafts.length === 0) return setProblem(SAYS.noDrafts)
    setDrafts(answer.value.drafts)
  }

  if (drafts)
    return (
      <ChooseDrafts
        drafts={drafts}
        ticked={TICKED}
        onKept={(cards) => {
          setDrafts(undefined)
          say(`${pluralise(cards.length, 'card')} kept.`)
          onKept(cards)
        }}
      />
    )
  if (value && ready.length === 0)
    return (
      <p className="sm">
        You have no documents here yet. Upload one under <Link to="/documents">Documents</Link>, or send one
        with a question.
      </p>
    )
  return (
    <div className="stack">
      <QueryProblem of={documents} what="Your documents" />
      <SelectField label="Document" value={documentId} onChange={({ target }) => setDocumentId(target.value)}>
        <option value="">Choose a document</option>
        {ready.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {problem && <Note kind="bad">{problem}</Note>}
      <Button
        kind="line"
        icon={Layers}
        busy={busy && 'Reading...'}
        disabled={!documentId}
        onClick={() => void look()}
      >
        Suggest cards
      </Button>
    </div>
  )
}
