import { ChevronDown, FolderOpen } from 'lucide-react'
import { useAsked } from '#asking/use-asked.ts'
import type { DocumentSummary, listDocuments } from '#capabilities/documents/contract.ts'
import { CALLS } from '#capabilities/documents/rules/addresses.ts'
import { MEGABYTE, UPLOADS } from '#capabilities/documents/spec.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { OralRoom } from '../oral-room.ts'
import type { What } from './deliver.ts'

type KeptDocumentsProps = { room: OralRoom; onChoose(what: What, name: string): void }

/** What the student has here already, from the Decoder for instance: no megabyte is sent twice. */
export function KeptDocuments({ room, onChoose }: KeptDocumentsProps) {
  const { value } = useAsked<typeof listDocuments>(CALLS.listDocuments)
  const { kinds, megabytes } = UPLOADS[room.purpose]
  const fits = ({ status, kind, bytes }: DocumentSummary) =>
    status === 'ready' && kinds.some((one) => one === kind) && bytes <= megabytes * MEGABYTE
  const fitting = value?.documents.filter(fits) ?? []
  if (fitting.length === 0) return null
  return (
    <details className="kept">
      <summary>
        <Icon of={FolderOpen} />
        Or take a document that is here already
        <span className="muted num">{fitting.length}</span>
        <Icon of={ChevronDown} className="c" />
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
