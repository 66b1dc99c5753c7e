import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useModal } from './use-modal.ts'

type ModalProps = {
  /** Mounted while open: the caller keeps the state, the modal only asks. */
  open: boolean
  /** Escape. Never called when `closable` is false. */
  onClose?: (() => void) | undefined
  /** False only while leaving would hide an outcome: "Processing your payment...". */
  closable?: boolean | undefined
  /** The id of its heading. */
  labelledBy: string
  /** The first button inside gets the focus, or what has `data-first`; the opener gets it back. */
  children: ReactNode
}

/** A native modal dialog without a look of its own; `Dialog` and the unlock modal stand in it. */
export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal({ onClose, closable = true, labelledBy, children }: ModalProps) {
  const dialog = useModal()

  const refuseOrClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file chooser that is cancelled inside sends the same event up here.
    if (event.target !== event.currentTarget) return
    // React decides whether the dialog goes, so the browser must not close it first.
    event.preventDefault()
    if (closable) onClose?.()
  }
  const keepEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A second Escape in a row closes a dialog without asking; this is what stops it.
    if (!closable && event.key === 'Escape') event.preventDefault()
  }
  return (
    <dialog ref={dialog} aria-labelledby={labelledBy} onCancel={refuseOrClose} onKeyDown={keepEscape}>
      {children}
    </dialog>
  )
}
