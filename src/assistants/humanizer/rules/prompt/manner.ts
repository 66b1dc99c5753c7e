/** Strength, the student's own words and their style, as instructions for a model. */

import type { Strength } from '../../spec.ts'
import type { Settings } from '../settings.ts'

const STRENGTH: Record<Strength, string> = {
  mend: 'Only correct mistakes of English: grammar, spelling, articles, prepositions, punctuation. Keep every other word, and leave a sentence without a mistake as it is.',
  medium: 'Change what sounds stiff, and leave a sentence that is good as it is.',
  strong: 'Rewrite freely, as long as every sentence says exactly the same.',
}

export function mannerWords({ strength, terms, voice }: Settings): string[] {
  const own = terms.filter((term) => term.trim() !== '').map((term) => JSON.stringify(term.slice(0, 80)))
  return [
    STRENGTH[strength],
    ...(own.length > 0 ? [`Keep these words exactly as they are: ${own.join(', ')}.`] : []),
    ...(voice
      ? [
          `The author usually writes sentences of about ${Math.round(voice.sentenceLength)} words${voice.firstPerson >= 5 ? ', in the first person' : ''}${voice.spelling ? `, with the spelling -${voice.spelling}` : ''}.`,
        ]
      : []),
  ]
}
