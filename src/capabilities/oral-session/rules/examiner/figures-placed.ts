/** Whether a figure that an answer gives stands in the work beside what the answer says of it, in its sentences or in a table. */

import { isCommon, isEveryday } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import { A_PLACE } from './figures-said.ts'
import { inFull } from './stands-in-work.ts'

const FIGURE = /(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?/g
/** “56 of 125”: of how many says nothing of what was counted. */
const OF_ALL = /\b(?:out )?of (?:the |all |my |our )?\d+(?:\.\d+)?\b/gi
const A_YEAR = /\b(?:19|20)\d\d\b/g
const PARTS = /[,;:](?!\d)|\b(?:and|while|whereas|but|against|then)\b/i
/** A name and its figure may be printed in two rows. */
const NEAR = 2
const SHARE = /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/gi
const FAR_APART = 10
const OF_ONE_THING = 3
const A_ROW = / \| /
const LEAST_NAMED = 2

const tellingFigures = (text: string): number[] =>
  (text.match(FIGURE) ?? [])
    .map((one) => Number(one.replace(/,/g, '')))
    .filter((one) => one >= 10 || !Number.isInteger(one))
const ownWordsIn = (text: string): string[] => [
  ...new Set(contentStems(text).filter((one) => !isCommon(one) && !/\d/.test(one))),
]

const isAsSaid = (said: number, printed: number): boolean =>
  said === printed || (Number.isInteger(said) && Math.abs(said - printed) < 1)

const namesOneOf = (text: string, stems: readonly string[]): boolean => {
  const near = new Set(contentStems(text))
  return stems.some((one) => near.has(one))
}

const isPlaced = (figure: number, stems: readonly string[], lines: readonly string[]): boolean =>
  lines.some(
    (line) =>
      tellingFigures(line).some((one) => isAsSaid(figure, one)) && namesOneOf(inFull(line, lines), stems),
  ) || isPlacedInRows(figure, stems, lines)

const isPlacedInRows = (figure: number, stems: readonly string[], lines: readonly string[]): boolean =>
  lines.some(
    (line, at) =>
      A_ROW.test(line) &&
      tellingFigures(line).some((one) => isAsSaid(figure, one)) &&
      namesOneOf(
        lines
          .slice(Math.max(0, at - NEAR), at + NEAR + 1)
          .filter((one) => A_ROW.test(one))
          .join(' '),
        stems,
      ),
  )

const figuredParts = (sentence: string) =>
  inDigits(sentence)
    .replace(A_PLACE, ' ')
    .replace(OF_ALL, ' ')
    .replace(A_YEAR, ' ')
    .split(PARTS)
    .map((part) => ({ figures: tellingFigures(part), stems: ownWordsIn(part) }))
    .filter(({ figures }) => figures.length > 0)

/** Every figure of it stands where the work speaks of the same. */
export function placesItsFigures(sentence: string, lines: readonly string[]): boolean {
  const stems = ownWordsIn(sentence)
  const parts = figuredParts(sentence)
  return parts.length > 0 && parts.every(({ figures }) => figures.every((one) => isPlaced(one, stems, lines)))
}

/** The work gives this figure of another thing, and other figures of this one. */
export function misplacesAFigure(sentence: string, lines: readonly string[]): boolean {
  const withFigures = lines
    .map((line) => ({ figures: tellingFigures(line), stems: new Set(ownWordsIn(inFull(line, lines))) }))
    .filter(({ figures }) => figures.length > 0)
  const all = figuredParts(sentence)
  const parts = all.length === 1 ? [{ figures: all[0]!.figures, stems: ownWordsIn(sentence) }] : all
  return parts.some(({ figures, stems }) => {
    const own = withFigures.filter((line) =>
      figures.some((one) => line.figures.some((it) => isAsSaid(one, it))),
    )
    if (own.some((line) => stems.filter((stem) => line.stems.has(stem)).length >= OF_ONE_THING)) return false
    if (own.length === 0 || figures.some((one) => isPlacedInRows(one, stems, lines))) return false
    const others = withFigures.filter((line) => !own.includes(line))
    const isIn = (those: typeof own) => (stem: string) => those.some((line) => line.stems.has(stem))
    const elsewhere = stems.filter((stem) => isIn(others)(stem) && !isIn(own)(stem))
    return elsewhere.length >= LEAST_NAMED && !stems.some((stem) => isIn(own)(stem) && !isIn(others)(stem))
  })
}

const TELLS_APART = /\b(?:not|n't|expect\w*|if|would|than|other|before|target|instead)\b/i
const sharesIn = (text: string): number[] => [...text.matchAll(SHARE)].map(([, share]) => Number(share))

/** One share of what the work gives quite another share of, and gives of nothing nearer. */
export function anotherShareThan(stands: string, sentence: string, lines: readonly string[]): boolean {
  const said = inDigits(sentence)
  const [[mine, ...more], [given, ...others]] = [sharesIn(said), sharesIn(stands)]
  if (mine === undefined || given === undefined || more.length + others.length > 0) return false
  if (TELLS_APART.test(said) || Math.abs(mine - given) < FAR_APART || isAsSaid(Math.round(100 - given), mine))
    return false
  const stems = [...new Set(contentStems(said))].filter((one) => !isEveryday(one) && !/\d/.test(one))
  const shared = (line: string) => {
    const near = new Set(contentStems(line))
    return stems.filter((stem) => near.has(stem)).length
  }
  const same = shared(stands)
  const isOfAnother = (line: string) =>
    tellingFigures(line).some((one) => isAsSaid(mine, one)) && shared(line) >= same
  return same >= OF_ONE_THING && !lines.some(isOfAnother)
}
