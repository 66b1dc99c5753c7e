import { QueryView } from '#api-client/query-view.tsx'
import emptyDocument from '#ui/art/empty-document.svg?raw'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { UPLOADS } from '../../spec.ts'
import { DocumentUpload } from '../uploading/upload.tsx'
import { DocumentItem } from './document-item.tsx'
import { useDocuments } from './use-documents.ts'
import './documents.css'

export default function DocumentsScreen() {
  const list = useDocuments()
  return (
    <div className="in">
      <div className="head">
        <div>
          <h1>Your documents</h1>
          <p>
            Everything you have uploaded. Only you can open it
            {list.value ? `, and it is deleted ${list.value.keptDays} days after you last used it` : ''}.
          </p>
        </div>
      </div>
      <DocumentUpload
        purpose="library"
        sentence="Drop a document here, or tap to choose"
        limits={`PDF, Word, RTF, text, Markdown, CSV, Excel or JSON, up to ${UPLOADS.library.megabytes} MB`}
        onReady={list.refetch}
      />
      <QueryView of={list}>
        {({ documents }) =>
          documents.length === 0 ? (
            <EmptyState
              drawing={emptyDocument}
              level={2}
              heading="No documents yet"
              sentence="Documents you upload, here or in an assistant, are listed on this page."
            />
          ) : (
            <ul className="documents">
              {documents.map((document) => (
                <li key={document.id}>
                  <DocumentItem document={document} onGone={list.refetch} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}
