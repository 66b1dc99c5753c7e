import { ArrowUp, Paperclip, Square } from 'lucide-react'
import {
  type ChangeEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
} from 'react'
import { accepted } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { usePastedFiles } from '#ui/documents/use-pasted-files.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { CHAT_LIMITS, SAYS } from '../../spec.ts'
import { useGrowingBox } from './use-growing-box.ts'

// Most visits begin with words alone.
const Attachment = part(() => import('./attachment.tsx'))

export type ComposerProps = {
  draft: string
  onDraft(text: string): void
  /** Reachable, and every press asks to unlock. */
  onLocked?: (() => void) | undefined
  /** An answer is on its way: sending is disabled, stopping is not. */
  busy: boolean
  stopping?: boolean | undefined
  onStop?: (() => void) | undefined
  onSend(): void
  file?: File | undefined
  about?: string | undefined
  onFile(file: File): void
  onRemoveFile?: (() => void) | undefined
  onForgetAbout?: (() => void) | undefined
  /** Why a file was rejected. */
  problem?: string | undefined
  box?: RefObject<HTMLTextAreaElement | null> | undefined
  /** The file chooser, for opening it from elsewhere. */
  chooser?: RefObject<HTMLInputElement | null> | undefined
}

/** Attach, write, send. Enter sends; Shift and Enter start a new line. */
export function Composer(props: ComposerProps) {
  const { draft, onDraft, onLocked, busy, onSend, file, about = '', onFile, problem } = props
  const ownBox = useRef<HTMLTextAreaElement>(null)
  const ownChooser = useRef<HTMLInputElement>(null)
  const box = props.box ?? ownBox
  const chooser = props.chooser ?? ownChooser
  useGrowingBox(box, draft)
  usePastedFiles(onLocked ? undefined : ([first]) => first && onFile(first))
  const nothing = draft.trim() === '' && !file

  const send = () => {
    if (onLocked) return onLocked()
    if (!busy && !nothing) onSend()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [first] = event.target.files ?? []
    // Otherwise the same file could not be chosen again after an error.
    event.target.value = ''
    if (first) onFile(first)
  }
  const drop = (event: DragEvent) => {
    const [first] = event.dataTransfer.files
    if (event.type === 'dragover' || first) event.preventDefault()
    if (event.type !== 'drop' || !first) return
    if (onLocked) onLocked()
    else onFile(first)
  }
  return (
    <form className="composer" onSubmit={submit} onDragOver={drop} onDrop={drop}>
      {(file || about) && <Attachment {...props} about={about} />}
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <Button
          kind="quiet"
          square
          icon={Paperclip}
          locked={onLocked !== undefined}
          aria-label={SAYS.uploadFile}
          onClick={() => (onLocked ? onLocked() : chooser.current?.click())}
        />
        <input ref={chooser} type="file" hidden tabIndex={-1} accept={accepted('chat')} onChange={chosen} />
        <textarea
          ref={box}
          rows={1}
          aria-label="Message"
          placeholder={about ? 'Ask about these words' : 'Ask about your work'}
          maxLength={CHAT_LIMITS.longestPrompt}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={onKeyDown}
        />
        {busy ? (
          <Button
            kind="line"
            square
            icon={Square}
            filled
            aria-label="Stop"
            disabled={props.stopping ?? false}
            onClick={props.onStop}
          />
        ) : (
          <Button
            type="submit"
            square
            icon={ArrowUp}
            aria-label="Send"
            locked={onLocked !== undefined}
            disabled={!onLocked && nothing}
            onClick={onLocked}
          />
        )}
      </div>
    </form>
  )
}
