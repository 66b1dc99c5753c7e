import { Hourglass, MicOff } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { Conversation } from '../../rules/conversation.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'
import './answering.css'

type SideButtonsProps = { conversation: Conversation; driver: SpokenTalkHere['driver'] }

/** Time to think, and the microphone off for a while. */
export function SideButtons({ conversation, driver }: SideButtonsProps) {
  const { turn, muted, typedOnly } = conversation
  const take = turn.name === 'recording' && !turn.take.pushed ? turn.take : undefined
  const mayMute = turn.name !== 'idle' && !typedOnly && !(muted && turn.name === 'ready')
  return (
    <div className="row talk-sides">
      {take && (
        <Button
          kind="line"
          icon={Hourglass}
          aria-pressed={take.held}
          onClick={() => driver.send({ type: 'moment-pressed' })}
        >
          Give me a moment
        </Button>
      )}
      {mayMute && (
        <Button
          kind="line"
          icon={MicOff}
          aria-pressed={muted}
          onClick={() => driver.send({ type: 'mute-pressed', at: Date.now() })}
        >
          Mute
        </Button>
      )}
    </div>
  )
}
