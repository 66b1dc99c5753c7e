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
  /** Focus goes to `data-first`, or else to the first button inside, and back to the opener on close. */
  children: ReactNode
}

/** An unstyled native modal dialog; `Dialog` and the unlock modal are built on it. */
export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal({ onClose, closable = true, labelledBy, children }: ModalProps) {
  const dialog = useModal()

  const refuseOrClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Cancelling a file chooser inside bubbles the same event up here.
    if (event.target !== event.currentTarget) return
    // React decides whether the dialog closes, so the browser must not close it first.
    event.preventDefault()
    if (closable) onClose?.()
  }
  const keepEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Browsers close a dialog on a second Escape in a row without asking; this prevents it.
    if (!closable && event.key === 'Escape') event.preventDefault()
  }
  return (
    <dialog ref={dialog} aria-labelledby={labelledBy} onCancel={refuseOrClose} onKeyDown={keepEscape}>
      {children}
    </dialog>
  )
}
