/**
 * Follow-up questions for good answers and advice for open ones. Plans get plan wording; recent questions are not
 * repeated.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import type { KindOfQuestion } from './asks/ask.ts'
import { type Hand, isToCome } from './wording.ts'

export type Deeper = (kind: KindOfQuestion, sentence: { id: string; quote: string; asks: string }) => string

/** For any sentence, if its kind has no unasked question left. */
const OF_ANYTHING = [
  'What would somebody who disagrees say to that?',
  'How sure are you of that, and what would make you more certain?',
  'If you were the examiner, what would you ask next?',
] as const

/** Share of its words in the question itself: above this it was asked already. */
const ASKED_ALREADY = 0.5

export function deeperFor({ isPlanned, hand }: { isPlanned: boolean; hand: Hand }): Deeper {
  const used = new Set<string>()
  return (kind, { id, quote, asks }) => {
    const toCome = isToCome(isPlanned, quote)
    const all = kind.deeper.flatMap(({ done, planned, unless }) =>
      unless?.test(quote) ? [] : ((toCome ? planned : done) ?? []),
    )
    const open = [...all, ...OF_ANYTHING].filter((words) => !repeatsQuestion(words, asks))
    const isOwn = (words: string) => all.includes(words) && !used.has(words)
    const fresh = open.filter(isOwn)
    const chosen =
      hand(fresh, id) ??
      hand(
        open.filter((words) => !used.has(words)),
        id,
      ) ??
      hand(open, id) ??
      ''
    used.add(chosen)
    return chosen
  }
}

function repeatsQuestion(words: string, asks: string): boolean {
  const asked = new Set(contentStems(asks))
  const own = [...new Set(contentStems(words))]
  return own.length > 0 && own.filter((stem) => asked.has(stem)).length >= own.length * ASKED_ALREADY
}

export function adviceOf(
  { advice, advises = [] }: Pick<KindOfQuestion, 'advice' | 'advises'>,
  isPlanned: boolean,
  quote: string,
): string {
  const says = advises.find(({ when }) => when.test(quote))?.says ?? advice
  if (typeof says === 'string') return says
  return isPlanned ? says.planned : says.done
}
