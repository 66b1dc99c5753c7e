/** Voice, for the server side of others. */

// An assistant that can be spoken with: `answer` gives bare strings, or the events of a model as they come
export { wordsToExpect } from './expected-words.ts'
export { secondsOf } from './hear-turn.ts'
export { isTurnName } from './receive-turn.ts'
export { spokenTurnRoutes } from './spoken-turn-routes.ts'
export type { AnswerPiece, ArrivedTurn, TurnContext, VoiceTurn } from './spoken-turn.ts'

// Conversations to be read and heard again
export { conversationRoutes } from './conversation-routes.ts'
export { audioOf } from './turn-rows.ts'

// What is spoken without being an answer
export { audioUrlOf } from './audio-store.ts'
export { openVoiceAhead } from './open-voice-ahead.ts'
export type { Voice } from './voice.ts'
