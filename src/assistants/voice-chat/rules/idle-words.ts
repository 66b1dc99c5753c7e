/** Shown while the conversation is idle. */
export const IDLE = {
  look: 'idle',
  heading: 'Ready when you are',
  sentence: 'The microphone is off until you press the button.',
} as const
