import '#ui/styles/bubble.css'
import { Mic, RotateCw, Square } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useStopKey } from '#ui/actions/use-stop-key.ts'
import type { Conversation } from '../../rules/conversation.ts'
import { useHold } from '../microphone/use-hold.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'
import './answering.css'

type MainButtonProps = {
  conversation: Conversation
  driver: SpokenTalkHere['driver']
  opening: boolean
  onStart(): void
}

/** The main button. Space and Enter do the same, or hold it in hold-to-talk mode. */
export function MainButton({ conversation, driver, opening, onStart }: MainButtonProps) {
  const { turn, handsFree, typedOnly, muted } = conversation
  const pushed = turn.name === 'recording' && turn.take.pushed
  const byHand = pushed || (turn.name === 'ready' && !handsFree && !typedOnly && !muted)
  const stop = () => driver.send({ type: 'stop-pressed' })
  const talk = () => driver.send({ type: 'talk-pressed', at: Date.now() })
  const hold = useHold({
    enabled: byHand || (!handsFree && isSpeaking(turn.name)),
    held: pushed,
    onPress: talk,
    onRelease: () => driver.send({ type: 'talk-released' }),
  })
  useStopKey(
    turn.name === 'recording' && !pushed
      ? stop
      : isSpeaking(turn.name) && handsFree
        ? driver.stopAudio
        : undefined,
  )
  // The same button from the press to the release: another one would lose the finger on it.
  if (byHand)
    return (
      <Button
        big
        kind={pushed ? 'rec' : 'solid'}
        icon={Mic}
        className="hold-to-talk"
        aria-pressed={pushed}
        {...hold}
      >
        {pushed ? 'Let go to send' : 'Hold to talk'}
      </Button>
    )
  switch (turn.name) {
    case 'recording':
      return (
        <Button kind="rec" big icon={Square} filled onClick={stop}>
          Stop &amp; Send
        </Button>
      )
    case 'closing':
    case 'sending':
      return <Dots />
    case 'unsent':
      return (
        <Button kind="line" big icon={RotateCw} onClick={() => driver.send({ type: 'sent-again' })}>
          Send again now
        </Button>
      )
    case 'about-to-speak':
    case 'assistant-speaking':
      return (
        <Button kind="say" big icon={Square} filled onClick={driver.stopAudio}>
          Stop Audio
        </Button>
      )
    case 'pausing':
      return (
        <Button big icon={Mic} onClick={talk}>
          Start now
        </Button>
      )
    case 'idle':
    case 'ready':
      return muted ? (
        <Button big icon={Mic} onClick={() => driver.send({ type: 'mute-pressed', at: Date.now() })}>
          Unmute
        </Button>
      ) : (
        <Button big icon={Mic} busy={opening && 'Waiting...'} onClick={onStart}>
          Start talking
        </Button>
      )
  }
}

const isSpeaking = (turn: string) => turn === 'about-to-speak' || turn === 'assistant-speaking'

const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)
