/**
 * The numbers of one document beside its key: which of those that can be recomputed were found, and which alarms are true.
 * A number counts as found where a row holds its figures; an alarm is true where the key calls the same figures wrong.
 */
import type { StatisticRow } from '#capabilities/study/rules/checks/numbers/statistic-row.ts'

export type KeyNumber = {
  printed: string
  kind: string
  verdict: 'consistent' | 'wrong' | 'cannot_tell'
  why?: string
  traps?: string
}

export type NumbersFound = {
  /** Numbers of the key that arithmetic on the page can settle, and how many a row holds. */
  recomputable: number
  found: number
  /** All numbers the key passes a verdict on, words and dates included. */
  judged: number
  judgedFound: number
  alarms: number
  trueAlarms: number
  falseP: number
  falseDf: number
  wrongInKey: number
  wrongFound: number
  missed: string[]
  falseAlarms: string[]
}

/** Wording, dates, pictures and facts of the world cannot be recomputed from the page. */
const NOT_ARITHMETIC =
  /\b(?:word(?:ing|s)|dates?|claim|contradiction|caption|figure|cited|term|numbering|direction|unit|setting|settings|definition|model order|threshold|coding|schedule|rank|formula|rule|decision|scale|period|quote|method|text|trend|variable|base group|wrong variable|comparison|specification|value|dating|literature|indicators|repeat|range|critical|count of a source|n of a source|clusters?|two places|told two ways|duplicate)\b/i
const MAY_READ_WORDS = /\b(?:CI in words|p told two ways|conclusion of a test)\b/i

const figuresOf = (text: string): string[] =>
  (text.replace(/(?<=\d)[ {2}\u202f](?=\d{3}(?!\d))/g, '').match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? []).map(
    (figure) => {
      const plain = figure.replaceAll(',', '')
      return plain.startsWith('.') ? `0${plain}` : plain
    },
  )

const sameFigure = (a: string, b: string): boolean => a === b || Number(a) === Number(b)

/** How many of the first figures stand among the second. */
function shareHeld(wanted: readonly string[], held: readonly string[]): number {
  if (wanted.length === 0) return 0
  return wanted.filter((one) => held.some((other) => sameFigure(one, other))).length / wanted.length
}

const textOf = ({ reports, writes, computes, note, evidence }: StatisticRow) =>
  [reports, writes, computes, note ?? '', evidence.quote].join(' ')

const ENOUGH = 0.6

export function isRecomputable({ verdict, kind, printed }: KeyNumber): boolean {
  if (verdict === 'cannot_tell' || figuresOf(printed).length === 0) return false
  return MAY_READ_WORDS.test(kind) || !NOT_ARITHMETIC.test(kind)
}

/** Holds the rows of a document against the `numbers` of its key. */
export function scoreNumbers(rows: readonly StatisticRow[], key: readonly KeyNumber[]): NumbersFound {
  const figures = rows.map((row) => ({ row, held: figuresOf(textOf(row)) }))
  const isFound = ({ printed }: KeyNumber) =>
    figures.some(({ held }) => shareHeld(figuresOf(printed), held) >= ENOUGH)
  const alarms = figures.filter(({ row }) => row.verdict === 'look again')
  const wrong = key.filter(({ verdict }) => verdict === 'wrong')
  const meets = ({ row, held }: (typeof figures)[number], number: KeyNumber) =>
    shareHeld(figuresOf(number.printed), held) >= ENOUGH ||
    shareHeld(figuresOf(row.writes), figuresOf(`${number.printed} ${number.why ?? ''}`)) === 1
  const isTrue = (alarm: (typeof figures)[number]) => wrong.some((number) => meets(alarm, number))
  const falseOnes = alarms.filter((alarm) => !isTrue(alarm))
  const judged = key.filter(({ verdict }) => verdict !== 'cannot_tell')
  const recomputable = key.filter(isRecomputable)
  return {
    recomputable: recomputable.length,
    found: recomputable.filter(isFound).length,
    judged: judged.length,
    judgedFound: judged.filter(isFound).length,
    alarms: alarms.length,
    trueAlarms: alarms.length - falseOnes.length,
    falseP: falseOnes.filter(({ row }) => /\bp\s*[=<>≤≥]/i.test(row.writes)).length,
    falseDf: falseOnes.filter(({ row }) => /\bdf\b|^N = /.test(row.writes)).length,
    wrongInKey: wrong.filter(isRecomputable).length,
    wrongFound: wrong.filter(
      (number) => isRecomputable(number) && alarms.some((alarm) => meets(alarm, number)),
    ).length,
    missed: recomputable
      .filter((number) => !isFound(number))
      .map(({ kind, printed }) => `${kind}: ${printed}`),
    falseAlarms: falseOnes.map(({ row }) => `${row.reports} · ${row.writes} · ${row.computes}`),
  }
}
