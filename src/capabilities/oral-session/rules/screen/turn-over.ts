import { type ConversationTurn, isAudible, isOnItsWay } from '#capabilities/voice/talk.index.ts'

/** An answer already begun is finished and replied to, even if the time runs out. */
export const isUnderWay = (turn: ConversationTurn): boolean =>
  turn.name === 'recording' || isOnItsWay(turn) || isAudible(turn)
