/** Fixtures for tests of the spoken rooms: an access, a session, a clock, and an upload that can be held. */
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import type { ChatMessage, Clock, SessionSummary } from '../contract.ts'

export const PAID: AssistantAccess = { paid: true, minutesUsed: 0, minutesLeft: 60 }
export const UNPAID: AssistantAccess = { paid: false, reason: 'never-bought', message: 'Please purchase it.' }
export const AUDIO = '/api/audio/1.mp3'

export const QUESTION = 'Why did you choose 212 farmers?'
export const firstMessage = (type: 'examiner' | 'consultant'): ChatMessage => ({
  id: 'm0',
  type,
  content: QUESTION,
  audioUrl: AUDIO,
  isDemo: false,
  isStreaming: false,
  isTyping: false,
  at: '2026-11-22T08:00:00Z',
})

export const clockAt = (change: Partial<Clock> = {}): Clock => ({
  remainingSeconds: 1_800,
  totalRemainingSeconds: 3_600,
  counting: true,
  state: 'running',
  ...change,
})

export const summary = (sessionId: string, change: Partial<SessionSummary> = {}): SessionSummary => ({
  sessionId,
  assistant: 'defense',
  state: 'ended',
  documentId: 'd1',
  name: 'thesis.pdf',
  title: 'Savings in Chipata',
  createdAt: '2026-11-20T08:00:00Z',
  seconds: 900,
  answered: 6,
  score: 62,
  keptUntil: '2027-02-20T08:00:00Z',
  ...change,
})
