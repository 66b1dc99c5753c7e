/** The contract of Voice Chat: everything in it belongs to a spoken assistant. */
import { conversationCalls, spokenCalls } from '#capabilities/voice/contract.ts'
import { CALLS } from './spec.ts'

export const VOICE_CHAT = spokenCalls(
  { turn: CALLS.say, soFar: CALLS.saySoFar, aloud: CALLS.sayAloud },
  'file',
)

export const CONVERSATIONS = conversationCalls({
  list: CALLS.listConversations,
  read: CALLS.readConversation,
  forget: CALLS.forgetConversation,
})
export type ListConversations = typeof CONVERSATIONS.list
export type ReadConversation = typeof CONVERSATIONS.read
export type ForgetConversation = typeof CONVERSATIONS.forget
