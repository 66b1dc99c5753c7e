/** What may be a title, and what runs on below one. */
import { FORM, INSTITUTION, isAddressed } from './front-lines.ts'

const LEAST_WORDS = 4
const MOST_WORDS = 45

/** The first heading or question of a work that has no cover. */
const HEADING =
  /^(?:chapter\b|\d{1,2}(?:\.\d+)*\.\s?\p{L}|\d{1,2}(?:\.\d+)+\s|abstract\b|introduction\b|(?:main |general )?(?:research )?(?:questions?|objectives?)\b.{0,20}:|general information\b)/iu

export const isFirstHeading = (text: string): boolean => HEADING.test(text)

export const isTitle = (text: string): boolean => {
  const words = text.split(/\s+/).length
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    !INSTITUTION.test(text.split(/\s+/).slice(0, 3).join(' ')) &&
    !FORM.test(text) &&
    !isAddressed(text) &&
    !/^(?:this|the) (?:study|thesis|project|work|research) (?:is|was|has)\b|\b(?:licen[cs]ed|copyright|all rights)\b/i.test(
      text,
    )
  )
}

/** "… in Kitwe A Research Project Presented to": the form of submission runs on below a title. */
const FORM_BELOW =
  /[,.]?\s+(?:(?:an? )?(?:quantitative|qualitative|mixed[- ]methods?|research|end of course|final year|embedded|capstone)\s+)?(?:an? )?(?:(?:quantitative|qualitative|research)\s+)?(?:(?:study|research|thesis|dissertation|project|paper|report|proposal)\s+)?(?:(?:presented|submitted) (?:to|in|by|for)\b|in partial ful?fill?ment\b).*$/iu
export const withoutForm = (title: string): string => {
  const kept = title.replace(FORM_BELOW, '').trim()
  return isTitle(kept) ? kept : title
}
