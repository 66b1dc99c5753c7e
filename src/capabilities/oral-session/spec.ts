/** Sentences, limits and timings that the Defense Room and the Research Consultant share. */
import { MEGABYTE } from '#capabilities/documents/spec.ts'
import { ALOUD, SO_FAR } from '#capabilities/voice/index.ts'
import { del, get, post } from '#contracts/call.ts'
import { hours, minutes, seconds } from '#kit/time.ts'

const SESSIONS = '/api/sessions'

/** For both rooms: the server's clock, the messages, and the report. */
export const CALLS = {
  listSessions: get(SESSIONS),
  readSession: get(`${SESSIONS}/:sessionId`),
  startSession: post(`${SESSIONS}/:sessionId/start`),
  /** Sign of life: sent every `CLOCK.beatEvery` while the conversation is open. */
  beat: post(`${SESSIONS}/:sessionId/beat`),
  endSession: post(`${SESSIONS}/:sessionId/end`),
  removeSession: del(`${SESSIONS}/:sessionId`),
  readReport: get(`${SESSIONS}/:sessionId/report`),
  saveReportAsText: get(`${SESSIONS}/:sessionId/report/text`),
  saveReportAsWord: get(`${SESSIONS}/:sessionId/report/word`),
} as const

/** Addresses of one room: the same five calls under its own prefix. */
export const roomAddresses = <const At extends string>(at: At) =>
  ({
    upload: post(`${at}/upload`),
    readStatus: get(`${at}/processing-status`),
    answer: post(`${at}/audio-response`),
    answerSoFar: post(`${at}/audio-response${SO_FAR}`),
    answerAloud: post(`${at}/audio-response${ALOUD}`),
  }) as const

/** The specification's extra upload header: the session it is for, existing or made up by the browser. */
export const SESSION_HEADER = 'X-Session-ID'

export const SESSION = {
  longest: minutes(30),
  /** Per purchase: two sessions. */
  allowance: minutes(60),
  /** After this long without a sign of life a conversation cannot be resumed. */
  keptOpen: hours(24),
  historyDays: 90,
} as const

/** How time is counted (house ruling 4). */
export const CLOCK = {
  countsEvery: minutes(1),
  beatEvery: seconds(15),
  /** A longer gap between signs of life counts as absence and is not charged. */
  missedAfter: seconds(40),
  /** An answer that takes longer to prepare stops the clock. */
  slowAfter: seconds(10),
  /** No answer is prepared for longer: after this the turn has crashed, and time counts again. */
  preparedAtMost: minutes(3),
  /** An answer begun before the time was over may be sent until then, once. */
  lastTurn: minutes(3),
} as const

export const PROCESSING = {
  pollEvery: seconds(2),
  /** The browser's, without a word; the server's with one. */
  longest: minutes(5),
  uploadFrom: 10,
  uploadTo: 20,
  uploaded: 30,
} as const

/** In this order, each once. */
export const STAGES = ['uploading', 'uploaded', 'analyzing', 'processing', 'ready'] as const
export type SessionStage = (typeof STAGES)[number]

export const STAGE_WORDS: Record<SessionStage, string> = {
  uploading: 'Uploading your document',
  uploaded: 'Your document has arrived',
  analyzing: 'Reading your document',
  processing: 'Preparing the questions',
  ready: 'Ready',
}

export const PREVIEW = {
  sampleBytes: 3 * MEGABYTE,
  messagesAfter: seconds(1.5),
  modalAfter: seconds(10),
  modalClosesAfter: seconds(5),
  flag: 'PREVIEW',
} as const

export const STYLES = ['gentle', 'standard', 'tough'] as const
export type Style = (typeof STYLES)[number]
export const STYLE_WORDS: Record<Style, string> = {
  gentle: 'Gentle: starts with what you know best, and helps when you are stuck',
  standard: 'Standard: like most examiners',
  tough: 'Tough: goes straight to the weak points, and follows up every answer',
}

export const MOST_EXAMINERS = 3
/** Per answer three or four marks; below this share it is worth another try. */
export const MARKS = { most: 2, again: 0.6 } as const

export const WORD_FILE = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export const SAYS = {
  notSignedIn: 'Please log in to upload documents',
  usedUp: 'You have used all your purchased time. Please purchase a new session.',
  sessionOver: 'Your 30-minute session has ended. You can start a new session if you have time remaining.',
  timeUsedUp: 'You have used all 60 minutes of your purchased time. This session has ended.',
  accessOver: 'Your access has ended, so this session has ended too.',
  away: 'This session was idle for a day, so it has ended. Your unused time is still yours.',
  uploadFailed: 'Upload failed',
  tookTooLong: 'Reading this document took too long and was stopped.',
  tooLittleText: 'There is too little text in this document to talk about.',
  documentGone: 'This document was deleted.',
  failedHere: 'Something went wrong on our side.',
  stillReading:
    'Scanned pages of this document are still being read, so the questions begin with what could be read already.',
  stillArriving: 'This document is still arriving. Please try again in a moment.',
  notFound: 'This session was not found.',
  answeredElsewhere:
    'This question was answered already, in another tab or on another device. Reload to see where you are.',
  notReady: 'This session is still being prepared.',
  notRunning: 'This session has ended.',
  anotherRuns: 'Another session of yours is still open. Go back to it, or end it first.',
  stillRunning: 'This session is still running. Its report is ready when it ends.',
  nothingSaid: 'You answered no questions in this session, so there is no report.',
  rough:
    'Your speech was only roughly recognised, so the figures you gave, your wording and your confidence could not be judged, only the ideas you mentioned. Answers you typed or corrected are judged in full.',
} as const

export const sessionFailed = (status: number): string => `Upload failed with status ${status}`
export const sendFailed = (status: number): string => `HTTP error! status: ${status}`
