/**
 * The recognised text of an answer, and its recogniser. It is shown to the student, who can correct it
 * before it counts; so all code that handles an answer takes this, never a bare transcript.
 */
export const RECOGNISER_TIERS = ['provider', 'folder', 'browser', 'built-in', 'typed'] as const
export type RecogniserTier = (typeof RECOGNISER_TIERS)[number]

export type RecognisedSpeech = {
  text: string
  rung: RecogniserTier
  /**
   * `exact`: typed by the student. `good`: a transcript to quote from. `rough`: enough to see which ideas
   * were mentioned, never to be quoted, and never a measure of a speaker's language.
   */
  trust: 'exact' | 'good' | 'rough'
  /** The probability that this was said, from 0 to 1; left out where the engine does not give one. */
  sure?: number
  /** The recognised text before the student corrected it. */
  correctedFrom?: string
}

export const typedSpeech = (text: string): RecognisedSpeech => ({
  text: text.trim(),
  rung: 'typed',
  trust: 'exact',
})

/** The rung is kept: the answer was still spoken. An empty correction is ignored. */
export function correctHeard(heard: RecognisedSpeech, text: string): RecognisedSpeech {
  const corrected = text.trim()
  if (corrected === '' || corrected === heard.text) return heard
  const correctedFrom = heard.correctedFrom ?? heard.text
  return { ...confirmHeard(heard), text: corrected, correctedFrom }
}

/** The student was asked and confirmed it. */
export function confirmHeard({ sure: _, ...heard }: RecognisedSpeech): RecognisedSpeech {
  return { ...heard, trust: 'exact' }
}
