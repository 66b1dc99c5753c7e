/** Whether a table is all there, and is the one that its caption names. */
import type { Deck, Visual } from '../deck/deck.ts'
import { isNoVariable } from '../tables/not-findings.ts'
import { bodySlides, type SlideRule } from './check.ts'
import { plain, rowsShown } from './of-cells.ts'

export const RULES_OF_CAPTIONS: readonly SlideRule[] = [
  {
    id: 'rows',
    passes: 'No row of a table was left out without a word',
    holds: ({ part, visual }) => part !== 'Results' || !visual || hasAllRows(visual),
  },
  {
    id: 'named-table',
    passes: 'Every caption has the number and the variable of its own table',
    holds: ({ id, visual }, _, deck) =>
      !visual || (isOfItsVariable(visual) && isNumberedOnce(id, visual, deck)),
  },
]

const IS_PART = /\((?:the first )?\d+ (?:of \d+ )?(?:rows|lines)\)/
const beginsWithFigure = (cell: string): boolean => /^\W*\d/.test(cell)
/** Held against a table that is known by its rows: each of them has one line, and no line has more figures than another. */
function hasAllRows(visual: Visual): boolean {
  const [source, ...others] = visual.sources
  if (visual.kind === 'picture' || others.length > 0 || !source?.quote.includes(' | ')) return true
  if ((visual.kind === 'table' && visual.left) || IS_PART.test(visual.caption)) return true
  const [heads = [], ...lines] = source.quote.split('\n').map((line) => line.split(' | '))
  const names = lines.map(([name = '']) => plain(name))
  const shown = rowsShown(visual).map(({ name }) => name)
  const isRegular = lines.every(({ length }) => length === heads.length)
  if (!isRegular || shown.length < 2 || new Set(names).size !== names.length) return true
  if (!shown.every((name) => names.includes(name))) return true
  const figures = lines.map((cells) => cells.slice(1).filter(beginsWithFigure).length)
  const least = Math.max(1, ...shown.map((name) => figures[names.indexOf(name)] ?? 0))
  return lines.every(
    ([name = ''], at) =>
      shown.includes(names[at]!) || figures[at]! < least || !names[at] || isNoVariable(name),
  )
}

const VARIABLES: readonly RegExp[] = [
  /^(?:sex|genders?)$/,
  /^(?:ages?)$/,
  /^(?:education\w*|schooling|qualifications?)$/,
  /^(?:marital|marriage)$/,
  /^(?:religions?|religious)$/,
  /^(?:occupations?|professions?|employment)$/,
  /^(?:incomes?|salar(?:y|ies))$/,
  /^(?:schools?|districts?|villages?|locations?|towns?|markets?|wards?|areas?|sites?)$/,
  /^(?:species)$/,
]
const variablesIn = (text: string): Set<number> =>
  new Set(
    plain(text)
      .split(' ')
      .flatMap((word) => {
        const at = VARIABLES.findIndex((one) => one.test(word))
        return at < 0 ? [] : [at]
      }),
  )
const BY =
  /\b(?:by|based on|according to|in relation to|across|per) (?!.*\b(?:by|based on|according to|in relation to|across|per) )(.*)$/i
/** "… based on age", above rows of a column called "Sex". */
function isOfItsVariable({ caption, sources, kind }: Visual): boolean {
  const [, by = ''] = caption.match(BY) ?? []
  const named = variablesIn(by)
  const quotes = sources.map(({ quote }) => quote).join('\n')
  const heads = variablesIn(quotes.split('\n')[0]?.split(' | ')[0] ?? '')
  const there = variablesIn(quotes)
  return (
    kind === 'picture' || named.size === 0 || heads.size === 0 || [...named].some((one) => there.has(one))
  )
}

const figureNumberOf = (caption: string): string | undefined => {
  const [, kind = '', number] = caption.match(/^\W*(table|fig(?:ure)?)\.?\s*\(?(\d+(?:[.–-]\s?\d+)*)/i) ?? []
  return number && `${kind.charAt(0).toLowerCase()}${number.replace(/\s/g, '')}`
}
/** The number of a figure as its own source prints it, and no other table's. */
function isNumberedOnce(id: string, visual: Visual, deck: Deck): boolean {
  const number = figureNumberOf(visual.caption)
  if (!number) return true
  const printed = visual.sources.flatMap(({ quote }) => figureNumberOf(quote) ?? [])
  const source = visual.sources.map(({ quote }) => quote).join('\n')
  return (
    (printed.length === 0 || printed.includes(number)) &&
    bodySlides(deck).every(
      (one) =>
        one.id === id ||
        !one.visual ||
        figureNumberOf(one.visual.caption) !== number ||
        one.visual.caption === visual.caption ||
        one.visual.sources.map(({ quote }) => quote).join('\n') === source,
    )
  )
}
