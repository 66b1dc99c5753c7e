/**
 * 'Significant' and 'not significant', held against the p of the same sentence or of the line of the table that the
 * sentence names.
 */

import { plainWords } from '#kit/text/plain-words.ts'
import type { HeldNumber, TableRow } from '#product/document-table.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable } from '../places.ts'

export const significance: Comparator = {
  about: {
    id: 'numbers.significance',
    area: 'interpretation',
    label: 'What is called significant has such a p',
    weight: 3,
  },
  one: 'sentence on what is significant that stands with its p',
  many: 'sentences on what is significant that stand with their p',
  holds: 'says what its p says',
  hold: 'say what their p values say',
  none: 'No sentence on what is significant stands with its p, in it or in a table.',
  advice: 'Read the p again, and let the sentence say what it says; then read your conclusion once more.',
  ofText: true,
  consequence: 'Your conclusion names this among what matters, or leaves it out, because of it.',
  inEnglish: true,
  compare: (places) => {
    const left: StudyEvidence[] = []
    const lines = linesWithP(places.tables)
    const rows = places.own.whole
      .filter(({ role, text }) => role !== 'literature' && role !== 'methods' && /signific/i.test(text))
      .flatMap((sentence): StatisticRow[] => {
        const all = allOf(sentence, lines)
        if (all) return [all]
        const said = sidesIn(sentence.text)
        if (said === undefined) return []
        const printed = printedIn(sentence.text)
        if (printed.length === 1) return [ofItsOwn(sentence, said, printed[0]!)]
        const line = printed.length === 0 ? lineNamed(sentence.text, lines) : undefined
        if (line) return [ofItsLine(sentence, said, line)]
        if (printed.length > 1) left.push(evidenceOf(sentence))
        return []
      })
    return comparisonOf(rows, left)
  },
}

const LEVELS = new Set([0.05, 0.01, 0.1, 0.001])
const P_TOLD = /\bp(?:[- ]?values?)?\s*(?:\(\s*|of\s+|is\s+|was\s+|[=:]\s*)(?:p\s*=\s*)?(0?\.\d+)(?!\d)/giu
const OTHER_LEVEL =
  /\b(?:10|1)\s?(?:%|per ?cent)\s+(?:level|significance)|\b0?\.(?:10?|01)\b\s*(?:level|significance)|\b(?:alpha|α)\b/i
const DENIED =
  /\b(?:not|n['’]t|no|neither|nor|without)\b[^.;]{0,40}?\bsignifican\w*|\bin-?significan\w*|\bnon-?significan\w*|\bfail\w* to (?:reach|attain)\b/i
const SAID =
  /\b(?:is|are|was|were|be|been|found|proved|remained|became|statistically|highly|had|has|have|shows?|showed|a|positive|negative)\s+(?:a\s+|to be\s+|also\s+|both\s+|only\s+|very\s+|positively\s+|negatively\s+)*significan\w*|\bsignificantly\s+(?!(?:different )?(?:value|level))\w+/i
/** Sentences on what a level means, on hypotheses as they are put, and on exceptions are of other things. */
const OF_THE_RULE =
  /\b(?:if|whether|when|null|h[o0₀]|h1|hypothes\w+|considered|regarded|level of significance|threshold|criterion|except|but|however|although|while|whereas|unless|both|respectively|expected|more significant|no longer)\b/i

/** 'To test whether the covariates are significant, …': what was looked for, and not what was found. */
const PURPOSE =
  /\b(?:to|we) (?:test(?:ed)?|determined?|see|check(?:ed)?|find out|establish(?:ed)?) (?:whether|if)\b[^,;]*[,;]/gi

/** True where it is called significant, false where that is denied, undefined where neither is plain. */
function sidesIn(sentence: string): boolean | undefined {
  const text = sentence.replace(PURPOSE, ' ')
  if (OF_THE_RULE.test(text.replace(/\bwas determined by\b/g, ' '))) return undefined
  if (OTHER_LEVEL.test(text)) return undefined
  const rest = text.replace(/\bsignifican\w* (?:level|value|figures?)\b/gi, ' ').replace(P_TOLD, ' ')
  const isDenied = DENIED.test(rest) || (/^(?:no|none|neither)\b/i.test(rest) && SAID.test(rest))
  // One thing that is and another that is not: which is meant is not told.
  if (isDenied)
    return SAID.test(rest.replace(new RegExp(DENIED, 'gi'), ' ')) && DENIED.test(rest) ? undefined : false
  return SAID.test(rest) ? true : undefined
}

const printedIn = (text: string): string[] => [
  ...new Set(
    [...plainFigures(text).matchAll(P_TOLD)]
      .map(([, value = '']) => value)
      .filter((value) => !LEVELS.has(Number(value))),
  ),
]

const sideOf = (p: number) => (p <= 0.05 ? 'significant' : 'not significant')
const saidAs = (said: boolean) => (said ? 'significant' : 'not significant')

function ofItsOwn(sentence: ReadSentence, said: boolean, printed: string): StatisticRow {
  const p = Number(printed)
  // Near the level the printed digits decide nothing.
  const fits = said === p <= 0.05 || Math.abs(p - 0.05) < 0.001
  return {
    reports: `p = ${printed}`,
    writes: saidAs(said),
    computes: `${sideOf(p)} at the 5% level`,
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits ? {} : { note: `The sentence says the opposite of its p. ${significance.consequence}` }),
    evidence: evidenceOf(sentence),
  }
}

type Line = { placed: PlacedTable; row: TableRow; name: string; p: HeldNumber }

const linesWithP = (tables: readonly PlacedTable[]): Line[] =>
  tables.flatMap((placed) =>
    placed.table.rows.flatMap((row): Line[] => {
      if (row.kind !== 'body' || row.unsure) return []
      const held = row.cells.flatMap(({ holds = [] }) =>
        holds.filter((one): one is HeldNumber => one.is === 'p'),
      )
      const name = plainWords(nameIn(placed, row))
      const [p] = held
      return held.length === 1 && p && /\p{L}{3}/u.test(name) && !STATISTIC_NAMES.test(name)
        ? [{ placed, row, name, p }]
        : []
    }),
  )
const STATISTIC_NAMES =
  /^(?:pearson|likelihood|linear by|n of|constant|intercept|total|model|regression|residual|within|between|error|corrected|fisher|continuity)/

/** Levels of one variable that a sentence names by the variable itself. */
const OF_SEX = /\b(?:gender|sex)\b/i
const SEXES = /^(?:fe)?male$|^(?:wo)?men$|^girls?$|^boys?$/

/** The line whose name stands close to the claim: a long sentence names many things. */
function lineNamed(text: string, lines: readonly Line[]): Line | undefined {
  const at = text.search(/\bsignific|\bin-?signific|\bnon-?signific/i)
  const words = ` ${plainWords(text.slice(Math.max(0, at - 80), at + 60))} `
  const named = lines.filter(
    ({ name }) => words.includes(` ${name} `) || (OF_SEX.test(text) && SEXES.test(name)),
  )
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
  )
  // Two lines, or one name in two tables: which is meant is not told.
  return longest.length === 1 ? longest[0] : undefined
}

const ALL_OF_THEM =
  /\ball (?:of )?(?:the )?(?:\w+ )?(?:factors|variables|covariates|predictors|determinants)\b[^.;]{0,40}\b(?:were|are|was|is)\b(?! not)[^.;]{0,20}\bsignificant\b(.*)$/i
/** With fewer lines 'all' may be of another table. */
const FEWEST_LINES = 5

/** 'All the factors were significant except …', and the one table of many lines with their p. */
function allOf(sentence: ReadSentence, lines: readonly Line[]): StatisticRow | undefined {
  const [, after] = ALL_OF_THEM.exec(sentence.text) ?? []
  if (after === undefined || OTHER_LEVEL.test(sentence.text)) return undefined
  const byTable = [...Map.groupBy(lines, ({ placed }) => placed).entries()].filter(
    ([, of]) => of.length >= FEWEST_LINES,
  )
  const [only] = byTable
  if (byTable.length !== 1 || !only) return undefined
  const [placed, of] = only
  const excepted = ` ${plainWords(after)} `
  const others = of.filter(({ p, name }) => p.value > 0.05 && !excepted.includes(` ${name} `))
  // A variable named after 'except' may have several lines: half of all is more than that.
  const isWrong = others.length * 2 > of.length
  const [first] = others
  return {
    reports: `All lines of ${nameOfTable(placed)}`,
    writes: 'all significant',
    computes: `${of.length - others.length} of ${of.length} with p up to .05`,
    verdict: isWrong ? 'look-again' : others.length > 0 ? 'cannot-be-computed' : 'agrees',
    ...(isWrong ? { note: `The table says otherwise. ${significance.consequence}` } : {}),
    evidence: evidenceOf(sentence),
    ...(first ? { against: evidenceOfRow(placed, first.row) } : {}),
  }
}

function ofItsLine(sentence: ReadSentence, said: boolean, { placed, row, p }: Line): StatisticRow {
  const isBound = p.bound === '<' || p.bound === '≤'
  const isSignificant = isBound ? p.value <= 0.05 : p.value <= 0.05 && !p.bound
  const fits = said === isSignificant || Math.abs(p.value - 0.05) < 0.001 || p.bound === '>'
  return {
    reports: `${nameIn(placed, row)}, ${nameOfTable(placed)}`,
    writes: saidAs(said),
    computes: `p ${isBound ? '<' : '='} ${p.value.toFixed(p.decimals)}`,
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits
      ? {}
      : { note: `The sentence says the opposite of ${nameOfTable(placed)}. ${significance.consequence}` }),
    evidence: evidenceOf(sentence),
    against: evidenceOfRow(placed, row),
  }
}
