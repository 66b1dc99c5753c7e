import { FolderOpen } from 'lucide-react'
import { useAsked } from '#asking/use-asked.ts'
import type { DocumentSummary, listDocuments } from '#capabilities/documents/contract.ts'
import { CALLS } from '#capabilities/documents/rules/addresses.ts'
import { accepted, checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { UPLOADS } from '#capabilities/documents/spec.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { JobHere } from './use-job.ts'

type DocumentChoiceProps = {
  here: Pick<JobHere, 'state' | 'choose' | 'refuse' | 'reset'>
  locked?: { sentence: string; onAsk(): void } | undefined
}

/** Where a document comes from: this device, or what is here already. */
export function DocumentChoice({ here, locked }: DocumentChoiceProps) {
  const { state } = here
  const choose = (file: File) => {
    const checked = checkUpload('slides', { name: file.name, type: file.type, bytes: file.size })
    if (checked.ok) here.choose({ file }, file.name)
    else here.refuse(checked.problem.message)
  }
  if (state.name === 'chosen')
    return (
      <FileRow name={state.source}>
        <Button kind="quiet" onClick={here.reset}>
          Change
        </Button>
      </FileRow>
    )
  return (
    <>
      {state.name === 'idle' && state.problem && <Note kind="bad">{state.problem}</Note>}
      <Dropzone
        sentence="Drop your document here, or tap to choose"
        limits={`PDF, DOC, DOCX or TXT up to ${UPLOADS.slides.megabytes}MB`}
        accept={accepted('slides')}
        onFiles={([file]) => file && choose(file)}
        locked={locked}
      />
      {!locked && <Kept onChoose={here.choose} />}
    </>
  )
}

/** What the student has here already, so that no megabyte is sent twice. */
function Kept({ onChoose }: { onChoose: JobHere['choose'] }) {
  const { value } = useAsked<typeof listDocuments>(CALLS.listDocuments)
  const fitting = value?.documents.filter(fits) ?? []
  if (fitting.length === 0) return null
  return (
    <details className="kept">
      <summary>
        <Icon of={FolderOpen} />
        Or take a document that is here already <span className="muted num">{fitting.length}</span>
      </summary>
      <ul className="stack plain">
        {fitting.map(({ id, name, pages, bytes }) => (
          <li key={id}>
            <FileRow name={name} details={`${pages ? `${pages} pages, ` : ''}${fileSize(bytes)}`}>
              <Button
                kind="line"
                aria-label={`Choose ${name}`}
                onClick={() => onChoose({ documentId: id }, name)}
              >
                Choose
              </Button>
            </FileRow>
          </li>
        ))}
      </ul>
    </details>
  )
}

const fits = ({ status, kind }: DocumentSummary) =>
  status === 'ready' && UPLOADS.slides.kinds.some((one) => one === kind)
