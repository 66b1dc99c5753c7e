/** Whether a sentence can be read aloud whole: a listener has no page to look at. */

import { findCitations } from '#capabilities/study/text.index.ts'
import { capitalised } from '#kit/text/articles.ts'

/** The most a listener takes in at once. */
const MOST_WORDS = 32
const LEAST_WORDS = 4
const UNREADABLE = '\uFFFD'
const ROW = /\s\|\s/
/** A heading that runs into its first sentence: "Ease of Use Despite the price, …". */
const RUN_IN =
  /^(?:\p{Lu}\p{L}+\s+)(?:(?:of|and|for|to|in|the)\s+|\p{Lu}\p{L}+\s+){0,5}(?:The|This|These|Despite|Although|While|Since|Because|When|There|It|In|From|We|They|To|By|An?|With|Using|Our|Many|Most|Some)\s+\p{L}/u
/** It goes where what follows can only be the beginning of a sentence. */
const HEADING_BEFORE =
  /^\p{Lu}\p{L}+\s+(?:(?:of|and|for|to|in|the)\s+|\p{Lu}\p{L}+\s+){0,5}(?=(?:This|The) (?:present |current )?(?:study|research|researcher|survey|thesis|project|paper|sample|population|design|data|questionnaire|respondents|participants|aim|purpose|objective|main|general)\b)/u
/** The number of a section, or a heading whose first word the sentence begins with again. */
const NUMBERED = /^\d+(?:\.\d+)+\.?\s/
const SAYS_TWICE = /^(\p{Lu}\p{L}{4,}?)s?\s(?:\p{Lu}\p{L}+\s){1,3}\1/u
const OPENS_SO =
  /^(?:The|This|These|Despite|Although|While|Since|Because|When|There|It|In|From|We|They|To|By|An?|With|Using|Our|Many|Most|Some|Both|As|If|For|Of|All|On|At|By)\b/
/** The title and the headings of a chapter that ran into its first sentence. */
const HEADINGS_BEFORE =
  /^(?:(?:\p{Lu}{2,}|&)[,:;.]?\s+){3,}.*\p{Ll}{3}|^.{0,90}?(?<!\b(?:[Ss]ections?|[Cc]hapters?|[Tt]ables?|[Ff]ig(?:ures?)?|of|to|by|and|was|is|at|than)\.?\s)(?<![\d(=<>])\b\d+\.\d+(?:\.\d+)*\.?\s+\p{Lu}\p{Ll}+\s+(?:The|This|These|In|An?|It|From|We)\s/u
const IS_CAPTION = /^(?:table|figure|fig)\b\s*[.:(]?\s*(?:\d|\p{L}+\s+\p{Lu})/iu
const ENDS_IN_THE_MIDDLE =
  /\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were|following|below)[.:;,]*$|[,;]\s*\.$/i

/** Labels printed before a remark, a hypothesis or an item. */
const LABELS =
  /^(?:(?:[•▪◦●○*�–✓✔☑➢➤►▶❖-]|\(?[ivx\d]{1,4}[.)])\s+|(?:comments?|interpretation|remarks?|notes?|conclusion|findings?|hypothesis\s*\w?|H[oia]?\d?[a-z]?)\s*[:.,]\s+)+/i
/** What is left of a sum that was printed before the sentence. */
const END_OF_A_SUM = /^[=<>≤≥±×÷+][\s\d.,%=×÷+*/()-]*(?=\p{Lu}\p{L})/u
/** The signs of a formula, one after the other: a listener has no formula before them. */
export const EXPLAINS_SIGNS = /^where\b[\s:,;]*\S{1,6}\s*=/iu
/** They tie a sentence to one that is not read out. */
const TIES =
  /^(?:(?:in addition|on the other hand|as a result|in contrast|by contrast|for example|for instance|as such),|(?:however|therefore|thus|hence|moreover|furthermore|additionally|consequently|nevertheless|similarly|likewise|meanwhile|finally|lastly|(?:first|second|third)(?:ly)?),|(?:however|therefore|moreover|furthermore|additionally|consequently)(?= \p{L}))\s+/iu

/** The sentence as it is said: without its label, what ties it to another, and the sources in brackets. */
export function asSaid(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(END_OF_A_SUM, '')
    .replace(LABELS, '')
    .replace(HEADING_BEFORE, '')
  const untied = bare.replace(TIES, '')
  const told = untied === bare ? bare : capitalised(untied)
  return withoutSources(told)
}

function withoutSources(text: string): string {
  return text.replace(/\s*\([^()]*\)|\s*\[[\d,;–\s-]+\]/g, (aside) =>
    findCitations(aside).length > 0 && !/^\s*\((?:1[89]|20)\d\d/.test(aside) ? '' : aside,
  )
}

export function isSpeakable(text: string): boolean {
  const said = asSaid(text)
  const words = said.split(/\s+/)
  return (
    words.length >= LEAST_WORDS &&
    words.length <= MOST_WORDS &&
    !said.includes(UNREADABLE) &&
    !ROW.test(said) &&
    !EXPLAINS_SIGNS.test(said) &&
    !IS_CAPTION.test(said) &&
    !NUMBERED.test(said) &&
    !HEADINGS_BEFORE.test(said) &&
    !SAYS_TWICE.test(said) &&
    !ENDS_IN_THE_MIDDLE.test(said) &&
    (OPENS_SO.test(said) || !RUN_IN.test(said))
  )
}

/** Torn from what it points back to, it cannot be understood. */
export const POINTS_BACK =
  /^(?:it|they|he|she|these|those|this|that|such|here|there|its|their|both|another|other|also|but|and|so|the (?:same|former|latter|above|(?:first|second|third|last) one))\b/i

/** A work's sentence that says something, and not a task that was set, a heading or a line of a list. */
export const isStatement = (text: string): boolean =>
  isSpeakable(text) && !isList(text) && /[.!?]["”’)]*$/.test(text.trim()) && !SETS_A_TASK.test(asSaid(text))
const isList = (text: string): boolean => (text.match(/,\s/g)?.length ?? 0) * 4 > text.split(/\s+/).length
const SETS_A_TASK =
  /^(?:state|draw|conduct|using the|perform|identify|explain|discuss|compute|describe|list|define|test|find|show that|give|write|develop|design|estimate|interpret|determine|calculate|examine|assess)\b|^\p{L}[\p{L} ]{2,40} [–-] /iu
