/** "Why?", "and for females?", "give me an example": about what was being spoken of. */

import { namesAThing } from './look-up/things-named.ts'
import { madeOf } from './made-from-words.ts'
import { slotsAsked } from './slots/slots-asked.ts'
import { askedOfAnswer } from './thread/asked-of-answer.ts'

/** `added`: what this question speaks of, and the one before it did not. */
export type FollowUp = {
  question: string
  wants: 'more' | 'reason' | 'example' | 'judgement'
  added?: string
}

const EXAMPLE =
  /^\W*(?:(?:please|can you|could you|pls)\W+)*(?:give|show|tell)? ?(?:me )?(?:an?|some|one|another)? ?examples?(?: please| of (?:it|this|that))?\W*$|^\W*(?:for example|such as|like what)\W*$/i
const REASON =
  /^\W*(?:but |and |ok |so )?(?:why|why not|why is (?:that|it|this)(?: so)?|how come|how so|reason)\W*$/i
const JUDGES =
  /^\W*(?:and |so |but )?(?:is|are|was|were) (?:that|this|it|they) (?:\w+ )?(?:good|bad|ok(?:ay)?|enough|high|low|acceptable|fine|correct|right|normal|big|small|strong|weak|reliable|a lot|much|many|few|a little|too \w+)(?: \w+)?\W*$/i
const CONTINUES = /^\W*(?:and|but|what about|how about|also|wat about|for|only)\b/i
const REFERS =
  /\b(?:it|its|that|those|these|they|them|mine|this one|which (?:one )?(?:is|of)|the (?:first|second|third|last) one|better)\b/i
const OWN =
  /\b(?:thesis|dissertation|document|study|paper|chapter|section|table|figure|proposal|objectives?|sample|abstract)\b/i
const MOST_WORDS = 14
/** "Give me three objectives for it." */
const ON_THAT = /\b(?:for|on|about|of) (?:it|this|that|(?:this|that|the) (?:topic|title))\W*$/i

/** "Now a problem statement": on the same topic. */
const NEXT_MADE =
  /^\W*(?:(?:and|now|also|then|next|ok(?:ay)?|please)\W+)+(?:(?:give|write|make|draft|suggest)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:\d\s+|three\s+)?(?:titles?|objectives|problem statement|statement of the problem|questionnaire|research questions|hypothes[ie]s|interview guide)\W*$/i

/** "Why?" as the first word of a conversation: of what? */
export function pointsAtNothing(asked: string): boolean {
  const question = withSingleSpaces(asked)
  return EXAMPLE.test(question) || REASON.test(question) || askedOfAnswer(question) !== undefined
}

const withSingleSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Undefined where the question has a subject of its own. */
export function followUpOf(asked: string, earlier: string | undefined): FollowUp | undefined {
  if (!earlier) return undefined
  const question = withSingleSpaces(asked)
  if (EXAMPLE.test(question)) return { question: earlier, wants: 'example' }
  if (REASON.test(question)) return { question: `why ${withoutEnd(earlier)}`, wants: 'reason' }
  if (JUDGES.test(question)) return { question: earlier, wants: 'judgement' }
  if (askedOfAnswer(question)) return { question: earlier, wants: 'more' }
  const topic = ON_THAT.test(question) ? madeOf(earlier)?.topic : undefined
  if (topic) return { question: question.replace(ON_THAT, `on ${topic}`), wants: 'more' }
  const made = NEXT_MADE.test(question) ? madeOf(earlier)?.topic : undefined
  if (made) return { question: `${question.replace(/[?.!\s]+$/, '')} on ${made}`, wants: 'more' }
  const isShort = question.trim().split(/\s+/).length <= MOST_WORDS
  if (!isShort || OWN.test(question) || namesAThing(question)) return undefined
  const continues = CONTINUES.test(question)
  // "What do they recommend?" is a question of its own.
  if (!continues && slotsAsked(question).groups.length > 0) return undefined
  if (!continues && !REFERS.test(question)) return undefined
  const added = question.replace(/^\W*(?:and|but|what about|how about|also)\b/i, '').trim()
  return { question: `${inItsStead(earlier, added)} ${added}`, wants: 'more', ...(continues && { added }) }
}

/** "… in Lusaka", "and in Kitwe?": the one takes the place of the other. */
function inItsStead(earlier: string, added: string): string {
  const before = withoutEnd(earlier)
  const by = /^(?:in|for|at|among|on|from|by)\b/i.exec(added)?.[0]
  return by ? before.replace(new RegExp(String.raw`\s+${by}\s+(?!.*\s${by}\s).*$`, 'i'), '') : before
}

const withoutEnd = (question: string) => question.trim().replace(/[?.!]+$/, '')

/** What was spoken of, one after the other; "and snowball?" is a subject of its own here. */
export function subjectsOf(earlier: readonly string[]): string[] {
  const subjects: string[] = []
  for (const question of earlier) {
    const follows = followUpOf(question, subjectOf(subjects))
    if (!follows) subjects.push(question)
    else if (follows.added) subjects.push(follows.added)
  }
  return subjects
}

/** The last question with a subject of its own; `earlier` in their order. */
export function subjectOf(earlier: readonly string[]): string | undefined {
  let subject: string | undefined
  for (const question of earlier) if (!followUpOf(question, subject)) subject = question
  return subject
}
