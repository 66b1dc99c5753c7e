/** The formula of a sample size, computed again with the numbers the work itself puts into it. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import { COUNT, grouped, readCount } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'

export const sampleFormula: Comparator = {
  about: {
    id: 'numbers.sample-formula',
    area: 'methodology',
    label: 'The sample size is what its formula gives',
    weight: 3,
  },
  one: 'formula of a sample size',
  many: 'formulas of a sample size',
  holds: 'gives the number that is named',
  hold: 'give the numbers that are named',
  none: 'No formula of a sample size stands in the text with its numbers.',
  advice: 'Compute the formula again with your own numbers, and give the sample size it has.',
  agreeing: 'each',
  consequence: 'How many you had to ask was decided by this sum.',
  compare: ({ reading }) =>
    comparisonOf(workings(reading).flatMap((lines) => [...turnedRows(lines), ...(formulaRow(lines) ?? [])])),
}

const NAMED = /\bYamane|\bSlovin|\bCochran['’]?s?\s+(?:sample|formul)|\bFisher['’]?s?\s+formula/i
const LINES = 24

/** Each formula with what follows it, up to the next heading. */
function workings({ sentences, blocks }: ReadDocument): ReadSentence[][] {
  const units = [...sentences, ...blocks.filter(({ table }) => table !== undefined)]
  const at = (one: ReadSentence) => Number(/\d+$/.exec(one.block)?.[0] ?? 0)
  const ordered = units.toSorted((one, other) => at(one) - at(other))
  const found: ReadSentence[][] = []
  let free = 0
  for (const [index, one] of ordered.entries()) {
    if (index < free || one.role === 'literature' || one.role === 'references' || !NAMED.test(one.text))
      continue
    const lines = ordered.slice(index, index + LINES)
    free = index + LINES
    found.push(lines)
  }
  return found
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`
const OF_YAMANE = new RegExp(
  String.raw`1\s*\+\s*\(?(${COUNT})\s*[×x*∗]?\s*\(?\s*(0?\.\d+)\s*\)?\s*(\^?\s?2|²)?`,
  'i',
)
const GIVEN = {
  z: /\b(1\.96|1\.645?|2\.576?|2\.58)\b/,
  p: /(?<!\p{L})p(?!\p{L})\s*(?:\([^)]*\))?\s*=?[^=.;]{0,40}=\s*(0?\.\d+)/iu,
  e: /(?<!\p{L})[ed](?!\p{L})\s*(?:\([^)]*\))?\s*=?[^=.;]{0,50}=\s*(0?\.\d+)/iu,
}

function formulaRow(lines: readonly ReadSentence[]): StatisticRow[] | undefined {
  const text = lines.map((line) => plainFigures(line.text)).join('\n')
  const sum = yamane(text) ?? cochran(text)
  if (!sum) return undefined
  // Whatever is named after the formula may be its result: before or after rounding.
  const after = text.slice(sum.to)
  const named = [...after.matchAll(new RegExp(NUMBER, 'g'))].map(([printed]) =>
    Number(printed.replaceAll(',', '')),
  )
  const end = lines.find((line) => line !== lines[0] && CONCLUDED.test(line.text)) ?? lines.at(-1)!
  const evidence = evidenceOf(end)
  const row = { reports: `Sample size by ${sum.by}`, computes: `${Math.ceil(sum.size)}`, evidence }
  const near = named.filter((value) => Math.abs(value - sum.size) <= 1)
  if (near.length > 0) {
    const told = near.find(Number.isInteger) ?? near[0]!
    return [{ ...row, writes: grouped(told), verdict: 'agrees' }]
  }
  const [, one = '', other = ''] = CONCLUDED.exec(plainFigures(end.text)) ?? []
  const concluded = readCount(one || other || '0')
  const isNear = concluded > sum.size / 2 && concluded < sum.size * 2
  if (!isNear || RAISED.test(text)) return [{ ...row, writes: 'not told', verdict: 'cannot-be-computed' }]
  return [
    {
      ...row,
      writes: grouped(concluded),
      verdict: 'look-again',
      note: `With the numbers of the formula, ${sum.with}, it comes to ${sum.size.toFixed(1)}. ${sampleFormula.consequence}`,
    },
  ]
}

/** p(p − 1) is below nought for every share, and so would be the sample. */
const TURNED = /(?<!\p{L})p\s*\(\s*p\s*[-–−]\s*1\s*\)/iu
const turnedRows = (lines: readonly ReadSentence[]): StatisticRow[] =>
  lines
    .filter(({ text }) => TURNED.test(text))
    .slice(0, 1)
    .map((line) => ({
      reports: 'The formula of Cochran, as it is printed',
      writes: 'p(p − 1)',
      computes: 'p(1 − p)',
      verdict: 'look-again',
      note: `The printed form is negative for every p. ${sampleFormula.consequence}`,
      evidence: evidenceOf(line),
    }))

const CONCLUDED = new RegExp(
  String.raw`\bsample(?: size)?\b[^.;=]{0,100}?(?:\bis|\bwas|\bof|\bbe|=|\()\s*(?:[A-Za-z -]{0,60}\()?(${COUNT})|^\s*=\s*(${COUNT})\b(?!\s*[+×x*/÷])`,
  'i',
)
/** More are asked than the formula gives where some will not answer, and fewer in a small population. */
const RAISED =
  /\bnon-?respon\w+|\battrition|\bdrop-?outs?\b|\badjust\w+|\bcontingency|\bfinite population|\bdesign effect|\brounded (?:up|off) to\b/i

type Worked = { by: string; with: string; size: number; to: number }

function yamane(text: string): Worked | undefined {
  const match = OF_YAMANE.exec(text)
  if (!match) return undefined
  const [all, n = '', margin = '', squared] = match
  const people = readCount(n)
  const value = Number(margin)
  const e = squared || value > 0.02 ? value : Math.sqrt(value)
  if (people < 10 || e > 0.2) return undefined
  return {
    by: 'the formula of Yamane',
    with: `N = ${grouped(people)} and e = ${e}`,
    size: people / (1 + people * e ** 2),
    to: match.index + all.length,
  }
}

function cochran(text: string): Worked | undefined {
  const [z, p, e] = (['z', 'p', 'e'] as const).map((one) => Number(GIVEN[one].exec(text)?.[1] ?? 0))
  if (!z || !p || !e || p >= 1 || e > 0.2) return undefined
  return {
    by: 'the formula of Cochran',
    with: `z = ${z}, p = ${p} and e = ${e}`,
    size: (z ** 2 * p * (1 - p)) / e ** 2,
    to: 0,
  }
}
