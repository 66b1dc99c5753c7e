import { FileClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { keepVersion, listWorks, readWork, removeWork, TextVersion } from '../../contract.ts'
import { CALLS, HUMANIZER, SOURCES, type Source } from '../../spec.ts'
import { WritingRecord } from './writing-record.tsx'

export type VersionToKeep = Omit<TextVersion, 'at' | 'source'>
type AuthorshipProps = { current(): VersionToKeep }

const SOURCE_WORDS: Record<Source, string> = {
  own: 'I did, by myself',
  edited: 'I did, with suggestions',
  drafted: 'An AI tool; I reworked it',
}

/** Versions of a text, kept by the student, and the record made of them for whoever asks how it was written. */
export default function Authorship({ current }: AuthorshipProps) {
  const works = useQuery<typeof listWorks>(CALLS.listWorks)
  const [shown, setShown] = useState<{ name: string; versions: TextVersion[] }>()
  const toast = useToast()
  async function open(id: string): Promise<void> {
    const answer = await callApi<typeof readWork>(CALLS.readWork, { params: { id } })
    if (answer.ok) setShown(answer.value)
    else toast({ failed: answer.problem.message })
  }
  async function remove(id: string): Promise<void> {
    const answer = await callApi<typeof removeWork>(CALLS.removeWork, { params: { id } })
    if (!answer.ok) toast({ failed: answer.problem.message })
    setShown(undefined)
    works.refetch()
  }
  return (
    <div className="stack authorship">
      <p className="sm muted no-print">
        Keep a version whenever you have written or changed something. The record shows when each was kept,
        what changed, and which suggestions you took. It is for you to hand in if somebody asks how you wrote
        your work.
      </p>
      <KeepForm
        current={current}
        onKept={(id) => {
          works.refetch()
          void open(id)
        }}
      />
      <QueryView of={works}>
        {({ works: all }) =>
          all.length === 0 ? (
            <p className="sm muted no-print">No version is kept yet.</p>
          ) : (
            <ul className="past-texts no-print">
              {all.map(({ id, name, versions, at }) => (
                <li key={id}>
                  <button type="button" onClick={() => void open(id)}>
                    <b>{name}</b>
                    <span className="xs muted num">
                      {pluralise(versions, 'version')}, the last on {dayAndTime(at).day}
                    </span>
                  </button>
                  <Button
                    kind="quiet"
                    square
                    icon={Trash2}
                    aria-label={`Delete all versions of “${name}”`}
                    onClick={() => void remove(id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {shown && <WritingRecord name={shown.name} versions={shown.versions} />}
    </div>
  )
}

function KeepForm({ current, onKept }: AuthorshipProps & { onKept(id: string): void }) {
  const [work, setWork] = useState('')
  const [chosen, setChosen] = useState<Source>()
  const source = chosen ?? (current().accepted.length > 0 ? 'edited' : 'own')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function keep(): Promise<void> {
    setBusy(true)
    const answer = await callApi<typeof keepVersion>(CALLS.keepVersion, {
      body: { work, source, ...current() },
    })
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.problem.message)
    if (answer.ok) onKept(answer.value.id)
  }
  return (
    <form
      className="stack no-print"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <div className="two-fields">
        <Field
          label="Name of the work"
          placeholder="Chapter 3"
          maxLength={HUMANIZER.longestName}
          value={work}
          error={problem}
          onChange={(event) => setWork(event.currentTarget.value)}
        />
        <SelectField
          label="Who wrote this version"
          value={source}
          onChange={(event) => setChosen(event.currentTarget.value as Source)}
        >
          {SOURCES.map((one) => (
            <option key={one} value={one}>
              {SOURCE_WORDS[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="row">
        <Button kind="line" icon={FileClock} busy={busy && 'Keeping…'} type="submit">
          Keep this version
        </Button>
      </div>
    </form>
  )
}
