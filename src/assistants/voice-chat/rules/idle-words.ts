/** What is read while nobody talks, and nothing has been asked for. */
export const IDLE = {
  look: 'idle',
  heading: 'Ready when you are',
  sentence: 'The microphone is off until you press the button.',
} as const
