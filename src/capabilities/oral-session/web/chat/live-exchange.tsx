import type { Exchange } from '#capabilities/voice/talk.index.ts'
import { askedBack, HeardWords, SaidNow, type SpokenTalkHere } from '#capabilities/voice/web/index.ts'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import type { OralRoom } from '../session-screen.ts'
import { type BubbleSound, PlayButton } from './message-bubble.tsx'

type LiveExchangeProps = {
  room: OralRoom
  exchange: Exchange
  sound: BubbleSound
  /** The reply is being prepared. */
  formulating: boolean
  onCorrect: ((text: string) => void) | undefined
  spoken: Pick<SpokenTalkHere, 'driver'>
}

/** The exchange in progress, or one asked back and waiting for confirmation. */
export function LiveExchange({ room, exchange, sound, formulating, onCorrect, spoken }: LiveExchangeProps) {
  const { heard, reply } = exchange
  const { driver } = spoken
  return (
    <>
      {heard && (
        <ChatBubble side="mine" name="You">
          <HeardWords
            heard={heard}
            onCorrect={onCorrect}
            onCorrecting={driver.writes}
            asked={askedBack(exchange, driver)}
          />
        </ChatBubble>
      )}
      {(reply || formulating) && (
        <ChatBubble side="theirs" name={room.says.speaker} glyph={room.id}>
          {reply ? (
            <p>
              <SaidNow text={reply} saying={sound.saying} />
            </p>
          ) : (
            <TypingDots />
          )}
          {reply && sound.audible && <PlayButton sound={sound} room={room} />}
        </ChatBubble>
      )}
    </>
  )
}
