/** Text of the report page. */
import { pluralise } from '#kit/pluralise.ts'
import type { ExamArea, MarkName, Within } from '../names.ts'

export const MARK_WORDS: Record<MarkName, string> = {
  direct: 'The question answered',
  reason: 'A reason given',
  evidence: 'A place or a figure named',
  limit: 'How far it goes',
}

export const AREA_WORDS: Record<ExamArea, string> = {
  problem: 'Problem',
  literature: 'Literature',
  theory: 'Theory',
  method: 'Method',
  results: 'Results',
  contribution: 'Contribution',
  limits: 'Limits',
  ethics: 'Ethics',
}

export const WITHIN_WORDS: Record<Within, string> = {
  hour: 'In an hour',
  day: 'In a day',
  month: 'In a month',
}

const SO_MANY = ['', 'One answer', 'Two answers', 'Three answers'] as const
export const toPractiseWords = (cards: readonly unknown[]): string =>
  `${SO_MANY[cards.length] ?? 'Answers'} to practise`

/** What the sum is of: answers that could not be marked are not in it. */
export const acrossWords = (cards: readonly { outOf: number }[]): string => {
  const marked = cards.filter(({ outOf }) => outOf > 0).length
  return marked === cards.length
    ? 'Across your best answers'
    : `Across ${marked} of ${pluralise(cards.length, 'answer')}`
}

export const minutesTalked = (seconds: number): string =>
  seconds < 60 ? 'less than a minute' : pluralise(Math.round(seconds / 60), 'minute')

export const LEFT_OPEN = {
  heading: 'Left open',
  says: 'You had no answer to these yet. They come first in your next session on this document.',
} as const

/** Of a consultation: what the student asked, with the answers. */
export const ADVISED = 'What you asked'

export const markOf = (value: number | null): string => (value === null ? 'Not judged' : `${value} of 2`)
