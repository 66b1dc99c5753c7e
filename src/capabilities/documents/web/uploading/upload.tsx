import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Note } from '#ui/feedback/note.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import type { DocumentSummary } from '../../contract.ts'
import { accepted } from '../../rules/accepted.ts'
import { shownUpload } from '../../rules/upload-flow.ts'
import type { UploadPurpose } from '../../spec.ts'
import { PhotographsButton } from './photographs-button.tsx'
import { useUpload } from './use-upload.ts'

type DocumentUploadProps = {
  purpose: UploadPurpose
  /** "Drop your thesis here, or tap to choose" */
  sentence: ReactNode
  /** "PDF up to 50 MB" */
  limits: ReactNode
  onReady(document: DocumentSummary): void
  locked?: { sentence: ReactNode; onAsk(): void } | undefined
}

/** A drop zone; then progress in percent; then, on failure, the reason. */
export function DocumentUpload({ purpose, sentence, limits, onReady, locked }: DocumentUploadProps) {
  const upload = useUpload({ purpose, onReady })
  const { state } = upload
  if (state.name === 'uploading' || state.name === 'reading') {
    const { percent, words } = shownUpload(state)
    return (
      <section className="card stack" aria-label="Upload">
        <FileRow name={state.file} details={fileSize(state.bytes)}>
          <Button kind="quiet" icon={X} onClick={upload.cancel}>
            Cancel
          </Button>
        </FileRow>
        <WeekProgress step={words} percent={percent} />
      </section>
    )
  }
  return (
    <div className="stack">
      {state.name === 'refused' && (
        <Note
          kind="bad"
          onDismiss={upload.clear}
          actions={
            state.again && (
              <Button kind="quiet" onClick={upload.again}>
                Try Again
              </Button>
            )
          }
        >
          {state.file && <b className="file-name">{state.file}</b>} {state.message}
        </Note>
      )}
      <Dropzone
        sentence={sentence}
        limits={limits}
        accept={accepted(purpose)}
        locked={locked}
        onFiles={([file]) => file && upload.choose(file)}
      />
      {!locked && <PhotographsButton onFile={upload.choose} />}
    </div>
  )
}
