import type { Exchange } from '#capabilities/voice/talk.index.ts'
import { HeardWords, SaidNow, type SpokenTalkHere } from '#capabilities/voice/web/index.ts'
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
  const { heard, reply, asksBack, attempt } = exchange
  const { driver } = spoken
  const asked = asksBack &&
    heard && {
      onYes: () => driver.type(heard.text, attempt),
      onSayAgain: driver.sayAgain,
      onType: () => document.querySelector<HTMLElement>('.type-instead textarea')?.focus(),
    }
  return (
    <>
      {heard && (
        <ChatBubble side="mine" name="You">
          <HeardWords
            heard={heard}
            onCorrect={onCorrect}
            onCorrecting={driver.writes}
            asked={asked || undefined}
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
