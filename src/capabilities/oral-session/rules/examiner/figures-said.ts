/** Figures of an answer, held against those of the work: known ones are evidence, and one that stands nowhere is asked about. */
import { inDigits } from '../plan/in-digits.ts'
import type { PlannedQuestion } from '../plan/plan.ts'

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g
const toNumber = (number: string): number => Number(number.replace(/,/g, ''))
/** Numbers of pages, tables, chapters, and years are no figures. */
export const A_PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|question|objective|hypothesis|number|version|step)\s+\d+(?:\.\d+)*/gi
const A_YEAR = /\b(?:19|20)\d\d\b/g
const MEASURED = /(\d+(?:,\d{3})*(?:\.\d+)?)\s*(%|per ?cent\b)?/gi

const figuresIn = (text: string): string => inDigits(text).replace(A_PLACE, ' ').replace(A_YEAR, ' ')

type KnownIn = Pick<PlannedQuestion, 'place' | 'also'> | { numbers: readonly string[] }

/** A figure of two digits or more that stands in these places. */
export function knownFigureIn(text: string, known: KnownIn): boolean {
  const numbers =
    'numbers' in known
      ? known.numbers.map((one) => Number.parseFloat(one))
      : [known.place, ...known.also].flatMap(({ quote }) => (quote.match(NUMBER) ?? []).map(toNumber))
  const held = new Set(numbers)
  return (figuresIn(text).match(NUMBER) ?? [])
    .map(toNumber)
    .some((one) => (one >= 10 || !Number.isInteger(one)) && held.has(one))
}

const TOLD_APART =
  /\b(?:not|never|instead|unlike|would|could|should|if|other|others|previous|earlier|they|next|future|about|roughly|around|nearly|almost|more than|less than|at least|at most|over|under|between|out of)\b/i
/** Half a point, or one in twenty-five: what one rounds away in speaking. */
const ROUNDED = 0.04
const A_HALF = 0.5
const A_HUNDREDTH = 0.011
/** Levels of significance, and the middle: they are said of any work. */
const BY_CUSTOM: ReadonlySet<number> = new Set([0.001, 0.01, 0.05, 0.1, 0.5])

/** Shares, decimals and large counts that a toNumber sentence gives, and the work gives nowhere. */
export function figuresFromNowhere(answer: string, numbers: readonly string[]): string[] {
  if (numbers.length === 0) return []
  const held = numbers.map((one) => Number.parseFloat(one))
  const isHeld = (one: number) =>
    held.some(
      (other) =>
        Math.abs(other - one) <= Math.max(A_HALF, Math.abs(other) * ROUNDED) ||
        Math.abs(100 * other - one) <= A_HALF,
    )
  return answer
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => !TOLD_APART.test(sentence))
    .flatMap((sentence) => [...figuresIn(sentence).matchAll(MEASURED)])
    .flatMap(([, number = '', share]) => {
      const value = toNumber(number)
      if (!share && value < 1 && number.includes('.') && !BY_CUSTOM.has(value))
        return held.some(
          (one) => Math.abs(one - value) <= A_HUNDREDTH || Math.abs(one - 100 * value) <= A_HALF,
        )
          ? []
          : [number]
      const tells = share ? value > 0 && value < 100 : value >= 30
      return tells && !isHeld(value) ? [share ? `${number} per cent` : number] : []
    })
}

/** Two figures of the work that do not agree: the one is worked out in the question. */
export function namesWhatIsDisputed(text: string, { phase, lead, asks }: PlannedQuestion): boolean {
  if (phase !== 'faults') return false
  const told = `${lead} ${asks}`.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  // “Three here and four there” is a small count, and the matter all the same.
  const counts = new Set((COUNTS_APART.exec(asks) ?? []).slice(1))
  return (
    knownFigureIn(text, { numbers: told }) ||
    (figuresIn(text).match(NUMBER) ?? []).some((one) => counts.has(one))
  )
}
const COUNTS_APART = /\bgives (\d+) here and (\d+) in another place\b/

/** Several figures of the work are no nonsense. */
export const givesItsFigures = (text: string, { numbers }: { numbers: readonly string[] }): boolean =>
  text.split(/[,;:](?!\d)|\band\b/i).filter((part) => knownFigureIn(part, { numbers })).length >= 2
