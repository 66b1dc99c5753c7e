import { UPLOADS } from '#capabilities/documents/spec.ts'
import { accepted, KeptDocuments, PhotographsButton } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { JobHere } from './use-job.ts'

type DocumentChoiceProps = {
  here: Pick<JobHere, 'state' | 'choose' | 'reset'>
  locked?: { sentence: string; onAsk(): void } | undefined
}

/** The source of a document: this device, or a stored one. */
export function DocumentChoice({ here, locked }: DocumentChoiceProps) {
  const { state } = here
  const choose = (file: File) => void here.choose({ file }, file.name)
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
      {!locked && <PhotographsButton onFile={choose} />}
      {!locked && (
        <KeptDocuments
          purpose="slides"
          onChoose={(documentId, name) => void here.choose({ documentId }, name)}
        />
      )}
    </>
  )
}
