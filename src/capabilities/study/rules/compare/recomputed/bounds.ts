/**
 * Numbers that cannot lie outside their bounds, whatever was measured: a probability, a variance inflation factor, a
 * share of variance.
 */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { DECIMAL, readDecimal } from '../../statistics/printed-number.ts'
import { readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { idOrder, type NumberTable, partOf } from '../../tables/number-tables.ts'
import { stubName } from '../../tables/stubs.ts'

const PROBABILITY = new RegExp(
  String.raw`\b((?:[Tt]otal )?(?:[Pp]robability|PROBABILITY|[Mm]isclassification (?:rate|error)|[Ee]rror rate|[Ss]ensitivity|[Ss]pecificity|TPR|FPR|AUC)(?: of [\p{L}-]+)?)\s*(?:=|is|was|of)\s*(${DECIMAL.replace('[-−–]?', '[-−–]?\\s?')})(?!\s?%|\d|\.\d)`,
  'gu',
)
/** Marginal and conditional R² of a mixed model: explained by fixed effects alone, and with random ones. */
const MIXED_R2 = /\bR\s?[²2]\s?\(?m\)?\s*=\s*(0?\.\d+)[^.;]{0,12}?\bR\s?[²2]\s?\(?c\)?\s*=\s*(0?\.\d+)/gi

export function findBoundRows(
  sentences: readonly ReadSentence[],
  tables: readonly NumberTable[],
): StatisticRow[] {
  const speaking = sentences.filter(({ text }) => SPEAKS_OF_VIF.test(text))
  return [...sentences.flatMap(inSentence), ...tables.flatMap((table) => inflation(table, speaking))]
}

function inSentence(sentence: ReadSentence): StatisticRow[] {
  const { text } = sentence
  if (!/robab|isclassif|rror rate|ensitiv|pecific|TPR|FPR|AUC|R\s?[²2]\s?\(?m/.test(text)) return []
  const read = plainFigures(text)
  const evidence = evidenceOf(sentence)
  return [
    ...[...read.matchAll(PROBABILITY)].flatMap(([, name = '', printed = '']): StatisticRow[] => {
      const value = readDecimal(printed)
      const row = { reports: name.trim(), writes: printed.replace(/\s/g, ''), computes: '0 to 1', evidence }
      if (value >= 0 && value <= 1) return [{ ...row, verdict: 'agrees' }]
      // Above 1 it may be in per cent.
      return value < 0
        ? [
            {
              ...row,
              verdict: 'look-again',
              note: 'A probability is never below 0. The sum it comes from may be mistaken.',
            },
          ]
        : []
    }),
    ...[...read.matchAll(MIXED_R2)].map(([, marginal = '', conditional = '']): StatisticRow => {
      const agrees = Number(conditional) >= Number(marginal)
      return {
        reports: `R²m = ${marginal}`,
        writes: `R²c = ${conditional}`,
        computes: `${marginal} or more`,
        verdict: agrees ? 'agrees' : 'look-again',
        ...(agrees
          ? {}
          : { note: 'Fixed and random effects together explain at least as much as the fixed ones alone.' }),
        evidence,
      }
    }),
  ]
}

const IS_VIF = /^(?:collinearity statistics )?(?:VIFs?|variance inflation factors?(?: \(VIF\))?)$/i
const SPEAKS_OF_VIF = /\bVIF\b|variance inflation/i

/** 1 ÷ (1 − R²) is never below one. The heading of a two-column table may be the line above it. */
function inflation(table: NumberTable, speaking: readonly ReadSentence[]): StatisticRow[] {
  const named = table.header.findIndex((title) => IS_VIF.test(title))
  const column = named > 0 ? named : isOnlyVif(table, speaking) ? 1 : -1
  if (column < 0) return []
  return table.rows.flatMap((row, at): StatisticRow[] => {
    const printed = readPrinted(row[column])
    if (!printed || printed.decimals === 0) return []
    const agrees = printed.high >= 1
    return [
      {
        reports: stubName(row),
        writes: `VIF = ${printed.text}`,
        computes: '1 or more',
        verdict: agrees ? 'agrees' : 'look-again',
        ...(agrees
          ? {}
          : {
              note: 'A variance inflation factor is 1 ÷ (1 − R²), which is never below 1; perhaps this is the tolerance.',
            }),
        evidence: table.evidenceOf(at),
      },
    ]
  })
}

/** For this many blocks before it, the text still refers to the table. */
const NEAR = 4

const isOnlyVif = (
  { header, rows, series, place }: NumberTable,
  speaking: readonly ReadSentence[],
): boolean =>
  header.length === 2 &&
  header.every((title) => title === '') &&
  speaking.some(
    ({ block }) => partOf(block) === series && place > idOrder(block) && place - idOrder(block) <= NEAR,
  ) &&
  rows.length > 2 &&
  rows.every((row) => (readPrinted(row[1])?.value ?? 1) >= 1)
