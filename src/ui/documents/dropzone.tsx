import { Lock } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import emptyDocument from '../art/empty-document.svg?raw'
import { Drawing } from '../pictures/drawing.tsx'
import { Icon } from '../pictures/icon.tsx'
import { usePastedFiles } from './use-pasted-files.ts'

type DropzoneProps = {
  /** "Drop your thesis here, or tap to choose" */
  sentence: ReactNode
  /** "PDF up to 50 MB" */
  limits?: ReactNode
  /** File types the chooser offers; the caller validates dropped and pasted files in any case. */
  accept?: string | undefined
  multiple?: boolean | undefined
  onFiles(files: File[]): void
  /** "Subscription Required": copper, and every way in asks to unlock. */
  locked?: { sentence: ReactNode; onAsk(): void } | undefined
  /** Opened instead of the file chooser, by every way in: a demo. */
  instead?: (() => void) | undefined
  disabled?: boolean | undefined
}

/** One large button: by tap, Enter, drop and paste. */
export function Dropzone(props: DropzoneProps) {
  const { sentence, limits, accept, multiple, onFiles, locked, instead, disabled } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const ask = locked?.onAsk ?? instead
  const take = (files: File[]) => {
    if (ask) return ask()
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Otherwise the same file could not be chosen again after an error.
    event.target.value = ''
    take(files)
  }
  const drag = (event: DragEvent) => {
    // Without this the browser would leave the page and show the file.
    event.preventDefault()
    setOver(!disabled && event.type === 'dragover')
    if (event.type === 'drop' && !disabled) take([...event.dataTransfer.files])
  }
  usePastedFiles(disabled || ask ? undefined : take)

  return (
    <>
      <button
        type="button"
        className={`drop${over ? ' over' : ''}${locked ? ' locked' : ''}`}
        disabled={disabled}
        aria-disabled={locked ? true : undefined}
        onClick={() => (ask ? ask() : chooser.current?.click())}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <Drawing source={emptyDocument} className="art" />
        <b>
          {locked && <Icon of={Lock} />}
          {locked ? locked.sentence : sentence}
        </b>
        {limits && <span className="sm muted">{limits}</span>}
      </button>
      <input ref={chooser} type="file" hidden accept={accept} multiple={multiple} onChange={chosen} />
    </>
  )
}
