import { ARRIVAL_PROBLEMS } from '#capabilities/documents/spec.ts'

/** What a student reads when the day's ceiling is reached. Answers and pictures have theirs in the ports. */
export const TOO_MUCH_TODAY = {
  audioSeconds: 'You have used today’s fair share of spoken conversation. It starts again at midnight.',
  parseSeconds: ARRIVAL_PROBLEMS['too-much-reading'],
} as const
