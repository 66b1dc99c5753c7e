/** What the text says of one table. */
import { isNear } from '#capabilities/study/engine.index.ts'
import type { ReadSentence } from '#capabilities/study/index.ts'
import { isResult } from '../no-result.ts'
import { headlineOf } from '../stated.ts'
import type { Work } from '../work.ts'
import { lineOfFinding } from './main-findings.ts'
import type { TableResult } from './result-tables.ts'

/** The sentence of the text that says what a table shows: it names the table or stands by it, and gives a figure of it. */
export function sentenceOnTable(work: Work, { placed, read }: TableResult): ReadSentence | undefined {
  const number = placed.table.label?.number
  const names =
    number === undefined
      ? undefined
      : new RegExp(`\\btable\\s*${number.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'i')
  const figures = new Set(
    read.columns.flatMap(({ values }) => values.flatMap((one) => (one ? [plainNumber(one.text)] : []))),
  )
  const flawed = new Set(work.flaws.map(({ evidence }) => evidence.sentenceId))
  const said = work.study.reading.sentences.filter((sentence) => {
    const stated = work.statementOf.get(sentence.id)
    if (!stated || stated.voice.cites || stated.voice.byOthers || flawed.has(sentence.id)) return false
    if (work.used.has(sentence.id) || (!names?.test(sentence.text) && !isNear(sentence, placed))) return false
    if (ENUMERATES.test(sentence.text)) return false
    const told = (sentence.text.match(/\d+(?:\.\d+)?/g) ?? []).map(plainNumber)
    const shared = told.filter((one) => figures.has(one) && one.length > 1).length
    const isWrong = [...read.doubtful].some((at) =>
      read.columns.some(({ values }) => values[at] && told.includes(plainNumber(values[at].text))),
    )
    return shared >= (names?.test(sentence.text) ? 1 : 2) && !isWrong && isResult(sentence.text)
  })
  // What fits a headline before what is only a line.
  return [headlineOf, lineOfFinding].flatMap(
    (shown) => said.find(({ text }) => shown(withoutTable(text)) !== undefined) ?? [],
  )[0]
}
/** "The third statement says that …" repeats a row of the table. */
const ENUMERATES = /\b(?:first|second|third|fou?rth|fifth|sixth|last) (?:statement|item|question)\b/i
const plainNumber = (text: string): string => String(Number(text.match(/\d+(?:\.\d+)?/)?.[0] ?? Number.NaN))
export const withoutTable = (text: string): string =>
  text.replace(
    /^(?:as (?:shown|seen|indicated) in |from |in |the (?:results?|findings?|data) in )?(?:the )?table\s*[\d.]+(?: above| below)?,?\s*(?:(?:it (?:was|is|can be|could be) (?:observed|seen|noted|shown|deduced)|shows?|indicates?|reveals?|above shows?) (?:that\b,?\s*)?)?/i,
    '',
  )
