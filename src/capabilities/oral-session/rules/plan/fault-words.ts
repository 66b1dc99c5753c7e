/** How a figure or a row that is in dispute is pointed at, and which of them can be said aloud. */
import type { StatisticRow, StudyEvidence } from '#capabilities/study/index.ts'
import type { ExamArea, Within } from '../names.ts'
import { quotedLead } from './grounds.ts'
import { atPlace, sentenceLead } from './place-in-words.ts'
import { isSpeakable } from './speakable.ts'

export type Fault = {
  about: string
  area: ExamArea
  weight: number
  lead: string
  asks: string
  easier: string
  deeper: string
  /** What the figures or the places say, as a sentence of an answer. */
  shows: string
  advice: string
  within: Within
  place: StudyEvidence
  also: StudyEvidence[]
}

/** One figure against one other: what can be said aloud, and looked up in a minute. */
export function isPlain(
  { writes, computes, reports }: Pick<StatisticRow, 'writes' | 'computes' | 'reports'>,
  most: 'one' | 'a range' = 'one',
): boolean {
  const numbers = (text: string) => (text.match(NUMBER) ?? []).length
  // What stands in one place alone has no figure in the other.
  const one = (text: string) => numbers(text) === 1 || (most === 'a range' && numbers(text) === 2)
  const other = (text: string) => one(text) || (most === 'a range' && numbers(text) === 0)
  // Shares of groups have a total of their own.
  const sumOfShares = /\btotal\b/i.test(writes) && /\d\.\d/.test(reports)
  return (
    one(writes) &&
    other(computes) &&
    !sumOfShares &&
    !(/\btotal\b/i.test(reports) && isTwice(writes, computes))
  )
}
/** The rows of parts were added to the rows of what they are parts of. */
const isTwice = (writes: string, computes: string): boolean => {
  const [a, b] = [writes, computes].map(firstNumber) as [number, number]
  return a > 0 && b === 2 * a
}
export const firstNumber = (text: string): number =>
  Number.parseFloat((text.match(NUMBER) ?? ['0'])[0].replace(/,/g, ''))
const NUMBER = /\d*\.?\d+(?:,\d{3})*/g
export const isRow = ({ quote }: StudyEvidence): boolean => quote.includes(' | ')

/** A row or a long sentence is pointed at by its beginning: its figures are in the question. */
export const leadOf = (place: StudyEvidence): string =>
  isRow(place) ? rowLead(place) : isSpeakable(place.quote) ? quotedLead(place) : sentenceLead(place)
/** A row of figures cannot be listened to. */
const rowLead = (place: StudyEvidence): string => {
  const cells = place.quote.split('|').map((cell) => cell.trim())
  const named = cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? cells.find(Boolean)
  return named
    ? `${atPlace(place)} there is a row with “${named.slice(0, 60).trim()}” in it.`
    : sentenceLead(place)
}
