/** The names on the wire, apart from the contract: a screen needs them, and not the checking of every field. */

/** The rooms that are spoken in. Each is an assistant's own id. */
export const ROOMS = ['defense', 'consultant'] as const
export type RoomId = (typeof ROOMS)[number]

/** Topics of questions. */
export const AREAS = [
  'problem',
  'literature',
  'theory',
  'method',
  'results',
  'contribution',
  'limits',
  'ethics',
] as const
export type ExamArea = (typeof AREAS)[number]

export const SESSION_STATES = ['uploading', 'processing', 'ready', 'running', 'ended', 'failed'] as const
export type SessionStateName = (typeof SESSION_STATES)[number]

/** Why a session is over. */
export const ENDINGS = ['time-over', 'used-up', 'student', 'access-over', 'away'] as const
export type NameEnding = (typeof ENDINGS)[number]

export const MARK_NAMES = ['direct', 'reason', 'evidence', 'limit'] as const
export type MarkName = (typeof MARK_NAMES)[number]

/** Time needed for a task: the order of a consultant's list. */
export const WITHIN = ['hour', 'day', 'month'] as const
export type Within = (typeof WITHIN)[number]

/** Whether an answer answered its question, and if not, what it was. */
export const VERDICTS = [
  'answered',
  'nothing',
  'read-back',
  'off-topic',
  'another-question',
  'nothing-of-the-work',
] as const
export type Verdict = (typeof VERDICTS)[number]
