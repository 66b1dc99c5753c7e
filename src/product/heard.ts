/**
 * What was understood of an answer, and by whom. It is shown to the student, who can correct it before
 * it counts; so whatever works with an answer works with this, and never with a bare transcript.
 */
export const RUNGS = ['provider', 'folder', 'browser', 'built-in', 'typed'] as const
export type Rung = (typeof RUNGS)[number]

export type Heard = {
  text: string
  rung: Rung
  /**
   * `exact`: the student's own letters. `good`: a transcript to quote from. `rough`: enough to see which
   * ideas were mentioned, never to be quoted, and never a measure of anybody's language.
   */
  trust: 'exact' | 'good' | 'rough'
  /** How likely it is that this was said, from 0 to 1; left out where the engine cannot tell. */
  sure?: number
  /** What had been heard, where the student put it right. */
  correctedFrom?: string
  /** Only from a recording, and only where the engine gives times. */
  pace?: { wordsPerMinute: number; pauses: number }
}

export const heardAsTyped = (text: string): Heard => ({ text: text.trim(), rung: 'typed', trust: 'exact' })

/** The rung stays: it is still what was spoken. An empty correction is none. */
export function correctHeard(heard: Heard, text: string): Heard {
  const corrected = text.trim()
  if (corrected === '' || corrected === heard.text) return heard
  const correctedFrom = heard.correctedFrom ?? heard.text
  return { ...confirmHeard(heard), text: corrected, correctedFrom }
}

/** The student was asked, and it is what they said. */
export function confirmHeard({ sure: _, ...heard }: Heard): Heard {
  return { ...heard, trust: 'exact' }
}
