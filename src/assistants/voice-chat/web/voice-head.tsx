import { PhoneOff, Settings } from 'lucide-react'
import { ASSISTANTS } from '#product/assistants.ts'
import { Button } from '#ui/actions/button.tsx'
import './voice-chat.css'

type VoiceHeadProps = {
  /** Omitted when talking is not possible. */
  onSettings?: (() => void) | undefined
  /** Omitted while no conversation runs. */
  onEnd?: (() => void) | undefined
}

/** The screen's title, with the buttons that end or change a conversation. */
export function VoiceHead({ onSettings, onEnd }: VoiceHeadProps) {
  return (
    <header className="head voice-head">
      <h1>{ASSISTANTS.voiceChat.name}</h1>
      {onSettings && (
        <div className="row">
          <Button kind="line" icon={PhoneOff} disabled={!onEnd} onClick={onEnd}>
            End Conversation
          </Button>
          <Button kind="line" square icon={Settings} aria-label="Voice settings" onClick={onSettings} />
        </div>
      )}
    </header>
  )
}
