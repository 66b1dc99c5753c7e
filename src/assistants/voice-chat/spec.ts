/** The calls of Voice Chat. */
import { ALOUD, SO_FAR } from '#capabilities/voice/index.ts'
import { del, get, post } from '#contracts/call.ts'

const CONVERSATIONS = '/ai/voice/conversations'

export const CALLS = {
  say: post('/ai/process-audio'),
  saySoFar: post(`/ai/process-audio${SO_FAR}`),
  sayAloud: post(`/ai/process-audio${ALOUD}`),
  listConversations: get(CONVERSATIONS),
  readConversation: get(`${CONVERSATIONS}/:sessionId`),
  forgetConversation: del(`${CONVERSATIONS}/:sessionId`),
} as const
