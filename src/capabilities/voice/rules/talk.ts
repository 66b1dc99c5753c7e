/** Builds the conversation from reply lines as they arrive. Pure; turns are kept in the order they were asked. */
import { confirmHeard, correctHeard, type RecognisedSpeech, typedSpeech } from '#product/recognised-speech.ts'
import type { Engine, TurnLine, TurnRecord } from '../contract.ts'
import { NO_SHORT_ANSWER, SAY_AGAIN, TOO_SLOW } from '../spec.ts'

export type Exchange = {
  /** The attempt, which is also the name of its sound. */
  attempt: string
  /** The attempt it replaces. */
  corrects?: string
  at: number
  /** The transcript, as soon as it is known. */
  heard: RecognisedSpeech | null
  reply: string
  /** Sentence by sentence while it arrives, one file in the end. */
  audio: readonly string[]
  /** The engine that wrote it. */
  engine: Engine | null
  /** The reply asks whether this was said, and waits for an answer. */
  asksBack: boolean
  /** Finished: nothing more will come. */
  over: boolean
}

export type Talk = {
  exchanges: readonly Exchange[]
  /** Turns ahead in the queue; null once recognition has begun. */
  waiting: number | null
  /** Answers in a row that the built-in recogniser did not understand. */
  misheard: number
}

export type TalkEvent =
  | {
      type: 'asked'
      attempt: string
      at: number
      typed?: string | undefined
      corrects?: string | undefined
    }
  | { type: 'line'; attempt: string; line: TurnLine }
  | { type: 'cleared' }

export const noTalk: Talk = { exchanges: [], waiting: null, misheard: 0 }

export function nextTalk(talk: Talk, event: TalkEvent): Talk {
  if (event.type === 'cleared') return noTalk
  if (event.type === 'asked') return { ...talk, exchanges: asked(talk.exchanges, event), waiting: null }
  const { attempt, line } = event
  if (line.type === 'alive') return talk
  if (line.type === 'waiting') return { ...talk, waiting: line.place }
  const exchanges = talk.exchanges
    .map((exchange) => (exchange.attempt === attempt ? withLine(exchange, line) : exchange))
    .filter((exchange) => exchange.attempt !== attempt || !cameToNothing(exchange))
  return {
    exchanges: answersQuestion(line) ? withoutQuestion(exchanges, attempt) : exchanges,
    waiting: null,
    misheard: misheardAfter(line, talk.misheard),
  }
}

/** A question that a yes confirms was heard rightly; typed words say nothing about the recogniser. */
function misheardAfter(line: Exclude<TurnLine, { type: 'waiting' | 'alive' }>, before: number): number {
  if (line.type === 'error') return line.code === TOO_SLOW ? before + 1 : before
  if (line.type === 'complete' && line.code === NO_SHORT_ANSWER) return before + 1
  if (line.type !== 'complete' || line.heard?.rung !== 'built-in') return before
  if (line.asksBack) return before + 1
  return line.heard.correctedFrom === undefined ? 0 : before
}

/** A new transcript replaces the one asked back; a no discards it. */
const answersQuestion = (line: TurnLine) =>
  (line.type === 'chunk' && line.heard !== undefined) ||
  (line.type === 'complete' && (!line.skipped || line.code === SAY_AGAIN))
const withoutQuestion = (exchanges: readonly Exchange[], attempt: string) =>
  exchanges.filter((one) => one.attempt === attempt || !one.asksBack)

function asked(
  exchanges: readonly Exchange[],
  { attempt, at, typed, corrects }: Extract<TalkEvent, { type: 'asked' }>,
): readonly Exchange[] {
  const fresh = {
    attempt,
    ...(corrects && { corrects }),
    at,
    reply: '',
    audio: [],
    engine: null,
    asksBack: false,
    over: false,
  }
  const replace = (name: string, heard: (before: RecognisedSpeech | null) => RecognisedSpeech | null) =>
    exchanges.map((one) => (one.attempt === name ? { ...fresh, heard: heard(one.heard) } : one))
  const has = (name: string) => exchanges.some((one) => one.attempt === name)
  // A resend of the same answer.
  if (has(attempt)) return replace(attempt, (heard) => heard)
  if (corrects !== undefined && has(corrects))
    return replace(corrects, (heard) => heard && putRight(heard, typed ?? ''))
  return [...exchanges, { ...fresh, heard: typed === undefined ? null : typedSpeech(typed) }]
}

function withLine(exchange: Exchange, line: Exclude<TurnLine, { type: 'waiting' | 'alive' }>): Exchange {
  switch (line.type) {
    case 'chunk':
      return {
        ...exchange,
        heard: line.heard ?? exchange.heard,
        reply: [exchange.reply, line.content.trim()].filter(Boolean).join(' '),
        audio: line.audioUrl ? [...exchange.audio, line.audioUrl] : exchange.audio,
      }
    case 'complete':
      return {
        ...exchange,
        heard: line.heard ?? exchange.heard,
        reply: line.skipped ? '' : line.text || exchange.reply,
        audio: line.audioUrl ? [line.audioUrl] : exchange.audio,
        engine: line.engine ?? null,
        asksBack: line.asksBack === true,
        over: true,
      }
    case 'error':
      return { ...exchange, reply: exchange.reply || line.partial || '', over: true }
  }
}

const putRight = (heard: RecognisedSpeech, text: string): RecognisedSpeech =>
  text === heard.text ? confirmHeard(heard) : correctHeard(heard, text)

export const canBeRead = ({ heard, reply }: Exchange): boolean => heard !== null || reply !== ''
export const hasWords = ({ exchanges }: Talk): boolean => exchanges.some(canBeRead)

/** Skipped, or failed before anything was understood: the error box says so, and there is nothing to read. */
const cameToNothing = ({ over, heard, reply }: Exchange) => over && reply === '' && heard?.rung !== 'typed'

/** One that is kept, as if it had just been said. */
export const keptExchange = ({ attempt, at, heard, reply, audioUrl, engine }: TurnRecord): Exchange => ({
  attempt,
  at: Date.parse(at),
  heard,
  reply,
  audio: audioUrl ? [audioUrl] : [],
  engine,
  asksBack: false,
  over: true,
})
