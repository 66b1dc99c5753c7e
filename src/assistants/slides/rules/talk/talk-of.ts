/** The script of each slide, chosen to fill the talk's length, and the time for each slide. */
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'
import { bridgesOf } from './bridges.ts'
import { besides } from './said-besides.ts'

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
/** On one slide: its thought, in three to six sentences. A long talk of few slides that speak has time for two more. */
const LEAST_SENTENCES = 3
const mostSentences = (minutes: number): readonly number[] =>
  minutes <= 10 ? [4] : minutes <= 15 ? [6] : [6, 8]

type SpokenLine = DeckSlide['script'][number]
export type TimedSlide = { seconds: number; said: SpokenLine[]; asked: SpokenLine[] }
export type Talk = { slides: TimedSlide[]; minutes: number; isLongEnough: boolean }

const timeOf = (line: SpokenLine | undefined): number =>
  line ? (wordCount(line.text) / WORDS_A_MINUTE) * 60 : 0
const silentOn = ({ visual, ask, form }: DeckSlide, minutes: number): number =>
  SECONDS_A_SLIDE + (visual ? secondsToLook(minutes) : 0) + (ask && form !== 'opening' ? SECONDS_OF_OWN : 0)

/** First what every slide has to say, then what a longer talk has time for; and on each slide what leads to the next. */
export function talkOf({ slides }: Pick<Deck, 'slides'>, minutes: number): Talk {
  const target = minutes * 60
  const bridges = bridgesOf(slides)
  const besidesOf = besides()
  const before = new Set<string>()
  const own = slides.map((slide) => {
    // What was said of an objective is not said again with its next result.
    const lines = ownLines(slide, besidesOf).filter(({ text }) => !before.has(text))
    for (const { text } of lines) before.add(text)
    return lines
  })
  const said = slides.map(() => new Set<SpokenLine>())
  let total = slides.reduce((sum, slide, at) => sum + silentOn(slide, minutes) + timeOf(bridges[at]), 0)
  const fill = (most: number, from: number) => {
    for (let nth = 0; nth < most; nth += 1)
      for (const [at, lines] of own.entries()) {
        const line = lines.filter((one) => !said[at]!.has(one))[0]
        if (!line || said[at]!.size > nth || (line.from ?? 10) > from) continue
        if (total + timeOf(line) > target * (1 + TOLERANCE / 2)) continue
        said[at]!.add(line)
        total += timeOf(line)
      }
  }
  fill(LEAST_SENTENCES, Number.POSITIVE_INFINITY)
  for (const most of mostSentences(minutes)) {
    fill(most, minutes)
    fill(most, Number.POSITIVE_INFINITY)
  }
  return {
    slides: slides.map((slide, at) => {
      const bridge = bridges[at]
      // In slide order, not in the order of choice.
      const place = (line: SpokenLine) => slide.script.indexOf(line) >>> 0
      const lines = [...said[at]!].sort((a, b) => place(a) - place(b))
      if (bridge) lines.push(bridge)
      return {
        seconds: Math.round(lines.reduce((sum, line) => sum + timeOf(line), silentOn(slide, minutes))),
        said: lines,
        asked: slide.script.filter((line) => line.asked),
      }
    }),
    minutes: total / 60,
    isLongEnough: total >= target * (1 - TOLERANCE),
  }
}

/** The shortest talk's first, in the order of the slide; a slide that says little is helped out. */
function ownLines(slide: DeckSlide, besidesOf: ReturnType<typeof besides>): SpokenLine[] {
  const lines = slide.script
    .filter(({ asked, leads }) => !asked && !leads)
    .toSorted((a, b) => (a.from ?? 10) - (b.from ?? 10))
  return lines.length === 0 || lines.length >= LEAST_SENTENCES ? lines : [...lines, ...besidesOf(slide)]
}

/** The longest of the usual talks that the words of a deck fill: nobody has to stretch. */
export const minutesFilled = (deck: Pick<Deck, 'slides'>): number =>
  TALKS.filter((minutes) => minutes <= USUAL_MINUTES && talkOf(deck, minutes).isLongEnough).at(-1) ?? TALKS[0]
