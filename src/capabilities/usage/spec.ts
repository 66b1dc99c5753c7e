import { minutes } from '#kit/time.ts'

/** Messages for a reached daily ceiling. Answers and pictures have theirs in the ports. */
export const TOO_MUCH_TODAY = {
  audioSeconds: 'You have used today’s fair share of spoken conversation. It starts again at midnight.',
  parseSeconds: 'You have used today’s fair share of document reading. It starts again at midnight.',
} as const

/** No answer or reading takes longer; an older hold belongs to crashed work. */
export const HOLD_LASTS = minutes(15)
