/** Sentences, limits and timings of spoken turns, shared by the Defense Room, the Consultant and Voice Chat. */

import { get } from '#contracts/call.ts'
import { hours, seconds } from '#kit/time.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'

export const CALLS = {
  playAudio: get('/api/audio/:name'),
  /** The engines in use for listening and speaking. */
  engines: get('/api/voice/engines'),
} as const

/** The fields of a turn's multipart form, beside the recording itself. */
export const FIELDS = {
  /** The transcript of the browser's own recognition; sent only after consent. */
  browserText: 'browserText',
  /** An answer that was typed instead. */
  typed: 'typed',
  /** The attempt whose transcript this one corrects: it replaces that turn. */
  corrects: 'corrects',
  /** The message that is answered: a second answer to it, from another tab or machine, is told so. */
  answers: 'answers',
  /**
   * The name of a beginning that was sent before (`SO_FAR`): the recording in this form is only what came after it.
   * Answered with 409 and `SEND_WHOLE` when that beginning is no longer known.
   */
  after: 'after',
  /** `opus` from a browser that can play it. */
  format: 'format',
  /** `device`: the voice of the student's own device speaks, and no sound is made here. */
  voice: 'voice',
} as const
export const SESSION_HEADER = 'X-Session-ID'
/** The same for every attempt at sending one recording: it is answered, and counted, once. */
export const ATTEMPT_HEADER = 'Idempotency-Key'

/** The code of the refusal after which the whole recording is to be sent. */
export const SEND_WHOLE = 'send-whole'

export const TURN = {
  autoplayDelay: seconds(0.5),
  recordAfterSpeech: seconds(1),
  recordAfterTooShort: seconds(2),
  recordAfterSkip: seconds(2),
  recordAfterError: seconds(3),
  silenceCountsAfter: seconds(3),
  silenceEndsTurn: seconds(2),
  longestRecording: seconds(60),
  /** Silence while a student thinks is dropped, and recorded anew, after this long. */
  longestThought: seconds(15),
  smallestRecordingBytes: 1_000,
  /** After this many useless recordings in a row, automatic recording stops. */
  unheardUntilTyping: 5,
  /** After this many answers in a row that it did not understand, the student is offered something better. */
  misheardUntilOffer: 2,
} as const

/** Both must hold for a moment to count as silent. */
export const SILENCE = { belowDecibels: -60, belowByteLevel: 10 } as const

/** The second rule, calibrated to the room (house ruling 13). In decibels of full scale, ten times a second. */
export const ROOM = {
  remembers: seconds(8),
  listensEvery: seconds(0.1),
  quietShare: 0.1,
  aboveQuiet: 8,
  speechAtLeast: -55,
  /** A room this loud has other people in it. */
  noisyFrom: -50,
  loudShare: 0.9,
  belowLoud: 8,
} as const

/** How long the student may be silent before the turn ends, in seconds: their own choice. */
export const SILENCE_CHOICES = [2, 3, 4, 5] as const

/** Speaking over the assistant: well above what comes out of the loudspeaker, and for a while. */
export const BARGE_IN = {
  learnsFor: seconds(0.8),
  aboveEcho: 12,
  ducksAfter: seconds(0.2),
  stopsAfter: seconds(0.5),
} as const

/** Transcription begins in the silence, before the turn is over. */
export const LULL = seconds(0.6)

export const MICROPHONE = { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true } as const
/** An eighth of the browsers' default, and recognised as well. */
export const RECORDING_BITS_PER_SECOND = 16_000
/** How often a recording hands over what it has. */
export const RECORDING_PIECE = seconds(1)

/** An unanswered recording stays on the device this long, and no longer than its owner is signed in. */
export const RECORDING_KEPT = hours(24)

/** Retention of a conversation: the sound a day, the words a month. */
export const VOICE_KEPT = { audioHours: 24, conversationDays: 30 } as const

/** Upload limits. A minute is far below a megabyte; without Opus it comes as sound of two. */
export const VOICE_LIMITS = {
  mostBytes: 4 * 1024 * 1024,
  longestText: 4_000,
  /** One sentence that a device could not say. */
  longestSentence: 600,
  turnsAtOnce: 3,
  turnsPerMinute: 30,
  /** Each is listened to, and with a provider paid for: a pause in every three seconds of an answer. */
  beginningsPerMinute: 20,
} as const

/**
 * A phone does not notice a lost connection: the server sends regular signs of life, and the client stops waiting when
 * they stop.
 */
export const SIGN_OF_LIFE = {
  every: seconds(10),
  missedAfter: seconds(30),
  /** A minute of sound on the slowest line has to go out before anything can come back. */
  firstMissedAfter: seconds(90),
} as const

/** Transcripts less likely than this are asked back, never answered. */
export const ASK_BACK = { below: 0.5, longestRepeatedWords: 14 } as const
/** The code of the line that asks for the same words again. */
export const SAY_AGAIN = 'say-again'
/** The code of the line that says that the built-in recogniser was too slow. */
export const TOO_SLOW = 'too-slow'
/** The code of what is said where only short answers are understood, and this was none. */
export const NO_SHORT_ANSWER = 'no-short-answer'

export const SAYS = {
  notSignedIn: 'Please log in to use voice AI',
  accessUnknown: 'Failed to verify payment status',
  microphoneRefused: 'Could not access microphone. Please check your browser permissions.',
  cannotRecord: 'Error starting recording.',
  tooShort: 'Recording too short. Please try again.',
  skipped: 'Audio was too short or unclear. Please try again.',
  sayAgain: 'Please say that again, or type it.',
  tooSlow:
    'Recognising this takes too long at the moment. Please type your answer, or say it again more briefly.',
  offersTyping:
    'I have not been able to hear you five times in a row. Please type your answer, or start talking when you are ready.',
  notARecording: 'This recording cannot be opened. Please record your answer again, or type it.',
  cannotPlay: 'Could not play AI response audio',
  serverError: 'Server error occurred',
  connectionLost: 'The connection was lost. Your recording is kept and will be sent again.',
  connectionLostTyped: 'The connection was lost. Your words are kept and will be sent again.',
  replyCutOff: 'The connection was lost in the middle of the reply. We will ask for it again.',
  nothingSent: 'Please record an answer, or type one.',
  noSession: 'This conversation could not be started. Please reload the page.',
  tooLong: 'A recording can last up to 60 seconds. Please give a shorter answer.',
  tooMuchText: 'This is too long to answer aloud. Please put it more briefly.',
  tooFast: 'You have sent many answers in a short time. Please wait a moment.',
  tooManyAtOnce: 'Your last answer is still being considered. Please wait for the reply.',
  sendWhole: 'Please send the whole recording again.',
  corrected: 'This answer was put right; the reply to the new words follows.',
  noConversation: 'This conversation is no longer stored.',
  audioGone: 'This audio is no longer stored.',
  failed: (message: string) => `Error: ${message}`,
} as const

/** Label beside the transcript, and the note added while it can still be corrected. */
export const HEARD_BY: Record<Exclude<RecognisedSpeech['rung'], 'typed'>, { words: string; asks: string }> = {
  provider: { words: 'Transcript.', asks: 'You can correct it.' },
  folder: { words: 'Transcript.', asks: 'You can correct it.' },
  browser: { words: 'What your browser heard.', asks: 'You can correct it.' },
  'built-in': { words: 'Rough transcript.', asks: 'Please correct anything that was misheard.' },
}

/** Asked before the browser's own recognition is used: the company that gets the sound, and the cost. */
export const BROWSER_CONSENT =
  'Your browser recognises speech better than we can here. Most browsers send the sound to the company that makes them (Google, Apple or Microsoft), which roughly doubles the data used. Use it?'

/** Shown once, if only the built-in recogniser is available. */
export const BUILT_IN_EAR =
  'By voice I understand short answers only: yes, no, numbers, repeat, next, I do not know. Please type longer ones.'

/** Said once, where the built-in recogniser has not understood this voice twice in a row. */
export const MISHEARS = {
  withBrowser:
    'Your browser understands whole sentences. Most browsers send the sound to the company that makes them (Google, Apple or Microsoft), which roughly doubles the data used. Let it listen, or type your answers.',
  alone: 'That is twice that I have not understood you. Please type your longer answers.',
} as const

/** Names of the engines in use, always in view, and the alternative one tap away. */
export const WHO = {
  hears: {
    server: (name: string) => `Your speech is recognised by ${name}.`,
    browser: 'Your speech is recognised by your browser.',
    'built-in': 'I understand short answers only: please type longer ones.',
  },
  speaks: {
    server: (name: string) => `Replies are spoken by ${name}.`,
    device: (name: string) => `Replies are spoken by this device (${name}), which uses no data.`,
    'built-in': 'Replies are spoken in Weekbe4’s own voice.',
  },
  useBrowser: 'Use my browser',
  useBuiltInRecogniser: 'Do not use my browser',
  useDevice: 'Use this device’s voice',
  useOurs: 'Use Weekbe4’s voice',
} as const

/** The scripted sequence for students without Voice Chat. */
export const DEMO = [
  { at: seconds(1), shows: 'speaking' },
  { at: seconds(3), shows: 'processing' },
  { at: seconds(5), shows: 'responding' },
  { at: seconds(8), shows: 'ready' },
  { at: seconds(10), shows: 'over' },
] as const
