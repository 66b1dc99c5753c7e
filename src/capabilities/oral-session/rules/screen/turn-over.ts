import type { Turn } from '#capabilities/voice/rules/conversation.ts'

/** An answer that was begun is finished and replied to, also when the time is over meanwhile. */
const UNDER_WAY = new Set<Turn['name']>([
  'recording',
  'closing',
  'sending',
  'unsent',
  'about-to-speak',
  'assistant-speaking',
])

export const isUnderWay = ({ name }: Turn): boolean => UNDER_WAY.has(name)
