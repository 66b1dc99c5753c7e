import type { ReactNode } from 'react'
import { memo } from 'react'
import { createPortal } from 'react-dom'
import { ASSISTANTS } from '#product/assistants.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import './text-chat.css'

/** Slots for the state and the buttons of the room or the preview, while the heading stays the same element. */
export type HeadPlaces = { status?: HTMLElement | null; actions?: HTMLElement | null }

type ChatHeadProps = { onPlaces(change: (before: HeadPlaces) => HeadPlaces): void }

export const ChatHead = memo(function ChatHead({ onPlaces }: ChatHeadProps) {
  return (
    <header className="head">
      <div>
        <h1>{ASSISTANTS.textChat.name}</h1>
        <div className="row tight status" ref={(status) => onPlaces((before) => ({ ...before, status }))} />
      </div>
      <div className="row tight" ref={(actions) => onPlaces((before) => ({ ...before, actions }))} />
    </header>
  )
})

type HeadPartsProps = {
  places: HeadPlaces
  status: keyof typeof LOOKS
  subscribed: boolean
  /** The buttons. */
  children: ReactNode
}

const LOOKS = {
  online: { kind: 'ok', words: 'Online' },
  demo: { kind: 'info', words: 'Demo Mode' },
  'connection-error': { kind: 'bad', words: 'Connection Error' },
} as const

export function HeadParts({ places, status, subscribed, children }: HeadPartsProps) {
  return (
    <>
      {places.status &&
        createPortal(
          <>
            <span role="status">
              <Chip kind={LOOKS[status].kind} dot>
                {LOOKS[status].words}
              </Chip>
            </span>
            {subscribed && <Chip kind="brand">Subscribed</Chip>}
          </>,
          places.status,
        )}
      {places.actions && createPortal(children, places.actions)}
    </>
  )
}
