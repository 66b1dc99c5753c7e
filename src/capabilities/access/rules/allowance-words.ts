import { pluralise } from '#kit/pluralise.ts'
import type { AssistantAccess } from '../contract.ts'

/** The remaining allowance of a paid assistant, in words; undefined if time is the only limit. */
export function whatIsLeft({
  minutesLeft,
  uploadsLeft,
  generationsLeft,
}: AssistantAccess): string | undefined {
  if (minutesLeft !== undefined) return pluralise(Math.floor(minutesLeft), 'minute')
  if (uploadsLeft !== undefined) return pluralise(uploadsLeft, 'document')
  if (generationsLeft !== undefined) return pluralise(generationsLeft, 'deck')
  return undefined
}
