import type { Exchange } from '#capabilities/voice/rules/talk.ts'
import { type AskedBack, HeardWords } from '#capabilities/voice/web/recognition/heard-words.tsx'
import { AudioButton } from '#ui/actions/audio-button.tsx'
import { ChatBubble } from '#ui/talking/chat-bubble.tsx'

type SaidAndRepliedProps = {
  exchange: Exchange
  playing: boolean
  onPlay(): void
  onStop(): void
  onCorrect?: ((text: string) => void) | undefined
  onCorrecting?: ((correcting: boolean) => void) | undefined
  asked?: AskedBack | undefined
}

/** What was understood of the student, and what they were answered, to be heard as often as they like. */
export function SaidAndReplied({
  exchange,
  playing,
  onPlay,
  onStop,
  onCorrect,
  onCorrecting,
  asked,
}: SaidAndRepliedProps) {
  const { attempt, heard, reply, audio, engine } = exchange
  const correcting = { onCorrect, onCorrecting, asked }
  return (
    <>
      {heard && (
        <ChatBubble side="mine" name="You">
          <HeardWords key={attempt} heard={heard} {...correcting} />
        </ChatBubble>
      )}
      {reply && (
        <ChatBubble side="theirs" name="Assistant" glyph="voiceChat">
          <p>{reply}</p>
          {engine && <p className="xs muted">Answered by: {engine.name}</p>}
          {audio.length > 0 && (
            <AudioButton
              state={playing ? 'playing' : 'resting'}
              of="the assistant’s words"
              onPress={playing ? onStop : onPlay}
            />
          )}
        </ChatBubble>
      )}
    </>
  )
}
