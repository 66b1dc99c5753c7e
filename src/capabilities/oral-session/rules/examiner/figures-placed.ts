/** Whether a figure that an answer gives stands in the work beside what the answer says of it, in its sentences or in a table. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isCommon } from '../plan/common-words.ts'
import { inDigits } from '../plan/in-digits.ts'

const FIGURE = /(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?/g
/** “56 of 125”: of how many says nothing of what was counted. */
const OF_ALL = /\b(?:out )?of (?:the |all |my |our )?\d+(?:\.\d+)?\b/gi
const A_YEAR = /\b(?:19|20)\d\d\b/g
const PARTS = /[,;:](?!\d)|\b(?:and|while|whereas|but|against|then)\b/i
/** A name and its figure may be printed in two rows. */
const NEAR = 2
const LEAST_NAMED = 2

const figuresOf = (text: string): number[] =>
  (text.match(FIGURE) ?? [])
    .map((one) => Number(one.replace(/,/g, '')))
    .filter((one) => one >= 10 || !Number.isInteger(one))
const named = (text: string): string[] => [
  ...new Set(contentStems(text).filter((one) => !isCommon(one) && !/\d/.test(one))),
]

function isPlaced(figure: number, stems: readonly string[], lines: readonly string[]): boolean {
  return lines.some((line, at) => {
    if (!figuresOf(line).includes(figure)) return false
    const near = new Set(contentStems(lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).join(' ')))
    return stems.some((one) => near.has(one))
  })
}

const partsOf = (sentence: string) =>
  inDigits(sentence)
    .replace(OF_ALL, ' ')
    .replace(A_YEAR, ' ')
    .split(PARTS)
    .map((part) => ({ figures: figuresOf(part), stems: named(part) }))
    .filter(({ figures }) => figures.length > 0)

/** Every figure of it stands where the work speaks of the same. */
export function placesItsFigures(sentence: string, lines: readonly string[]): boolean {
  const stems = named(sentence)
  const parts = partsOf(sentence)
  return (
    parts.length > 0 && parts.every(({ figures }) => figures.every((one) => isPlaced(one, stems, lines)))
  )
}

/** The work gives figures of this thing, and this one only of another. */
export function misplacesAFigure(sentence: string, lines: readonly string[]): boolean {
  return partsOf(sentence).some(({ figures, stems }) => {
    if (stems.length < LEAST_NAMED || figures.some((one) => isPlaced(one, stems, lines))) return false
    const isElsewhere = figures.every((one) => lines.some((line) => figuresOf(line).includes(one)))
    return isElsewhere && lines.some((line) => figuresOf(line).length > 0 && stems.some((one) => contentStems(line).includes(one)))
  })
}
