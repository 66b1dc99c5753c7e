import { BANDS, WEIGHTY_WORDS } from '../../spec.ts'

export type Band = 'strong' | 'middle' | 'weak'

export function isHighlighted(text: string): boolean {
  const lower = text.toLowerCase()
  return WEIGHTY_WORDS.some((word) => lower.includes(word))
}

export const isQuantitative = (text: string): boolean => /\d/.test(text)

export const bandOf = (score: number): Band =>
  score >= BANDS.strong ? 'strong' : score >= BANDS.middle ? 'middle' : 'weak'
