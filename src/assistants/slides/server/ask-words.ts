/** A model proposes titles, lines and notes. It is asked about a few slides at a time, and the deck is made whatever the result. */
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { isDown } from '#ports/ai-text/text-problem.ts'
import type { Services } from '#ports/services.ts'
import type { Deck, PlannedDeck } from '../rules/deck/deck.ts'
import { OUTLINE_INSTRUCTIONS, outlineText, withCourse } from '../rules/wording/outline-request.ts'
import { readSlideWords, type SlideWords } from '../rules/wording/slide-words.ts'
import {
  WORDING_INSTRUCTIONS,
  type WordingRequest,
  wordingRequests,
} from '../rules/wording/wording-requests.ts'
import { WORDING } from '../spec.ts'

/** `isAway`: a model that is connected cannot be reached; a student whose share of today is used up is no such case. */
export type AskedWords = { words: SlideWords[]; model?: string; isAway: boolean }

type WordingDeps = Pick<Services, 'aiText' | 'db' | 'now' | 'usage' | 'log' | 'closeReading'>

export async function askWords(
  services: WordingDeps,
  userId: string,
  deck: Deck,
  stop: AbortSignal,
): Promise<AskedWords> {
  const { description, standsInFor } = services.aiText
  if (description.builtIn) return { words: [], isAway: standsInFor !== undefined }
  const engine = meteredText(services, services.aiText, { who: userId, assistant: 'slides' })
  const signal = AbortSignal.any([stop, AbortSignal.timeout(WORDING.atMost)])
  const room = services.closeReading.window - WORDING.answerTokens - WORDING.ownTokens
  const requests = wordingRequests(deck, Math.min(WORDING.letters, room * WORDING.lettersAToken))
  // One request first, so that an unavailable model is noticed once.
  const [first, ...others] = requests
  if (!first) return { words: [], isAway: false }
  const heard = await requestWording(engine, first, signal)
  const rest = heard.silence
    ? []
    : await Promise.all(others.map((request) => requestWording(engine, request, signal)))
  stop.throwIfAborted()
  const words = [heard, ...rest].flatMap((one) => one.words)
  return { words, isAway: heard.silence === 'away', ...(words.length > 0 && { model: description.name }) }
}

/** The course of the talk as the model would have it; the planned one where it gives none. */
export async function askCourse(
  services: WordingDeps,
  userId: string,
  plan: PlannedDeck,
  stop: AbortSignal,
): Promise<PlannedDeck> {
  if (services.aiText.description.builtIn) return plan
  const engine = meteredText(services, services.aiText, { who: userId, assistant: 'slides' })
  const signal = AbortSignal.any([stop, AbortSignal.timeout(WORDING.atMost)])
  const answer = await askOnce(
    engine,
    OUTLINE_INSTRUCTIONS,
    'Which slides, in which order? Answer with the JSON.',
    outlineText(plan),
    signal,
  )
  stop.throwIfAborted()
  return answer?.ok && !answer.value.engine.builtIn ? withCourse(plan, answer.value.text) : plan
}

const askOnce = (engine: AiText, instructions: string, text: string, slides: string, signal: AbortSignal) =>
  engine
    .complete({
      instructions,
      messages: [{ role: 'user', text, data: [{ label: 'slides', text: slides }] }],
      temperature: 0.2,
      maxTokens: WORDING.answerTokens,
      signal,
    })
    .catch(() => undefined)

type Worded = { words: SlideWords[]; silence?: 'away' | 'fair-use' }

/** The complete part of its answer; nothing if a fallback answered instead. */
async function requestWording(
  engine: AiText,
  { text, slides }: WordingRequest,
  signal: AbortSignal,
): Promise<Worded> {
  const answer = await askOnce(
    engine,
    WORDING_INSTRUCTIONS,
    'Word these slides. Answer with the JSON.',
    text,
    signal,
  )
  if (answer?.ok === false && answer.problem.code === 'fair-use') return { words: [], silence: 'fair-use' }
  if (answer?.ok === false && !isDown(answer.problem)) return { words: [] }
  if (!answer?.ok || answer.value.engine.builtIn) return { words: [], silence: 'away' }
  return { words: readSlideWords(answer.value.text).filter(({ id }) => slides.includes(id)) }
}
