import type { RecognisedSpeech } from '#product/recognised-speech.ts'

const PAUSE_SECONDS = 0.7
/** Fewer words say nothing about how fast a person speaks. */
const FEWEST_WORDS = 5

export function paceOf(words: { from: number; to: number }[]): Pick<RecognisedSpeech, 'pace'> {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last || words.length < FEWEST_WORDS) return {}
  const minutes = (last.to - first.from) / 60
  const pauses = words.filter((word, i) => i > 0 && word.from - words[i - 1]!.to > PAUSE_SECONDS).length
  return { pace: { wordsPerMinute: Math.round(words.length / minutes), pauses } }
}
