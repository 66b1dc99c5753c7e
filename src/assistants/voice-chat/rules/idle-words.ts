/** Shown while the conversation is idle. */
export const IDLE = {
  look: 'idle',
  heading: 'Ready when you are',
  sentence: 'The microphone is off until you press the button.',
  hint: 'You can also ask about your own work: I look in the document you uploaded last, in any room.',
} as const
