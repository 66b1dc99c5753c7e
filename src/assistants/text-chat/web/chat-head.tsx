import type { ReactNode } from 'react'
import { memo } from 'react'
import { createPortal } from 'react-dom'
import { ASSISTANTS } from '#product/assistants.ts'
import { Chip } from '#ui/telling/chip.tsx'
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
  status: 'Online' | 'Demo Mode' | 'Connection Error'
  subscribed: boolean
  /** The buttons. */
  children: ReactNode
}

const LOOKS = { Online: 'ok', 'Demo Mode': 'info', 'Connection Error': 'bad' } as const

export function HeadParts({ places, status, subscribed, children }: HeadPartsProps) {
  return (
    <>
      {places.status &&
        createPortal(
          <>
            <span role="status">
              <Chip kind={LOOKS[status]} dot>
                {status}
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
