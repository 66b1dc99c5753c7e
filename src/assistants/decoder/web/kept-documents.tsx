import { ChevronDown, FolderOpen } from 'lucide-react'
import { useAsked } from '#asking/use-asked.ts'
import type { DocumentSummary, listDocuments } from '#capabilities/documents/contract.ts'
import { CALLS } from '#capabilities/documents/rules/addresses.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { ACCEPTED } from '../spec.ts'

/** What the student has here already, so that no megabyte is sent twice. */
export function KeptDocuments({ onChoose }: { onChoose(documentId: string, name: string): void }) {
  const { value } = useAsked<typeof listDocuments>(CALLS.listDocuments)
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
              <Button kind="line" aria-label={`Analyze ${name}`} onClick={() => onChoose(id, name)}>
                Analyze
              </Button>
            </FileRow>
          </li>
        ))}
      </ul>
    </details>
  )
}

const fits = ({ status, kind, bytes }: DocumentSummary) =>
  status === 'ready' && ACCEPTED.kinds.some((one) => one === kind) && bytes <= ACCEPTED.megabytes * 1_048_576
