import { Hourglass, MicOff } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { Conversation } from '../../rules/conversation.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'
import './answering.css'

type SideButtonsProps = { conversation: Conversation; driver: SpokenTalkHere['driver'] }

/** Time to think, while an answer is recorded. */
export function MomentButton({ conversation: { turn }, driver }: SideButtonsProps) {
  if (turn.name !== 'recording' || turn.take.pushed) return null
  return (
    <Button
      kind="line"
      icon={Hourglass}
      aria-pressed={turn.take.held}
      onClick={() => driver.send({ type: 'moment-pressed' })}
    >
      Give me a moment
    </Button>
  )
}

/** The microphone off for a while. */
export function MuteButton({ conversation: { turn, muted, typedOnly }, driver }: SideButtonsProps) {
  if (turn.name === 'idle' || typedOnly || (muted && turn.name === 'ready')) return null
  return (
    <Button
      kind="line"
      icon={MicOff}
      aria-pressed={muted}
      onClick={() => driver.send({ type: 'mute-pressed', at: Date.now() })}
    >
      Mute
    </Button>
  )
}
