import type { Flite } from '../flite/flite.ts'
import { zambianSpelling } from '../wording/say-zambian-words.ts'

/**
 * The recogniser's dictionary is American: it lacks both "analyse" and "Mulungushi". Our own voice gives
 * the pronunciations.
 */
export function soundsOfWords(
  words: string[],
  flite: Pick<Flite, 'sounds'>,
): [word: string, sounds: string][] {
  const sounds = flite.sounds(words.map((word) => zambianSpelling.get(word) ?? word))
  return words.map((word, i) => [word, sounds[i]!] as [string, string]).filter(([, heard]) => heard !== '')
}
