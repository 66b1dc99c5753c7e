import './kept-documents.css'
import { ChevronDown, FolderOpen } from 'lucide-react'
import { useAsked } from '#asking/use-asked.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { DocumentSummary, listDocuments } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'
import { fitsWithin } from '../rules/upload-size.ts'
import { UPLOADS, type UploadPurpose } from '../spec.ts'

type KeptDocumentsProps = {
  purpose: UploadPurpose
  /** What a tap does: "Choose", "Analyze". */
  verb?: string
  onChoose(documentId: string, name: string): void
}

/** What the student has here already, so that no megabyte is sent twice. */
export function KeptDocuments({ purpose, verb = 'Choose', onChoose }: KeptDocumentsProps) {
  const { value } = useAsked<typeof listDocuments>(CALLS.listDocuments)
  const fitting = value?.documents.filter((one) => fits(one, purpose)) ?? []
  if (fitting.length === 0) return null
  return (
    <details className="kept-documents">
      <summary>
        <Icon of={FolderOpen} />
        Or take a document that is here already
        <span className="muted num">{fitting.length}</span>
        <Icon of={ChevronDown} className="c" />
      </summary>
      <ul className="stack">
        {fitting.map(({ id, name, pages, bytes }) => (
          <li key={id}>
            <FileRow name={name} details={`${pages ? `${pages} pages, ` : ''}${fileSize(bytes)}`}>
              <Button kind="line" aria-label={`${verb} ${name}`} onClick={() => onChoose(id, name)}>
                {verb}
              </Button>
            </FileRow>
          </li>
        ))}
      </ul>
    </details>
  )
}

const fits = ({ status, kind, bytes }: DocumentSummary, purpose: UploadPurpose) =>
  status === 'ready' &&
  UPLOADS[purpose].kinds.some((one) => one === kind) &&
  fitsWithin(bytes, UPLOADS[purpose].megabytes)
