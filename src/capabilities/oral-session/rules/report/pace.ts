/** Speaking rate, from recordings alone. A remark, not a mark: people think at different speeds. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'

type Pace = { wordsPerMinute: number; pauses: number; says: string }

/** A comfortable rate for listeners. */
const SLOW = 100
const FAST = 170
const LEAST_ANSWERS = 2

export function paceOf(heard: readonly RecognisedSpeech[]): Pace | null {
  const paces = heard.flatMap(({ pace }) => pace ?? [])
  if (paces.length < LEAST_ANSWERS) return null
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const wordsPerMinute = Math.round(mean(paces.map((pace) => pace.wordsPerMinute)))
  const pauses = Math.round(mean(paces.map((pace) => pace.pauses)) * 10) / 10
  return { wordsPerMinute, pauses, says: paceWords(wordsPerMinute, pauses) }
}

function paceWords(wordsPerMinute: number, pauses: number): string {
  const told = `About ${wordsPerMinute} words a minute, with ${pauses} ${pauses === 1 ? 'pause' : 'pauses'} in an answer.`
  if (wordsPerMinute > FAST)
    return `${told} That is fast: a pause after the first sentence helps whoever listens.`
  if (wordsPerMinute < SLOW) return `${told} That is slow, which is no fault: thinking aloud is allowed.`
  return `${told} That is easy to follow.`
}
