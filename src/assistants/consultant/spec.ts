/** The calls and sentences of the Research Consultant. */
import { ALOUD, SO_FAR } from '#capabilities/voice/rules/call-endings.ts'
import { get, post } from '#wire/call.ts'

const AT = '/ai/research/consultation'

export const CALLS = {
  upload: post(`${AT}/upload`),
  readStatus: get(`${AT}/processing-status`),
  answer: post(`${AT}/audio-response`),
  answerSoFar: post(`${AT}/audio-response${SO_FAR}`),
  answerAloud: post(`${AT}/audio-response${ALOUD}`),
} as const

export const SAYS = {
  title: 'Research Paper Consultant',
  checking: 'Checking consultation access...',
  speaker: 'Research Consultant',
  accepts: '.pdf,.doc,.docx,.txt',
  microphoneRefused:
    'Microphone access required for automated consultation. Please enable it in your browser settings.',
  processingFailed: () => 'Something went Wrong, refresh the page and try again.',
  uploadFailed: (message: string) => `Error uploading document: ${message}`,
  sendFailed: (message: string) => `Error sending audio: ${message}`,
} as const
