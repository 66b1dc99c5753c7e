import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  /** Mounted while open: the caller keeps the state, the dialog only asks. */
  open: boolean
  /** Escape, or the x. Never called when `closable` is false. */
  onClose?(): void
  /** False only while leaving would hide an outcome: "Processing your payment...". */
  closable?: boolean | undefined
  /** An x at the top right, besides Escape. */
  withX?: boolean | undefined
  title: ReactNode
  /** A drawing or a spinner above the heading. */
  picture?: ReactNode
  /** In the middle, as messages are; forms stay at the left. */
  centred?: boolean | undefined
  /** One or two sentences, then the buttons. The first button gets the focus, or what has `data-first`. */
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, closable = true, withX, title, picture, centred, children }: DialogProps) {
  const dialog = useModal()
  const titleId = useId()

  const refuseOrClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // React decides whether the dialog goes, so the browser must not close it first.
    event.preventDefault()
    if (closable) onClose?.()
  }
  const keepEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A second Escape in a row closes a dialog without asking; this is what stops it.
    if (!closable && event.key === 'Escape') event.preventDefault()
  }

  return (
    <dialog ref={dialog} aria-labelledby={titleId} onCancel={refuseOrClose} onKeyDown={keepEscape}>
      <div className={centred ? 'dlg mid' : 'dlg'}>
        {picture}
        <h2 id={titleId}>{title}</h2>
        {children}
        {closable && withX && (
          <Button kind="quiet" square className="x" icon={X} aria-label="Close" onClick={onClose} />
        )}
      </div>
    </dialog>
  )
}
