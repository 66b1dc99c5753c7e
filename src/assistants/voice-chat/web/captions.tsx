import { canBeRead, isOnItsWay } from '#capabilities/voice/talk.index.ts'
import { askedBack, type SpokenTalkHere, usePlaying, useSaying } from '#capabilities/voice/web/index.ts'
import { Talk } from '#ui/chat/chat-bubble.tsx'
import { SaidAndReplied } from './exchange-view.tsx'

/** The last words of either side, as text; always shown, so that the student need not rely on hearing. */
export function Captions({ spoken }: { spoken: SpokenTalkHere }) {
  const { talk, conversation, driver, player } = spoken
  const playing = usePlaying(player)
  const saying = useSaying(player)
  // Until the next turn has words, those of the previous one stay.
  const last = talk.exchanges.findLast(canBeRead)
  if (!last) return null
  return (
    <section className="captions" aria-label="Captions">
      <Talk>
        <SaidAndReplied
          exchange={last}
          saying={saying}
          audible={spoken.piecesOf(last).length > 0}
          playing={playing === last.attempt}
          onPlay={() => driver.replay(last.attempt, spoken.piecesOf(last))}
          onStop={driver.stopAudio}
          onCorrecting={driver.writes}
          onCorrect={isOnItsWay(conversation.turn) ? undefined : (text) => driver.type(text, last.attempt)}
          asked={askedBack(last, driver)}
        />
      </Talk>
    </section>
  )
}
