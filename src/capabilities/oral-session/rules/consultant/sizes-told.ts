/** Several sizes of one sample, side by side: none of them is defended before it is settled. */
import { joinList } from '#kit/join-list.ts'
import { inDigits } from '../plan/in-digits.ts'
import { quotedAt } from './parts-asked.ts'
import type { Turn } from './turn.ts'
import type { TextLine } from './whole-text.ts'

const OF_SAMPLE =
  /\bsample(?: size)?\b|\b(?:number of|how many|so few|only \w+) (?:people|respondents|participants|questionnaires)\b/i
const DEFENDS =
  /\b(?:justif\w+|defend\w*|explain|enough|small|right|correct|why|confus\w+|wrong|problem|which|ok(?:ay)?)\b/i
const SIZES = [
  /\bsample size\b(?:(?!\bpopulation\b)[^.;:]){0,40}?\b(\d[\d,]*)\b(?!\s*(?:%|per ?cent))/gi,
  /\b(\d[\d,]*)\)? (?:\w+ )?(?:respondents|participants|persons|questionnaires|copies|interviewees)\b/gi,
]
/** "20 of the 50 respondents" */
const OF_ALL = /\bof the (\d[\d,]*) (?:respondents|participants|interviewees)\b/gi
const OF_A_PART = /\b(?:per ?cent|each|per|male|female|years?|pilot|pretest\w*)\b|%|\(\w+,? \d{4}\)/i
const LEAST = 5
const LATEST_YEAR = 2100
const FIRST_YEAR = 1900
const MOST = 3

export function sizesTold(lines: readonly TextLine[], { asked, whole, last }: Turn): string | undefined {
  if (!OF_SAMPLE.test(`${asked} ${whole}`) || !DEFENDS.test(asked)) return undefined
  const sizes = new Map<number, TextLine>()
  for (const line of lines) {
    if (line.isRow || line.role === 'literature' || line.role === 'front-matter') continue
    for (const words of OF_A_PART.test(line.text) ? [OF_ALL] : [...SIZES, OF_ALL])
      for (const [, digits] of inDigits(line.text).matchAll(words)) {
        const size = Number(digits!.replace(/,/g, ''))
        if (size >= LEAST && !(size >= FIRST_YEAR && size <= LATEST_YEAR) && !sizes.has(size))
          sizes.set(size, line)
      }
  }
  if (sizes.size < 2) return undefined
  const shown = [...sizes].slice(0, MOST)
  const named = joinList(shown.map(([size]) => String(size)))
  if (SETTLES_SIZES.test(last))
    return `Not before it is settled: your text gives ${named}, and no reason fits all of them. Then say three things: the one number with its page, where it comes from (a rule, a whole group, or those who could be reached), and who is not in it.`
  const places = [...new Map(shown.map(([, line]) => [line.text, line.place])).values()].map(quotedAt)
  return `Before you defend it, settle it: your text gives ${named}. ${places.join('; ')}. By your own forms, write in one sentence how many were planned, asked, reached and analysed, and give the same numbers in the abstract, the methods and the tables; only then give the reason for the one you used.`
}
export const SETTLES_SIZES = /\bsettled?(?: it)?: your text gives\b/
