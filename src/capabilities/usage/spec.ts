import { minutes } from '#kit/time.ts'

/** Messages for a reached daily ceiling. Answers and pictures have theirs in the ports. */
export const TOO_MUCH_TODAY = {
  audioSeconds: 'You have reached today’s limit for spoken conversation. It resets at midnight.',
  parseSeconds: 'You have reached today’s limit for document reading. It resets at midnight.',
} as const

/** No answer or reading takes longer; an older hold belongs to crashed work. */
export const HOLD_LASTS = minutes(15)
