import type { Turn } from '#capabilities/voice/rules/conversation.ts'

/** An answer already begun is finished and replied to, even if the time runs out. */
const UNDER_WAY = new Set<Turn['name']>([
  'recording',
  'closing',
  'sending',
  'unsent',
  'about-to-speak',
  'assistant-speaking',
])

export const isUnderWay = ({ name }: Turn): boolean => UNDER_WAY.has(name)
