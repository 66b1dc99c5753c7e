/** The calls and sentences of the Research Consultant. */
import { roomAddresses } from '#capabilities/oral-session/spec.ts'

export const CALLS = roomAddresses('/ai/research/consultation')

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
