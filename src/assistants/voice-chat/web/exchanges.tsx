import type { Exchange } from '#capabilities/voice/talk.index.ts'
import { type SpokenTalkHere, usePlaying } from '#capabilities/voice/web/index.ts'
import { Talk } from '#ui/chat/chat-bubble.tsx'
import { SaidAndReplied } from './exchange-view.tsx'

type ExchangesProps = { of: readonly Exchange[]; spoken: SpokenTalkHere }

export function Exchanges({ of, spoken }: ExchangesProps) {
  const { driver, player } = spoken
  const playing = usePlaying(player)
  return (
    <Talk>
      {of.map((exchange) => (
        <SaidAndReplied
          key={exchange.attempt}
          exchange={exchange}
          audible={spoken.piecesOf(exchange).length > 0}
          playing={playing === exchange.attempt}
          onPlay={() => driver.replay(exchange.attempt, spoken.piecesOf(exchange))}
          onStop={driver.stopAudio}
        />
      ))}
    </Talk>
  )
}
