import { Hourglass, MicOff } from 'lucide-react'
import type { Conversation } from '#capabilities/voice/rules/conversation.ts'
import type { SpokenTalkHere } from '#capabilities/voice/web/turn/use-spoken-talk.ts'
import { Button } from '#ui/actions/button.tsx'

type SideButtonsProps = { conversation: Conversation; driver: SpokenTalkHere['driver'] }

/** Time to think, and the microphone off for a while. */
export function SideButtons({ conversation, driver }: SideButtonsProps) {
  const { turn, muted, typedOnly } = conversation
  const take = turn.name === 'recording' && !turn.take.pushed ? turn.take : undefined
  const mayMute = turn.name !== 'idle' && !typedOnly && !(muted && turn.name === 'ready')
  return (
    <div className="row sides">
      {take && (
        <Button
          kind="line"
          icon={Hourglass}
          aria-pressed={take.held}
          onClick={() => driver.tell({ type: 'moment-pressed' })}
        >
          Give me a moment
        </Button>
      )}
      {mayMute && (
        <Button
          kind="line"
          icon={MicOff}
          aria-pressed={muted}
          onClick={() => driver.tell({ type: 'mute-pressed', at: Date.now() })}
        >
          Mute
        </Button>
      )}
    </div>
  )
}
