/** Sentences that are not told as results, since a figure in them differs from another place, or cannot follow from its count. */

import {
  decimalsOf,
  isBelow,
  type OpenStudy,
  type ReadSentence,
  readCount,
  refutedShares,
  roundsTo,
  type StatisticRow,
  type StudyCheck,
  sharesIn,
  valuesOf,
} from '#capabilities/study/index.ts'
import { plainWords } from '#kit/text/plain-words.ts'

export function doubtedIn(
  { reading, sampleSize, tables }: OpenStudy,
  checks: readonly StudyCheck[],
  rows: readonly StatisticRow[],
): ReadonlySet<string> {
  const placed = tables()
  const wrong = refutedShares(rows, placed)
  const wholes = wholesOf(reading.sentences, sampleSize()?.size ?? null)
  return new Set([
    ...checks
      .filter(
        ({ outcome, id }) => outcome === 'look-again' && id.startsWith('numbers.') && !OF_PRACTICE.test(id),
      )
      .flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)),
    ...rows
      .filter(({ verdict }) => verdict === 'look-again')
      .map(({ evidence: { sentenceId } }) => sentenceId),
    ...reading.sentences
      .filter((one) => isUnprinted(one, placed) || isNotHighest(one.text, placed) || repeats(one, wrong))
      .map(({ id }) => id),
    ...reading.sentences.filter(({ text }) => !sharesFollow(text, wholes)).map(({ id }) => id),
  ])
}

/** 'Yes 58 %, no 42 %' under a table of yes and no that prints two others, in a work none of whose tables prints these. */
function isUnprinted({ text, block }: ReadSentence, tables: readonly PlacedTable[]): boolean {
  const told = sharesIn(text)
  const [first, second] = told
  if (told.length !== 2 || first! + second! !== 100 || first === second) return false
  const printed = tables.map(({ table }) => valuesOf(table))
  if (printed.some((figures) => figures.has(first!) && figures.has(second!))) return false
  return tables.some((placed) => isBelow(block, placed) && isOfTwo(placed.table))
}

/** A share that its own table refutes is no result in the sentence below it either. */
const repeats = ({ text, block }: ReadSentence, wrong: ReturnType<typeof refutedShares>): boolean =>
  [...wrong].some(
    ([placed, refuted]) => isBelow(block, placed) && sharesIn(text).some((share) => refuted.has(share)),
  )

/** 'Of the height, B had the highest', where the one column of that name has a higher line than the one line named. */
function isNotHighest(text: string, tables: readonly PlacedTable[]): boolean {
  if (!HIGHEST.test(text) || NOT_OF_ALL.test(text)) return false
  const words = asWords(text)
  return tables.some(({ table: { rows, headings, stub } }) => {
    const body = rows.filter(({ kind, unsure }) => kind === 'body' && !unsure)
    const columns = headings.flatMap((heading, at) => (at >= stub && isTold(heading, words) ? [at] : []))
    const named = body.filter(({ cells }) => {
      const name = asWords(cells[0]?.text ?? '').trim()
      return name.length > 2 && words.includes(` ${name} `)
    })
    const [[at], [line]] = [columns, named]
    if (columns.length !== 1 || named.length !== 1 || at === undefined || !line) return false
    const own = numberAt(line, at)
    return own !== undefined && body.some((row) => (numberAt(row, at) ?? own) > own)
  })
}

const HIGHEST = /\b(?:highest|largest|greatest|most)\b/i
const NOT_OF_ALL = /\b(?:second|third|next|except|after|one of|among|than|lowest|least)\b/i
const asWords = (text: string): string => ` ${plainWords(text)} `
/** Two words of a heading name its column: one may stand there by chance. */
const isTold = (heading: string, words: string): boolean => {
  const [first, second, third] = asWords(heading).trim().split(' ')
  const isLong = second === 'of' || second === 'per'
  return second !== undefined && words.includes(` ${[first, second, isLong ? third : ''].join(' ').trim()} `)
}
function numberAt({ cells }: TableRead['rows'][number], at: number): number | undefined {
  const [held, ...more] = cells[at]?.holds ?? []
  return held && more.length === 0 && held.is !== 'interval' && !held.bound ? held.value : undefined
}

type PlacedTable = ReturnType<OpenStudy['tables']>[number]
type TableRead = PlacedTable['table']
const isOfTwo = ({ rows }: TableRead): boolean => rows.filter(({ kind }) => kind === 'body').length === 2

/** How results are reported: the figures themselves are not in doubt. */
const OF_PRACTICE = /^numbers\.(?:effect-size|marginal|p-exact|hypotheses|expected-counts)$/

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+`
/** "36 (60%)", "75 which amounts to 18%": a count and its share. */
const COUNT_AND_SHARE = new RegExp(
  String.raw`(?<![\d.,-])(${NUMBER})(?:\s*\(\s*|[^\d.;]{1,40}?\b(?:amount\w*|constitut\w+|represent\w*|ma(?:de|kes?|king)|form\w*|account\w*)\b[^\d.;]{0,24}?)(\d+(?:\.\d+)?)\s?(?:%|per ?cent)`,
  'giu',
)
const TOTAL = new RegExp(String.raw`^(?:grand )?total\s*\|?\s*(?:n\s*=\s*)?(${NUMBER})\b`, 'iu')
const WHOLE = new RegExp(
  String.raw`\b(?:of|out of|n\s?=|total of|among)\s+(?:the |all |these )?(${NUMBER})\b`,
  'giu',
)

/** What a share may be a share of: the sample, the totals of tables, and what the text says that it is of. */
function wholesOf(sentences: readonly ReadSentence[], sample: number | null): number[] {
  const wholes = new Set(sample === null ? [] : [sample])
  for (const { text } of sentences) {
    const total = text.match(TOTAL)?.[1]
    if (total) wholes.add(readCount(total))
    for (const [, whole] of text.matchAll(WHOLE)) wholes.add(readCount(whole!))
  }
  const known = [...wholes].filter((one) => one > 0)
  // A count that follows from one of these is itself a whole: of the 281 that were ill, 103 (37%) …
  const parts = sentences.flatMap(({ text }) =>
    [...text.matchAll(COUNT_AND_SHARE)].flatMap(([, count, share]) => {
      const part = readCount(count!)
      return follows(part, share!, known) ? [part] : []
    }),
  )
  return [...new Set([...known, ...parts])]
}

const sharesFollow = (text: string, wholes: readonly number[]): boolean =>
  [...text.matchAll(COUNT_AND_SHARE)].every(([, count, share]) => follows(readCount(count!), share!, wholes))

function follows(part: number, share: string, wholes: readonly number[]): boolean {
  const decimals = decimalsOf(share)
  return wholes.some((whole) => part <= whole && roundsTo((100 * part) / whole, Number(share), decimals))
}
