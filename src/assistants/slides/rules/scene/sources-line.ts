import { placesWords } from '#product/place.ts'
import type { Source } from '../deck/deck.ts'

const LONGEST = 110

/** 'Source: pages 12 and 14', as short as the line at the foot of a slide must be. */
export function sourcesLine(sources: readonly Source[], what?: string): string {
  if (sources.length === 0) return ''
  const line = `Source: ${what ? `${what}, ` : ''}${placesWords(sources)}`
  if (line.length <= LONGEST) return line
  const first = sources[0]
  return first ? `Source: ${placesWords([first])} and others`.slice(0, LONGEST) : ''
}
