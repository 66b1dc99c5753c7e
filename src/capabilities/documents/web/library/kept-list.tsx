import './kept-documents.css'
import { ChevronDown, FolderOpen } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { DocumentSummary } from '../../contract.ts'

type KeptListProps = {
  documents: readonly DocumentSummary[]
  verb: string
  onChoose(documentId: string, name: string): void
}

export default function KeptList({ documents, verb, onChoose }: KeptListProps) {
  return (
    <details className="kept-documents">
      <summary>
        <Icon of={FolderOpen} />
        Or choose a document you have already uploaded
        <span className="muted num">{documents.length}</span>
        <Icon of={ChevronDown} className="c" />
      </summary>
      <ul className="stack">
        {documents.map(({ id, name, pages, bytes }) => (
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
