/** The calls and sentences of the Defense Room. */
import { ALOUD, SO_FAR } from '#capabilities/voice/rules/call-endings.ts'
import { get, post } from '#wire/call.ts'

const AT = '/ai/examination'

export const CALLS = {
  upload: post(`${AT}/upload`),
  readStatus: get(`${AT}/processing-status`),
  answer: post(`${AT}/audio-response`),
  answerSoFar: post(`${AT}/audio-response${SO_FAR}`),
  answerAloud: post(`${AT}/audio-response${ALOUD}`),
} as const

export const SAYS = {
  title: 'Dissertation Defense Room Simulator',
  checking: 'Checking defense access...',
  speaker: 'Examiner',
  accepts: '.pdf,application/pdf',
  microphoneRefused:
    'Microphone access required for automated defense simulation. Please enable it in your browser settings.',
  processingFailed: (error: string | undefined) =>
    `PDF processing failed: ${error || 'Unknown error'}. Please try uploading again.`,
  uploadFailed: (message: string) => `Error uploading PDF: ${message}`,
  sendFailed: (message: string) => `Error sending audio: ${message}`,
} as const
