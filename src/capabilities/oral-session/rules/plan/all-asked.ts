/** Every word a session can bring: its questions, and the sentences they rest on. */
import type { ExamPlan } from './plan.ts'

export const allAsked = ({ questions }: Pick<ExamPlan, 'questions'>): string =>
  questions
    .flatMap(({ lead, asks, deeper, advice, place, also }) => [
      lead,
      asks,
      deeper,
      advice,
      ...[place, ...also].map(({ quote }) => quote),
    ])
    .join('\n')
