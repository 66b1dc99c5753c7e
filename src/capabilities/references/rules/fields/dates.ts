/** Dates as references write them, and the letter that tells two works of one year apart. */
import type { PartialDate } from '../reference.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const YEAR = /(?<![\d.–-])(1[4-9]\d\d|20\d\d)([a-z])?(?!\d)/

export type Dated = { date?: PartialDate; letter?: string }

export function dateIn(written: string): Dated {
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
  return { date: { 'date-parts': [parts] }, ...(year[2] ? { letter: year[2] } : {}) }
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
