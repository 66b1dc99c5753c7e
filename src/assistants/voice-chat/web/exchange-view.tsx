import type { Exchange } from '#capabilities/voice/talk.index.ts'
import { type AskedBack, HeardWords, SaidNow } from '#capabilities/voice/web/index.ts'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'

type SaidAndRepliedProps = {
  exchange: Exchange
  /** It can be played again. */
  audible: boolean
  /** The sentence being spoken. */
  saying?: string | null | undefined
  playing: boolean
  onPlay(): void
  onStop(): void
  onCorrect?: ((text: string) => void) | undefined
  onCorrecting?: ((correcting: boolean) => void) | undefined
  asked?: AskedBack | undefined
}

/** The student's recognised words and the reply, replayable at will. */
export function SaidAndReplied({
  exchange,
  audible,
  saying,
  playing,
  onPlay,
  onStop,
  onCorrect,
  onCorrecting,
  asked,
}: SaidAndRepliedProps) {
  const { attempt, heard, reply, engine } = exchange
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
          <p>
            <SaidNow text={reply} saying={playing ? saying : null} />
          </p>
          {engine && <p className="xs muted">Answered by: {engine.name}</p>}
          {audible && (
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
