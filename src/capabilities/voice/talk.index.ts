/** Voice, for what a conversation is: rules of the browser alone. */

// A conversation, and where it stands
export { type Conversation, type ConversationTurn, isAudible, isOnItsWay } from './rules/conversation.ts'
export { ringLeft } from './rules/recording.ts'
export { statusOf } from './rules/status.ts'

// What was said
export { talkAsText } from './rules/talk-text.ts'
export type { TalkWords } from './rules/talk-words.ts'
export { type Exchange, canBeRead, hasWords, keptExchange } from './rules/talk.ts'

// The demonstration
export { type DemoStep, demoStep } from './rules/demo.ts'
