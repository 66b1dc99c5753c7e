/** How a sentence of the work is quoted aloud: where it stands, and enough of it to know it again. */
import type { Evidence } from '#capabilities/study/rules/document/evidence.ts'
import { asPrinted, placeWords } from '#product/place.ts'

/** More than this nobody takes in by ear. */
const QUOTED = 26
const LEADING = /^(?:[•▪◦●○*�–-]\s*|\(?[ivx\d]{1,4}[.)]\s+)+/i
const ENDS_OPEN = /\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were)$/i

export function quotedAloud(text: string): string {
  const words = text
    .trim()
    .replace(LEADING, '')
    .replace(/[“”]/g, "'")
    .replace(/\s*\|\s*/g, ', ')
    .split(/\s+/)
  if (words.length <= QUOTED) return `“${words.join(' ').replace(/[;:,]$/, '')}”`
  let told = words.slice(0, QUOTED).join(' ')
  while (ENDS_OPEN.test(told)) told = told.replace(/\s+\S+$/, '')
  return `“${told.replace(/[;:,.]$/, '')} …”`
}

export const atPlace = (place: Evidence): string =>
  `${place.within ? 'In' : 'On'} ${placeWords(asPrinted(place))}${place.within ? ',' : ''}`

export const leadOf = (place: Evidence, says = 'you write'): string =>
  `${atPlace(place)} ${says}: ${quotedAloud(place.quote)}`
