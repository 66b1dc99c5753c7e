import { minutes } from '#kit/time.ts'

/** Messages for a reached daily ceiling. Answers and pictures have theirs in the ports. */
export const TOO_MUCH_TODAY = {
  audioSeconds: 'You have used today’s fair share of spoken conversation. It starts again at midnight.',
  parseSeconds: 'You have used today’s fair share of document reading. It starts again at midnight.',
} as const

/** No answer and no reading takes longer; a hold that is older belongs to work that has died. */
export const HOLD_LASTS = minutes(15)
