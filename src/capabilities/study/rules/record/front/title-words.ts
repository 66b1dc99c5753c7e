/** What may be a title, and what runs on below one. */
import { FORM, INSTITUTION, isAddressed } from './front-lines.ts'

const LEAST_WORDS = 4
const MOST_WORDS = 45

/** A line of the cover between quotation marks. */
export const IN_QUOTES = /^[“"‘'](.+)[”"’']$/

/** The line below belongs to a title that stops at a preposition or an honorific. */
export const ENDS_OPEN =
  /[:,–-]$|\b(?:of|on|in|the|and|for|to|a|at|by|from|with|between|among|(?:dr|prof|mrs?|st|vs)\.)$/i

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
/** "… of solar power Chanda Mwale¹,²", "… OF LOANS CHANDA MWALE SCT221-0310/2020": its author with a mark or a number. */
const AUTHOR_BEHIND =
  /(?<!\b(?:of|OF|IN|AT|AND|FOR|ON|THE|in|at|and|for|on|the|by|to))(?:\s+\p{Lu}[\p{L}'’-]+){2,3}(?:[¹²³⁴-⁹](?:,?[¹²³⁴-⁹])*|\s+[A-Z]{1,5}\d[\w/-]{4,})$/u
export const withoutForm = (title: string): string => {
  const kept = title.replace(FORM_BELOW, '').replace(AUTHOR_BEHIND, '').trim()
  return isTitle(kept) ? kept : title
}
