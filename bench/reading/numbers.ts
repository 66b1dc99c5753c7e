/** Recomputed numbers: found, and every alarm compared with the key. */
import type { StatisticRow } from '../../src/assistants/decoder/contract.ts'
import type { KeyNumber, RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

export function measureNumbers({ key, study, analysis }: RealDocument): Tally[] {
  const rows = study.comparisons().flatMap(({ comparison }) => comparison.rows)
  const checkable = key.numbers.filter(isRecomputable)
  const missed = checkable.filter(
    (number) => !rows.some((row) => isSame(number, row)) && !isSpread(number, rows),
  )
  const again = analysis.statistics.filter(({ verdict }) => verdict === 'look-again')
  const judged = again.map((row) => ({ row, verdict: verdictOn(row, key.numbers) }))
  const falseAlarms = judged.filter(({ verdict }) => verdict !== 'wrong').map(({ row }) => row)
  const ofPOrDf = judged
    .filter(({ row, verdict }) => verdict === 'consistent' && /\bp\b|df/i.test(row.writes))
    .map(({ row }) => row)
  return [
    {
      figure: 'numbers',
      hits: checkable.length - missed.length,
      of: checkable.length,
      misses: missed.map(({ printed, verdict }) => `${verdict}: ${printed}`),
    },
    {
      figure: 'alarms-right',
      hits: again.length - falseAlarms.length,
      of: again.length,
      misses: falseAlarms.map(told),
    },
    { figure: 'false-p-df', hits: ofPOrDf.length, of: again.length, misses: ofPOrDf.map(told) },
  ]
}

/** A row matches a number of the key if it holds most of its figures. */
const ENOUGH = 0.6
const textOf = ({ reports, writes, computes, note, evidence }: StatisticRow) =>
  [reports, writes, computes, note ?? '', evidence.quote].join(' ')

const isSame = ({ printed }: KeyNumber, row: StatisticRow) =>
  shareHeld(figuresIn(printed), figuresOf(textOf(row))) >= ENOUGH

/** Several rows of one page or table that the key reports as one: each of its telling figures is in one of them. */
const TELLING = 3
const FEWEST = 3
/** Numbers with this many digits hardly occur twice in one document by chance. */
const UNMISTAKABLE = 4
const digitsOf = (figure: number) => String(figure).replace(/^0\.0*|e.*$|\D/g, '').length

/** A key may summarise several rows of one table in short figures. */
const FEWEST_OF_A_TABLE = 5
function inOneTable(figures: readonly number[], rows: readonly StatisticRow[]): boolean {
  const tables = new Map<string, number[]>()
  for (const row of rows)
    tables.set(row.evidence.sentenceId, [
      ...(tables.get(row.evidence.sentenceId) ?? []),
      ...figuresOf(textOf(row)),
    ])
  return [...tables.values()].some((held) => shareHeld(figures, held) === 1)
}

function isSpread({ printed }: KeyNumber, rows: readonly StatisticRow[]): boolean {
  const figures = figuresIn(printed)
  const telling = figures.filter((figure) => digitsOf(figure) >= TELLING)
  const unmistakable = telling.length > 1 && telling.every((figure) => digitsOf(figure) >= UNMISTAKABLE)
  if (
    unmistakable &&
    shareHeld(
      telling,
      rows.flatMap((row) => figuresOf(textOf(row))),
    ) === 1
  )
    return true
  if (figures.length >= FEWEST_OF_A_TABLE && inOneTable(figures, rows)) return true
  if (telling.length < FEWEST || 2 * telling.length < figures.length) return false
  const places = new Set(rows.flatMap(({ evidence }) => [evidence.sentenceId, `p${evidence.page}`]))
  return [...places].some((place) => {
    const there = rows.filter(
      ({ evidence }) => evidence.sentenceId === place || `p${evidence.page}` === place,
    )
    return (
      shareHeld(
        telling,
        there.flatMap((row) => figuresOf(textOf(row))),
      ) === 1
    )
  })
}

/** An alarm is true if the key calls the same figures wrong, false if it calls only others wrong. */
function verdictOn(row: StatisticRow, numbers: readonly KeyNumber[]): KeyNumber['verdict'] | null {
  const meets = (number: KeyNumber) =>
    isSame(number, row) ||
    shareHeld(figuresOf(row.writes), figuresOf(`${number.printed} ${number.why ?? ''}`)) === 1
  const met = numbers.filter(meets)
  return met.find(({ verdict }) => verdict === 'wrong')?.verdict ?? met[0]?.verdict ?? null
}

const told = ({ reports, writes, computes, note, evidence }: StatisticRow) =>
  `${reports}: printed ${writes}, computed ${computes}${note ? ` (${note})` : ''}: “${evidence.quote}”`

/** Which numbers of a key arithmetic on the page can settle: not wording, dates, pictures or facts of the world. */

const NOT_ARITHMETIC =
  /\b(?:word(?:ing|s)|dates?|claim|contradiction|caption|figure|cited|term|numbering|direction|units?|settings?|definition|model order|threshold|coding|schedule|rank|formula|rule|decision|scale|period|quote|method|text|trend|variable|base group|comparison|specification|value|dating|literature|indicators|repeat|range|critical|n of a source|clusters?|two places|told two ways|duplicate)\b/i
const OF_WORDS_AND_NUMBERS = /\b(?:CI in words|p told two ways|conclusion of a test)\b/i

/** Printed in a picture, the numbers are not on the page; from one number alone nothing follows. */
const PICTURE = /\bpictures?\b/i

const isRecomputable = ({ verdict, kind, printed, why = '', traps = '' }: KeyNumber): boolean =>
  verdict !== 'cannot_tell' &&
  figuresIn(printed).length > 1 &&
  !PICTURE.test(`${printed} ${why} ${traps}`) &&
  (OF_WORDS_AND_NUMBERS.test(kind) || !NOT_ARITHMETIC.test(kind))

/** Figures as numbers: ".217", "0.217" and "0.2170" are one, and a comma that ends a clause is none of theirs. */
const figuresOf = (text: string): number[] =>
  (
    text
      .replace(/(?<=\d)[ \u2009\u202f](?=\d{3}(?!\d))/g, '')
      // "e-0.5" is typed for "e-05".
      .replace(/e-0\.(?=\d)/gi, 'e-0')
      .match(/\d[\d,]*(?:\.\d+)?(?:e-\d+)?|\.\d+/gi) ?? []
  ).map((figure) => Number(figure.replaceAll(',', '')))

/** The share of the first figures that are among the second. */
function shareHeld(wanted: readonly number[], held: readonly number[]): number {
  if (wanted.length === 0) return 0
  return wanted.filter((one) => held.includes(one)).length / wanted.length
}

/** The figures of a key's number without references: "Table 6-4", "Figure 2". */
const figuresIn = (printed: string): number[] => figuresOf(printed.replace(PLACE, ' '))
const PLACE =
  /\b(?:tables?|figures?|fig\.?|appendix|model|eq\.?|equation)\s+[A-Z]{0,2}-?\d+(?:[.-]\d+)*(?:\s*(?:to|and|,|-|–)\s*[A-Z]{0,2}-?\d+(?:[.-]\d+)*(?!\.?\d))*/gi
