/**
 * A model may word what the rules have decided: it gets the question, the sentence and the student's words, and
 * proposes a reply. Sentences with a figure, a quotation or a name that occurs in none of them are dropped; if nothing
 * is left, our own words are used.
 */
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { Engine } from '#capabilities/voice/contract.ts'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { placeWords } from '#product/place.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Move, MoveName } from '../rules/examiner/exam.ts'
import { groundedIn } from '../rules/examiner/grounded.ts'
import { instructionsFor } from '../rules/examiner/instructions.ts'
import type { OralRoomConfig } from './room-config.ts'
import type { SessionRow } from './tables.ts'

/** Moves in which a person would pick up the student's words. All others are spoken as planned. */
const TAKEN_UP: ReadonlySet<MoveName> = new Set([
  'deeper',
  'off-the-point',
  'too-short',
  'asks-evidence',
  'explain',
  'advises',
])
const MOST_TOKENS = 220
/** A student waits for it. */
const AT_MOST = seconds(6)

type Worded = { text: string; engine: Engine }

export async function wordedByModel(
  services: Services,
  room: OralRoomConfig,
  turn: { row: SessionRow; move: Move; said: RecognisedSpeech; text: string; signal: AbortSignal },
): Promise<Worded | undefined> {
  const { row, move, said, text, signal } = turn
  const { question } = move
  if (services.aiText.description.builtIn || !question || !TAKEN_UP.has(move.name)) return undefined
  const engine = meteredText(services, services.aiText, { who: row.userId, assistant: room.assistant })
  const sources = [question.place, ...question.also].map((place) => `${placeWords(place)}: ${place.quote}`)
  const answer = await engine
    .complete({
      instructions: instructionsFor(room.role, move.name, row.style),
      messages: [
        {
          role: 'user',
          text: `The question was: ${question.asks}\nPlanned words: ${text}`,
          data: [
            { label: 'Sentences of the work', text: sources.join('\n') },
            { label: 'What the student said', text: said.text },
          ],
        },
      ],
      size: 'small',
      maxTokens: MOST_TOKENS,
      signal: AbortSignal.any([signal, AbortSignal.timeout(AT_MOST)]),
    })
    .catch(() => undefined)
  if (!answer?.ok || answer.value.engine.builtIn) return undefined
  const proved = groundedIn(answer.value.text, [...sources, question.asks, question.lead, text, said.text])
  return proved ? { text: proved, engine: answer.value.engine } : undefined
}
