/** The script of each slide, chosen to fill the talk's length, and the time for each slide. */
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'

export const TALKS = [10, 15, 20] as const
/** The usual allowance of most departments. */
export const USUAL_MINUTES = 15

/** Calm, in a second language, before people who take notes. */
const WORDS_A_MINUTE = 115
/** To change the slide; and for the audience to look at what it shows. */
const SECONDS_A_SLIDE = 2
/** A longer talk gives more of it. */
const secondsToLook = (minutes: number): number => Math.max(10, minutes)
/** Two or three sentences, for what the student is still to fill in. */
const SECONDS_OF_OWN = 30
/** The accepted deviation from the requested length. */
const TOLERANCE = 0.05
/** On one slide: the thought of it, not the chapter. */
const mostSentences = (minutes: number): number => (minutes <= 10 ? 5 : minutes <= 15 ? 8 : 14)

type SpokenLine = DeckSlide['script'][number]
export type TimedSlide = { seconds: number; said: SpokenLine[]; asked: SpokenLine[] }
export type Talk = { slides: TimedSlide[]; minutes: number; isLongEnough: boolean }

const speakingTime = ({ text }: SpokenLine): number => (wordCount(text) / WORDS_A_MINUTE) * 60
const silentOn = ({ visual, ask, form }: DeckSlide, minutes: number): number =>
  SECONDS_A_SLIDE + (visual ? secondsToLook(minutes) : 0) + (ask && form !== 'opening' ? SECONDS_OF_OWN : 0)

/** First what every talk says, then slide by slide what a longer one has time for. */
export function talkOf({ slides }: Pick<Deck, 'slides'>, minutes: number): Talk {
  const target = minutes * 60
  const said = slides.map(() => new Set<SpokenLine>())
  let total = slides.reduce((sum, slide) => sum + silentOn(slide, minutes), 0)
  const waiting = slides
    .flatMap(({ script }, slide) =>
      script.flatMap((line, at) =>
        line.asked ? [] : [{ line, slide, at, from: line.from ?? TALKS[at > 1 ? 1 : 0] }],
      ),
    )
    .sort((a, b) => a.from - b.from || a.at - b.at || a.slide - b.slide)
  for (const { line, slide } of waiting) {
    const seconds = speakingTime(line)
    const own = said[slide]!
    if (own.size >= mostSentences(minutes) || total + seconds > target * (1 + TOLERANCE / 2)) continue
    own.add(line)
    total += seconds
  }
  return {
    slides: slides.map((slide, at) => ({
      seconds: Math.round(
        [...said[at]!].reduce((sum, line) => sum + speakingTime(line), silentOn(slide, minutes)),
      ),
      // In slide order, not in the order of choice.
      said: slide.script.filter((line) => said[at]!.has(line)),
      asked: slide.script.filter((line) => line.asked),
    })),
    minutes: total / 60,
    isLongEnough: total >= target * (1 - TOLERANCE),
  }
}
