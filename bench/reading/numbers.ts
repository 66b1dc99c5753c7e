/** Recomputed numbers: found, and every alarm compared with the key. */
import type { StatisticRow } from '../../src/assistants/decoder/contract.ts'
import { figuresIn, figuresOf, shareHeld } from './figures.ts'
import type { KeyNumber } from './key.ts'
import type { RealDocument } from './real-document.ts'
import { isRecomputable } from './recomputable.ts'
import type { Tally } from './tally.ts'

export function measureNumbers({ key, study, analysis }: RealDocument): Tally[] {
  const rows = study.statisticRows()
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
