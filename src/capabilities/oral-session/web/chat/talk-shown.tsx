import { isOnItsWay } from '#capabilities/voice/talk.index.ts'
import { type SpokenTalkHere, usePlaying, useSaying } from '#capabilities/voice/web/index.ts'
import { Talk } from '#ui/chat/chat-bubble.tsx'
import type { OpenSession } from '../../contract.ts'
import { isSpoken, shownTalk, soundName } from '../../rules/screen/shown-talk.ts'
import type { OralRoom } from '../session-screen.ts'
import { LiveExchange } from './live-exchange.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { useScrolledTo } from './use-scrolled-to.ts'

type TalkShownProps = {
  room: OralRoom
  session: OpenSession
  spoken: SpokenTalkHere
  onCorrect(text: string, attempt: string): void
}

/** All messages; the exchange in progress is last and kept in view. */
export function TalkShown({ room, session, spoken, onCorrect }: TalkShownProps) {
  const { talk, conversation, driver, player } = spoken
  const { messages, live } = shownTalk(session.messages, talk.exchanges)
  const playing = usePlaying(player)
  const saying = useSaying(player)
  const onItsWay = isOnItsWay(conversation.turn)
  const lastSaid = messages.findLast(({ type }) => type === 'user')
  const sound = (name: string, of: Parameters<SpokenTalkHere['piecesOf']>[0]) => ({
    playing: playing === name,
    saying: playing === name ? saying : null,
    audible: spoken.piecesOf(of).length > 0,
    onPlay: () => driver.replay(name, spoken.piecesOf(of)),
    onStop: driver.stopAudio,
  })
  const correcting = (attempt: string | undefined) =>
    attempt && !onItsWay ? (text: string) => onCorrect(text, attempt) : undefined
  const end = useScrolledTo(messages.length + live.length, live.at(-1)?.reply.length ?? 0)
  return (
    <section aria-label="Conversation">
      <Talk>
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            room={room}
            message={message}
            document={session.document}
            sound={
              isSpoken(message)
                ? sound(soundName(message), {
                    audio: message.audioUrl ? [message.audioUrl] : [],
                    reply: message.content,
                  })
                : undefined
            }
            onCorrect={message === lastSaid && live.length === 0 ? correcting(message.attempt) : undefined}
            onCorrecting={driver.writes}
          />
        ))}
        {live.map((exchange) => (
          <LiveExchange
            key={exchange.attempt}
            room={room}
            exchange={exchange}
            sound={sound(exchange.attempt, exchange)}
            formulating={onItsWay && exchange === live.at(-1)}
            onCorrect={exchange === live.at(-1) ? correcting(exchange.attempt) : undefined}
            spoken={spoken}
          />
        ))}
      </Talk>
      <div ref={end} className="oral-end" />
    </section>
  )
}
