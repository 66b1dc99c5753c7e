/** The script of each slide, chosen to fill the talk's length, and the time for each slide. */
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'

export const TALKS = [10, 15, 20] as const
/** The usual allowance of most departments. */
export const USUAL_MINUTES = 15

const WORDS_A_MINUTE = 130
/** The accepted deviation from the requested length. */
const TOLERANCE = 0.05
/** Title, outline and thanks take less time than the slides between them. */
const SHARE_OF_FRAME = 0.4

type SpokenLine = DeckSlide['script'][number]
export type TimedSlide = { seconds: number; said: SpokenLine[]; asked: SpokenLine[] }
export type Talk = { slides: TimedSlide[]; minutes: number; isLongEnough: boolean }

export function talkOf({ slides }: Pick<Deck, 'slides'>, minutes: number): Talk {
  const target = minutes * WORDS_A_MINUTE
  const shares = slides.map(({ form }) =>
    form === 'opening' || form === 'agenda' || form === 'references' ? SHARE_OF_FRAME : 1,
  )
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const places = slides.map(({ script }, at) => ({
    said: new Set<SpokenLine>(),
    words: 0,
    budget: (target * (shares[at] ?? 1)) / whole,
    // The slide's own content before answers to possible questions.
    left: [...script.filter(({ asked }) => !asked), ...script.filter(({ asked }) => asked)],
  }))
  let total = 0
  const most = target * (1 + TOLERANCE / 2)
  while (total < target) {
    const open = places.filter(({ left }) => left.length > 0)
    const next = open.sort((a, b) => b.budget - b.words - (a.budget - a.words))[0]
    const line = next?.left.shift()
    if (!next || !line) break
    const words = wordCount(line.text)
    if (total + words > most) continue
    next.said.add(line)
    next.words += words
    total += words
  }
  return {
    slides: slides.map(({ script }, at) => {
      const { said, words } = places[at] ?? { said: new Set<SpokenLine>(), words: 0 }
      return {
        seconds: Math.round((words / WORDS_A_MINUTE) * 60),
        // In slide order, not in the order of choice.
        said: script.filter((line) => said.has(line)),
        asked: script.filter((line) => !said.has(line)),
      }
    }),
    minutes: total / WORDS_A_MINUTE,
    isLongEnough: total >= target * (1 - TOLERANCE),
  }
}
