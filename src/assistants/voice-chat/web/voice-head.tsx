import type { ReactNode } from 'react'
import { ASSISTANTS } from '#product/assistants.ts'
import './voice-chat.css'

/** The name of the screen, and beside it what ends or changes a conversation. */
export function VoiceHead({ children }: { children?: ReactNode }) {
  return (
    <header className="head voice-head">
      <h1>{ASSISTANTS.voiceChat.name}</h1>
      {children && <div className="row">{children}</div>}
    </header>
  )
}
