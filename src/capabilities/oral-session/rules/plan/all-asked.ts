/** Every word a session can bring: its questions, and the sentences they rest on. */
import type { Plan } from './plan.ts'

export const allAsked = ({ questions }: Pick<Plan, 'questions'>): string =>
  questions
    .flatMap(({ lead, asks, deeper, advice, place, also }) => [
      lead,
      asks,
      deeper,
      advice,
      ...[place, ...also].map(({ quote }) => quote),
    ])
    .join('\n')
