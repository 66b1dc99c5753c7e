import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { Modal } from './modal.tsx'

export type DialogProps = {
  open: boolean
  /** Escape, or the x. Never called when `closable` is false. */
  onClose?: (() => void) | undefined
  /** False only while leaving would hide an outcome: "Processing your payment...". */
  closable?: boolean | undefined
  /** An x at the top right, besides Escape. */
  withX?: boolean | undefined
  title: ReactNode
  /** A drawing or a spinner above the heading. */
  picture?: ReactNode
  /** Centred, for messages; forms are left-aligned. */
  centred?: boolean | undefined
  /** One or two sentences, then the buttons. Focus goes to `data-first`, or else to the first button. */
  children?: ReactNode
}

export function Dialog({
  open,
  onClose,
  closable = true,
  withX,
  title,
  picture,
  centred,
  children,
}: DialogProps) {
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose} closable={closable} labelledBy={titleId}>
      <div className={centred ? 'dlg mid' : 'dlg'}>
        {picture}
        <h2 id={titleId}>{title}</h2>
        {children}
        {closable && withX && (
          <Button kind="quiet" square className="x" icon={X} aria-label="Close" onClick={onClose} />
        )}
      </div>
    </Modal>
  )
}
