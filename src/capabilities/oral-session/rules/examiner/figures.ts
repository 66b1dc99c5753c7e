/** Figures of an answer, held against those of the work: where they stand, what they are printed beside, and which stand nowhere. */
import { inDigits } from '../plan/in-digits.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import {
  A_PLACE,
  figuresIn,
  indexOf,
  type Occurrence,
  PARTS,
  telling,
  tells,
  type WorkLines,
} from './work-index.ts'

/** A figure that stands in the places a question rests on; a short count beside a word of them. */
export function knownFigureIn(
  text: string,
  { place, also }: Pick<PlannedQuestion, 'place' | 'also'>,
): boolean {
  const quotes = [place, ...also].map(({ quote }) => quote).join(' ')
  const held = new Set(figuresIn(quotes))
  const said = figuresIn(text).filter((one) => tells(one) && held.has(one))
  return said.some(isDistinct) || (said.length > 0 && meets(telling(text), new Set(telling(quotes))))
}

/** Two figures of the work that do not agree: the one is worked out in the question. */
export function namesWhatIsDisputed(text: string, { phase, lead, asks }: PlannedQuestion): boolean {
  if (phase !== 'faults') return false
  const told = new Set(figuresIn(`${lead} ${asks}`).filter(tells))
  // “Three here and four there” is a small count, and the matter all the same.
  const counts = (COUNTS_APART.exec(asks) ?? []).slice(1).map(Number)
  return figuresIn(text).some((one) => told.has(one) || counts.includes(one))
}
const COUNTS_APART = /\bgives (\d+) here and (\d+) in another place\b/

const ROUGHLY = /\b(?:about|around|roughly|nearly|almost|approximately|some|close to)\b/i
/** Half a point, or one in twenty-five: what one rounds away in speaking. */
const ROUNDED = 0.04
function isAsSaid(said: number, printed: number, isRough: boolean): boolean {
  const apart = Math.abs(said - printed)
  if (isRough && apart <= printed * ROUNDED) return true
  // As many decimals as were said.
  return [printed, 100 * printed].some((one) => {
    const decimals = String(said).split('.')[1]?.length ?? 0
    return (one === printed || printed <= 1) && Math.abs(said - one) <= 0.51 * 10 ** -decimals
  })
}

/** “56 of 125”: of how many says nothing of what was counted. */
const OF_ALL = /(?<=\d(?: ?%| per ?cent)? )(?:out )?of (?:the |all |my |our )?\d+(?:\.\d+)?\b/gi
/** It is not said of this work, or not said to be so. */
const NOT_SAID_OF_IT =
  /\b(?:not|never|instead|unlike|would|could|should|if|other|others|previous|earlier|next|future|more than|less than|at least|at most|over|under|between|expect\w*|target|planned)\b|n't\b/i
/** Levels of significance, and the middle: they are said of any work. */
const OF_A_LEVEL = /\b(?:confiden\w*|levels?|significan\w*|intervals?|p|alpha|half)\b/i
const BY_CUSTOM: ReadonlySet<number> = new Set([0.001, 0.01, 0.05, 0.1, 0.5, 50, 95, 99, 100])

export type PlacedFigure =
  | { is: 'placed' | 'elsewhere' | 'nowhere'; figure: string }
  | { is: 'of-another'; figure: string; of: Occurrence }

/** Each telling figure of a sentence. */
export function figuresPlaced(sentence: string, work: WorkLines, asked = ''): PlacedFigure[] {
  const plain = inDigits(sentence).replace(A_PLACE, ' ').replace(OF_ALL, ' ')
  // Of what the question speaks an answer may speak without its name.
  const whole = telling(`${plain} ${asked}`)
  let last: readonly string[] = whole
  const { figures, terms } = indexOf(work)
  if (terms.length === 0) return []
  const isRough = ROUGHLY.test(plain)
  return plain.split(PARTS).flatMap((part) => {
    const own = telling(part)
    const about = own.length > 0 ? own : last
    last = about
    return figuresIn(part)
      .filter((one) => tells(one) && !(BY_CUSTOM.has(one) && OF_A_LEVEL.test(plain)))
      .map((one) => placedOf({ figure: one, about, whole, isRough }, figures))
  })
}

type SaidFigure = { figure: number; about: readonly string[]; whole: readonly string[]; isRough: boolean }
/** Chance puts a short count beside anything. */
const isDistinct = (figure: number): boolean => figure >= 100 || !Number.isInteger(figure)
const meets = (stems: readonly string[], set: ReadonlySet<string>) => stems.some((stem) => set.has(stem))

function placedOf(
  { figure, about, whole, isRough }: SaidFigure,
  figures: readonly Occurrence[],
): PlacedFigure {
  const as = String(figure)
  const here = figures.filter((one) => isAsSaid(figure, one.figure, isRough))
  if (here.length === 0) return { is: isWorkedOut(figure, about, figures) ? 'placed' : 'nowhere', figure: as }
  const isSure = isDistinct(figure)
  const swappedIn = ({ of }: Occurrence) =>
    of
      .filter(({ own, beside }) => meets(about, beside) && !meets(about, own))
      .flatMap(({ beside }) => about.filter((stem) => beside.has(stem)))
  const fitting = here.filter((one) => swappedIn(one).length === 0 && meets(about, one.around))
  const of = here.find((one) => {
    const named = swappedIn(one)
    return (
      named.length > 0 && !(isSure ? fitting.some(({ around }) => meets(named, around)) : fitting.length > 0)
    )
  })
  if (of) return { is: 'of-another', figure: as, of }
  const fits = fitting.length > 0 || (isSure && here.some(({ around }) => meets(whole, around)))
  return { is: fits ? 'placed' : 'elsewhere', figure: as }
}

/** The rest of a hundred, and the sum or the difference of two figures of a line on the same: worked out, and not invented. */
function isWorkedOut(figure: number, about: readonly string[], figures: readonly Occurrence[]): boolean {
  const near = (one: number) => isAsSaid(figure, one, false) && one > 1
  const onIt = figures.filter(({ around }) => about.some((stem) => around.has(stem)))
  if (onIt.some((one) => near(100 - one.figure))) return true
  return [...Map.groupBy(onIt, ({ line }) => line).values()].some((row) =>
    row.some((one, at) =>
      row
        .slice(at + 1)
        .some((other) => near(one.figure + other.figure) || near(Math.abs(one.figure - other.figure))),
    ),
  )
}

/** Shares, decimals and large counts that a sentence gives as found, and the work gives nowhere. */
export const figuresFromNowhere = (sentence: string, work: WorkLines): string[] =>
  NOT_SAID_OF_IT.test(sentence)
    ? []
    : figuresPlaced(sentence, work).flatMap((one) =>
        one.is === 'nowhere' && isMeasured(one.figure, sentence) ? one.figure : [],
      )
const LEAST_COUNT = 30
const isMeasured = (figure: string, sentence: string): boolean =>
  figure.includes('.') ||
  Number(figure) >= LEAST_COUNT ||
  new RegExp(`\\b${figure} ?(?:%|per ?cent)`).test(inDigits(sentence))

/** Every telling figure of it stands where the work speaks of the same. */
export function placesItsFigures(sentence: string, work: WorkLines, asked = ''): boolean {
  const placed = figuresPlaced(sentence, work, asked)
  return placed.length > 0 && placed.every(({ is }) => is === 'placed')
}

/** “Its share is 12.5”: of what was said before. */
const SAYS_IT =
  /^\W*(?:and |but |with )?(?:its?|their|they|this|that|these|those|he|she|there)\b(?! (?:rests?|is (?:shown|carried)))/i

/** The figure of one row or group, said of another; those of the question are not asked of it again. */
export function figureOfAnother(
  sentence: string,
  given: string,
  work: WorkLines,
): { figure: string; place: string; row: string } | undefined {
  if (NOT_SAID_OF_IT.test(sentence) || SAYS_IT.test(sentence)) return undefined
  const known = new Set(figuresIn(given).map(String))
  const found = figuresPlaced(sentence, work).find((one) => one.is === 'of-another' && !known.has(one.figure))
  if (found?.is !== 'of-another') return undefined
  const { line } = found.of
  return { figure: found.figure, place: work.places?.[line] ?? '', row: work.lines[line] ?? '' }
}

/** A figure that tells, beside what the work says of it, and that the question had not given. */
export const addsAFigure = (sentence: string, asked: string, work: WorkLines): boolean => {
  const given = new Set(figuresIn(asked))
  return (
    figuresIn(sentence).some((one) => tells(one) && !given.has(one)) &&
    placesItsFigures(sentence, work, asked)
  )
}

/** “Seven themes” where the work has four of them, as often as it counts them. */
const COUNTED = /(?<![\d.,])(\d{1,2}) (?:\p{Ll}+ )?(\p{Ll}{4,}s)\b/gu
const countsIn = (text: string) =>
  [...inDigits(text.toLowerCase()).replace(A_PLACE, ' ').matchAll(COUNTED)].map(
    ([words, count = '', noun = '']) => ({ words, count: Number(count), noun }),
  )
const OFTEN = 2

export function anotherCount(
  sentence: string,
  { lines, places }: WorkLines,
): { words: string; place: string } | undefined {
  if (NOT_SAID_OF_IT.test(sentence)) return undefined
  for (const said of countsIn(sentence)) {
    if (isCommonCount(said.noun)) continue
    const told = lines.flatMap((line, at) =>
      line.toLowerCase().includes(said.noun)
        ? countsIn(line).flatMap(({ noun, count }) => (noun === said.noun ? { count, at } : []))
        : [],
    )
    const [first] = told
    if (
      first &&
      told.length >= OFTEN &&
      told.every(({ count }) => count === first.count) &&
      said.count !== first.count
    )
      return { words: said.words, place: places?.[first.at] ?? '' }
  }
  return undefined
}
/** Of time, money and parts of anything there are many counts. */
const isCommonCount = (noun: string): boolean =>
  /^(?:years?|months?|weeks?|days?|hours|minutes|times|percent|points|steps|items|questions|people|others|things|parts|reasons|ways|cases|groups)$/.test(
    noun,
  )
