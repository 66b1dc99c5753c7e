import { Mic } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'

type BroughtProps = { name: string; onBegin(): void }

/** A document passed in the address by another room. It needs a press to begin: a session costs minutes. */
export default function BroughtDocument({ name, onBegin }: BroughtProps) {
  return (
    <FileRow name={name} details="The document of your slides">
      <Button icon={Mic} onClick={onBegin}>
        Prepare questions on it
      </Button>
    </FileRow>
  )
}
