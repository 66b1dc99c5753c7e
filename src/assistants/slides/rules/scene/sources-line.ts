import { asPrinted, placesWords } from '#product/place.ts'
import type { SlideSource } from '../deck/deck.ts'

/** 'Source: pages 12 and 14': from the fullest to the shortest wording, for the one line at the foot of a slide. */
export function sourcesLines(cited: readonly SlideSource[], what?: string): string[] {
  const sources = cited.map(asPrinted)
  const [first] = sources
  if (!first) return []
  const begin = `Source: ${what ? `${what}, ` : ''}`
  const one = placesWords([first])
  const others = sources.length > 1 ? ' and others' : ''
  const words = one.split(' ')
  return [
    `${begin}${placesWords(sources)}`,
    `${begin}${one}${others}`,
    `Source: ${one}${others}`,
    ...words.map((_, at) => `Source: ${words.slice(0, words.length - at).join(' ')} …${others}`),
  ]
}
