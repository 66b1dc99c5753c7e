/** The calls and sentences of the Defense Room. */
import { roomAddresses } from '#capabilities/oral-session/spec.ts'

export const CALLS = roomAddresses('/ai/examination')

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
