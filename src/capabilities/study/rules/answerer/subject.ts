/** "Why?", "and for females?", "give me an example": about what was being spoken of. */

type FollowUp = { question: string; wants: 'more' | 'reason' | 'example' }

const EXAMPLE =
  /^\W*(?:(?:please|can you|could you|pls)\W+)*(?:give|show|tell)?\s*(?:me\s+)?(?:an?|some|one|another)?\s*examples?(?: please| of (?:it|this|that))?\W*$|^\W*(?:for example|such as|like what)\W*$/i
const REASON =
  /^\W*(?:but |and |ok |so )?(?:why|why not|why is (?:that|it|this)(?: so)?|how come|how so|reason)\W*$/i
const CONTINUES = /^\W*(?:and|but|what about|how about|also|wat about|for|only)\b/i
const REFERS =
  /\b(?:it|its|that|those|these|they|them|this one|which (?:one )?(?:is|of)|the (?:first|second|third|last) one|better)\b/i
const MORE =
  /^\W*(?:more|tell me more|explain(?: (?:more|further|it|that|again))?|go on|continue|in simple (?:words|terms)|elaborate|simplif\w+|explain simply|i (?:do not|don['’]?t) (?:understand|get it))\W*$/i
const OWN =
  /\b(?:thesis|dissertation|document|study|paper|chapter|section|table|figure|proposal|objectives?|sample|abstract)\b/i
const MOST_WORDS = 14

/** Undefined where the question has a subject of its own. */
export function followUpOf(question: string, earlier: string | undefined): FollowUp | undefined {
  if (!earlier) return undefined
  if (EXAMPLE.test(question)) return { question: earlier, wants: 'example' }
  if (REASON.test(question)) return { question: `why ${withoutEnd(earlier)}`, wants: 'reason' }
  if (MORE.test(question)) return { question: earlier, wants: 'more' }
  const isShort = question.trim().split(/\s+/).length <= MOST_WORDS
  if (!isShort || OWN.test(question)) return undefined
  if (CONTINUES.test(question) || REFERS.test(question))
    return {
      question: `${withoutEnd(earlier)} ${question.replace(/^\W*(?:and|but|what about|how about|also)\b/i, '').trim()}`,
      wants: 'more',
    }
  return undefined
}

const withoutEnd = (question: string) => question.trim().replace(/[?.!]+$/, '')

/** The last question with a subject of its own; `earlier` in their order. */
export function subjectOf(earlier: readonly string[]): string | undefined {
  let subject: string | undefined
  for (const question of earlier) if (!followUpOf(question, subject)) subject = question
  return subject
}
