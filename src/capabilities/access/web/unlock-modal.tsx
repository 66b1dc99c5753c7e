import { type FocusEvent, useId } from 'react'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Modal } from '#ui/feedback/modal.tsx'
import { UnlockCard } from '#ui/preview/unlock-card.tsx'
import { useNavigate } from '#ui/router/use-navigation.ts'
import { useUnlockFuse } from './use-unlock-fuse.ts'

type UnlockModalProps = {
  open: boolean
  onClose(): void
  assistant: AssistantId
  /** Why it opened: "You are looking at a preview.", or the sentence of an access that ended. */
  sentence?: string | undefined
  /** Three lines about the full version. */
  lines: readonly string[]
  /** The assistant's own self-closing time; without one the modal stays. */
  closesAfter?: number | undefined
}

/** Leads from every preview to the payments screen. It closes itself, but never while the student is using it. */
export function UnlockModal(props: UnlockModalProps) {
  return props.open ? <OpenUnlockModal {...props} /> : null
}

function OpenUnlockModal({ onClose, assistant, sentence, lines, closesAfter }: UnlockModalProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const { share, send } = useUnlockFuse(closesAfter, onClose)
  const { name, prices } = ASSISTANTS[assistant]

  // The focus the modal gives itself on opening comes from outside; only one that moves within it is a person's.
  const moved = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (from instanceof Node && event.currentTarget.contains(from)) send({ type: 'focused', on: true })
  }
  const left = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!(to instanceof Node && event.currentTarget.contains(to))) send({ type: 'focused', on: false })
  }
  return (
    <Modal open onClose={onClose} labelledBy={titleId}>
      <UnlockCard
        assistant={assistant}
        title={`Unlock the ${name}`}
        titleId={titleId}
        sentence={sentence}
        amount={ngwee(prices.charged)}
        lines={lines}
        fuse={share}
        onUnlock={() => navigate(paymentsPath(assistant))}
        onClose={onClose}
        onPointerEnter={() => send({ type: 'hovered', on: true })}
        onPointerLeave={() => send({ type: 'hovered', on: false })}
        onFocus={moved}
        onBlur={left}
      />
    </Modal>
  )
}
