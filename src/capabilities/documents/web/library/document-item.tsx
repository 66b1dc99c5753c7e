import { BookOpen, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { pagesWords } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import type { DocumentSummary, removeDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import DeleteDialog from './delete-dialog.tsx'
import { SearchInside } from './search-inside.tsx'

const PageViewer = part(() => import('../viewer/page-viewer.tsx'))

type DocumentItemProps = { document: DocumentSummary; onGone(): void }

/** One document: its details and actions. */
export function DocumentItem({ document, onGone }: DocumentItemProps) {
  const [shown, setShown] = useState<'page' | 'search' | 'delete'>()
  const close = () => setShown(undefined)
  const { id, name, status } = document
  return (
    <article className="document" aria-label={name}>
      {/* Three buttons and a name do not fit beside each other on a phone. */}
      <FileRow name={name} details={detailsOf(document)} />
      {status === 'reading' && <WeekProgress step={document.step} percent={document.percent} />}
      {document.problem && <Note kind="bad">{document.problem.message}</Note>}
      <div className="acts">
        {status === 'ready' && (
          <>
            <Button kind="quiet" icon={BookOpen} onClick={() => setShown('page')}>
              Open
            </Button>
            <Button
              kind="quiet"
              icon={Search}
              aria-expanded={shown === 'search'}
              onClick={() => setShown(shown === 'search' ? undefined : 'search')}
            >
              Search this document
            </Button>
          </>
        )}
        <Button kind="quiet" icon={Trash2} onClick={() => setShown('delete')}>
          Delete
        </Button>
      </div>
      {shown === 'search' && <SearchInside documentId={id} name={name} />}
      {shown === 'page' && <PageViewer documentId={id} name={name} onClose={close} />}
      {shown === 'delete' && (
        <DeleteDialog
          what="document"
          name={name}
          sentence="The file and everything read from it are deleted at once. Quotations in your results are kept."
          remove={() => callApi<typeof removeDocument>(CALLS.removeDocument, { params: { id } })}
          onClose={close}
          onGone={onGone}
        />
      )}
    </article>
  )
}

function detailsOf({ status, kind, pages, bytes, keptUntil }: DocumentSummary): string {
  if (status === 'uploading')
    return `${fileSize(bytes)}, upload incomplete. Choose the same file again to continue.`
  if (status !== 'ready') return fileSize(bytes)
  const counted = pages === null ? '' : `${pagesWords(pages, kind === 'pdf')}, `
  return `${counted}${fileSize(bytes)}, kept until ${dayAndTime(keptUntil).day}`
}
