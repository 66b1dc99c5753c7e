/** Whether what is shown points the way its source does: the highest is no lowest, a denial is kept, a minus is no plus. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { DeckSlide } from '../deck/deck.ts'
import { groundsOf, isGoal, type SlideRule } from './check.ts'
import { isCutOf, plainTokens } from './cut-of.ts'
import { plain, rowsShown } from './of-tables.ts'

export const RULES_OF_DIRECTIONS: readonly SlideRule[] = [
  { id: 'reversed', passes: 'No headline or line says the opposite of its source', holds: isStraight },
  { id: 'minus', passes: 'No figure has lost its minus', holds: keepsMinus },
]

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:highest|largest|greatest|biggest|most|maximum|best)$/,
    /^(?:lowest|smallest|least|fewest|minimum|worst)$/,
  ],
  [/^(?:higher|larger|greater|more|better|above|over)$/, /^(?:lower|smaller|less|fewer|worse|below|under)$/],
  [
    /^(?:ris(?:es?|en|ing)|rose|increas\w+|gr[eo]w\w*|improv\w+)$/,
    /^(?:fall(?:s|en|ing)?|fell|decreas\w+|declin\w+|drop\w*|reduc\w+|worsen\w*)$/,
  ],
  [/^(?:positive(?:ly)?)$/, /^(?:negative(?:ly)?)$/],
  [/^(?:significant(?:ly)?)$/, /^(?:insignificant(?:ly)?)$/],
  [/^before$/, /^after$/],
  [/^majority$/, /^minority$/],
  [/^first$/, /^last$/],
  [/^(?:strong(?:ly)?|high)$/, /^(?:weak(?:ly)?|low)$/],
]
const DENIES = /^(?:not|no|never|neither|nor|none|without|cannot|hardly|\p{L}+n't)$/u

type Sign = { pair: number; isSecond: boolean }
const signOf = (word: string): Sign | undefined => {
  const pair = OPPOSITES.findIndex((two) => two.some((one) => one.test(word)))
  return pair < 0 ? undefined : { pair, isSecond: OPPOSITES[pair]![1].test(word) }
}

type Word = { stem: string; isSecond: boolean; isDenied: boolean }
/** The words that carry a text, each opposite by its pair, and the denials that stand before them. */
function readWords(text: string): Word[] {
  let isDenied = false
  return plainTokens(text).flatMap((word) => {
    if (DENIES.test(word)) {
      isDenied = true
      return []
    }
    const sign = signOf(word)
    const stems = sign ? [`#${sign.pair}`] : /^\d/.test(word) ? [word] : contentStems(word)
    const words = stems.map((stem) => ({ stem, isSecond: sign?.isSecond ?? false, isDenied }))
    if (words.length > 0) isDenied = false
    return words
  })
}
const known = new Map<string, readonly Word[]>()
const MOST_KNOWN = 5_000
function wordsRead(text: string): readonly Word[] {
  const found = known.get(text) ?? readWords(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

const LEAST_WORDS = 3
/** All its words stand in the sentence in their order, and one of them is turned round. */
function isReverseOf(text: string, sentence: string): boolean {
  if (sentence.includes(' | ') || isCutOf(text, sentence)) return false
  const own = wordsRead(text)
  if (own.length < LEAST_WORDS) return false
  const said = wordsRead(sentence)
  let at = 0
  let isTurned = false
  for (const one of own) {
    while (at < said.length && said[at]!.stem !== one.stem) at += 1
    const other = said[at]
    if (!other) return false
    if ((one.isSecond !== other.isSecond) !== (one.isDenied !== other.isDenied)) isTurned = true
    at += 1
  }
  return isTurned
}

/** Against its own sentences; one that says it so outweighs one that does not. */
function isStraight(slide: DeckSlide): boolean {
  const grounds = groundsOf(slide)
  const isRight = (text: string) =>
    grounds.some((quote) => isCutOf(text, quote)) || !grounds.some((quote) => isReverseOf(text, quote))
  return statementsOf(slide).every(
    (text) => isRight(text) && isPlacedRight(text, slide) && isBoundedRight(text, grounds),
  )
}
const BOUNDS: readonly RegExp[] = [
  /\b(?:up to|at most|as many as|as much as|less than|fewer than|under|below|not more than|no more than|a maximum of)\s+(?=\d)/gi,
  /\b(?:at least|more than|over|above|not less than|no less than|a minimum of)\s+(?=\d)/gi,
]
/** "Up to 70%" is said of a figure that its source bounds so. */
const isBoundedRight = (text: string, grounds: readonly string[]): boolean =>
  BOUNDS.every((bound) => {
    const marked = (one: string) => one.replace(bound, '≤')
    const source = grounds.map(marked).join(' ')
    return [...marked(text).matchAll(/≤(\d+(?:\.\d+)?)/g)].every(
      ([sign, figure = '']) =>
        source.includes(sign) ||
        !new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(source),
    )
  })

const statementsOf = ({ title, titleChosen, points, script }: DeckSlide): string[] => [
  ...(titleChosen ? [] : [title]),
  ...points.filter((point) => !point.edited && !isGoal(point)).map(({ text }) => text),
  ...script.filter(({ from }) => from !== undefined).map(({ text }) => text),
]

const signedFigures = (text: string): number[] => {
  const [, sign = '', figure] = text.match(/(?<![\d.])([-−–]?)(\d+(?:\.\d+)?)/) ?? []
  return figure === undefined ? [] : [Number(figure) * (sign ? -1 : 1)]
}
const IS_MOST = /\b(?:highest|largest|greatest|biggest)\b/i
const IS_LEAST = /\b(?:lowest|smallest|least|fewest)\b/i
/** "The smallest group, with 35.6%": of the column that has this figure once, it is the least. */
function isPlacedRight(text: string, { visual }: DeckSlide): boolean {
  const isMost = IS_MOST.test(text)
  if (!visual || isMost === IS_LEAST.test(text)) return true
  const rows = rowsShown(visual)
  const named = rows.filter(({ name }) => name !== '' && ` ${plain(text)} `.includes(` ${name} `))
  const figures = plainTokens(text)
    .filter((word) => /^\d/.test(word))
    .map(Number)
  if (named.length !== 1 || figures.length !== 1 || rows.length < 3) return true
  const at = named[0]!.cells.findIndex((cell) => signedFigures(cell.text)[0] === figures[0])
  if (at < 0) return true
  const column = rows.flatMap(({ cells }) => signedFigures(cells[at]?.text ?? ''))
  const [most, least] = [Math.max(...column), Math.min(...column)]
  return figures[0] === (isMost ? most : least) || figures[0] !== (isMost ? least : most)
}

const MINUS = /(?<![\p{L}\d)\]%.])(?<!\d\s)[-−–](?=\.?\d)/gu
/** Figures with a minus in every place of the source, told without it and without a word that says as much. */
const IS_BELOW =
  /\b(?:negative\w*|below|lower|less|fewer|fall\w*|fell|drop\w*|declin\w*|decreas\w*|reduc\w*|loss\w*|lost|deficit|gap|minus|invers\w*|differ\w*)\b/i
function keepsMinus(slide: DeckSlide): boolean {
  const { visual } = slide
  const source = groundsOf(slide).join('\n').replace(MINUS, '~')
  const figures = new Map<string, boolean>()
  for (const [found] of source.matchAll(/(?<![\d.])~?\.?\d+(?:\.\d+)?/g)) {
    const figure = found.replace('~', '')
    figures.set(figure, (figures.get(figure) ?? true) && found.startsWith('~'))
  }
  const lost = (text: string) =>
    [...text.replace(MINUS, '~').matchAll(/(?<![\d.~])\.?\d+\.\d+/g)].some(([found]) => figures.get(found))
  const cells =
    visual?.kind === 'chart'
      ? visual.series.flatMap(({ values }) => values.map(String))
      : visual?.kind === 'table'
        ? visual.rows.slice(1).flat()
        : []
  return !cells.some(lost) && statementsOf(slide).every((text) => IS_BELOW.test(text) || !lost(text))
}
