import type { ConversationTurn } from './conversation.ts'

/** The states of the specification, as a screen names them. */
export type Status = 'idle' | 'active' | 'recording' | 'processing' | 'speaking' | 'starting-again'

const STATUS: Record<ConversationTurn['name'], Status> = {
  idle: 'idle',
  ready: 'active',
  recording: 'recording',
  closing: 'processing',
  sending: 'processing',
  unsent: 'processing',
  'about-to-speak': 'speaking',
  'assistant-speaking': 'speaking',
  pausing: 'starting-again',
}

export const statusOf = ({ name }: ConversationTurn): Status => STATUS[name]
