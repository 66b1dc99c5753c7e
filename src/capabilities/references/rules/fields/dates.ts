/** Dates as references write them, and the letter that tells two works of one year apart. */
import type { PartialDate } from '../reference.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const YEAR = /(?<![\d.–-])(1[4-9]\d\d|20\d\d)([a-z])?(?!\d)/

/** "(Chicago, 1960). 2011 Jul;146": the year of an issue stands before its volume. */
const OF_ISSUE =
  /(?<![\d.–-])(?:1[4-9]|20)\d\d(?:\s\p{Lu}\p{Ll}{2,8}\.?(?:[-–]\p{Lu}\p{Ll}{2,8})?(?:\s\d{1,2})?)?(?=\s?;)/u

/** `original`: of '1970/2005', the year in which the work first appeared. */
export type Dated = { date?: PartialDate; letter?: string; original?: PartialDate }

export function dateIn(whole: string): Dated {
  const written = whole.match(OF_ISSUE)?.[0] ?? whole
  const year = written.match(YEAR)
  if (!year) {
    if (/\bin press\b|\bforthcoming\b|\bto appear\b/i.test(written)) return { date: { literal: 'in press' } }
    return {}
  }
  const parts = [Number(year[1])]
  const month = monthIn(written)
  if (month) {
    parts.push(month)
    const day = written.replace(year[0], ' ').match(/(?<!\d)([12]?\d|3[01])(?:st|nd|rd|th)?(?!\d)/)
    if (day && Number(day[1]) > 0) parts.push(Number(day[1]))
  }
  const last = parts[2] && written.match(/(?<!\d)\d{1,2}\s?[–-]\s?(\d{1,2})(?!\d)/)?.[1]
  const first = written.match(/(?<!\d)(1[4-9]\d\d)\s?\/\s?(?:1[4-9]|20)\d\d(?!\d)/)?.[1]
  if (first) parts[0] = Number(written.slice(written.indexOf(first) + 4).match(/\d{4}/)![0])
  return {
    date: { 'date-parts': last ? [parts, [parts[0]!, parts[1]!, Number(last)]] : [parts] },
    ...(year[2] ? { letter: year[2] } : {}),
    ...(first ? { original: { 'date-parts': [[Number(first)]] } } : {}),
  }
}

function monthIn(written: string): number | null {
  for (const [word] of written.matchAll(/\p{L}{3,9}/gu)) {
    const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
    if (
      at >= 0 &&
      /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i.test(
        word,
      )
    )
      return at + 1
  }
  return null
}

export const isUndated = (written: string): boolean =>
  /\bn\.?\s?d\b\.?|\bno date\b|\bundated\b/i.test(written)

/** "Retrieved May 4, 2020, from", "(Accessed: 4 May 2020)", "[cited 2020 May 4]". */
export function accessedIn(written: string): PartialDate | undefined {
  const found = written.match(
    /\b(?:retrieved|accessed|cited|viewed|visited)\b[^a-z0-9]{0,3}(?:on\s+)?([^)\]]{4,30})/i,
  )
  return found ? dateIn(found[1]!).date : undefined
}
