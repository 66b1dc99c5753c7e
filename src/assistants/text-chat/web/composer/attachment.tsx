import { Image, Quote, X } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useFilePicture } from './use-file-picture.ts'

type AttachmentProps = {
  file?: File | undefined
  about: string
  onRemoveFile?: (() => void) | undefined
  onForgetAbout?: (() => void) | undefined
}

/** Attached to the question: a file, and the selected words. */
export default function Attachment({ file, about, onRemoveFile, onForgetAbout }: AttachmentProps) {
  return (
    <>
      {about && (
        <div className="about">
          <Icon of={Quote} />
          <q>{about}</q>
          <Button
            kind="quiet"
            square
            icon={X}
            aria-label="Ask about something else"
            onClick={onForgetAbout}
          />
        </div>
      )}
      {file && <Chosen file={file} onRemove={onRemoveFile} />}
    </>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove?: (() => void) | undefined }) {
  const picture = useFilePicture(file)
  return (
    <div className="chosen">
      {picture && <img src={picture} alt="" />}
      <FileRow name={file.name} details={fileSize(file.size)} {...(picture ? { icon: Image } : {})}>
        <Button kind="quiet" square icon={X} aria-label={`Remove ${file.name}`} onClick={onRemove} />
      </FileRow>
    </div>
  )
}
