/** Who answers in Voice Chat: a study coach that keeps to a few spoken sentences and asks one question back. */
import { meteredText } from '#capabilities/study/server/usage/metered-text.ts'
import type { AnswerPiece, TurnContext } from '#capabilities/voice/server/spoken-turn.ts'
import type { VoiceTurn } from '#capabilities/voice/server/tables.ts'
import type { Message, TextEvent } from '#ports/ai-text/ai-text.ts'
import type { Outside } from '#ports/outside.ts'
import type { Heard } from '#product/heard.ts'
import { spokenPieces } from './built-in-words.ts'
import { COACHING } from './instructions.ts'

/** Five spoken sentences, generously: more would be cut off in the middle of a thought. */
const MOST_TOKENS = 400

export const coach = (outside: Outside) =>
  async function* answer(said: Heard, { userId, turns, signal }: TurnContext): AsyncGenerator<AnswerPiece> {
    const engine = meteredText(outside, outside.aiText, { who: userId, assistant: 'voiceChat' })
    const events = engine.stream({
      instructions: COACHING,
      messages: [...turns.flatMap(asMessages), { role: 'user', text: said.text }],
      maxTokens: MOST_TOKENS,
      signal,
    })
    const stream = events[Symbol.asyncIterator]()
    try {
      const opening = await stream.next()
      if (opening.done) return
      yield* toPiece(opening.value)
      const rest = { [Symbol.asyncIterator]: () => stream }
      if (opening.value.type !== 'started' || !opening.value.engine.builtIn)
        for await (const event of rest) yield* toPiece(event)
      else {
        const standing = {
          first: !turns.some((turn) => turn.engine?.builtIn),
          standsIn: opening.value.standsInFor !== undefined,
          turns: turns.length,
        }
        let broke: AnswerPiece | undefined
        async function* words() {
          for await (const event of rest)
            if (event.type === 'more') yield event.delta
            else if (event.type === 'broke') broke = event
        }
        yield* spokenPieces(words(), standing)
        if (broke) yield broke
      }
    } finally {
      await stream.return?.()
    }
  }

/** Only what a turn needs to know of an engine's events. */
function* toPiece(event: TextEvent): Generator<AnswerPiece, void, undefined> {
  if (event.type === 'started') yield { type: 'started', engine: event.engine }
  else if (event.type === 'more') yield { type: 'more', delta: event.delta }
  else if (event.type === 'broke') yield { type: 'broke', problem: event.problem }
}

const asMessages = ({ heard, reply }: VoiceTurn): Message[] => [
  { role: 'user', text: heard.text },
  { role: 'assistant', text: reply },
]
