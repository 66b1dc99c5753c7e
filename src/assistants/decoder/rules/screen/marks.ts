import { WEIGHTY_WORDS } from '../../spec.ts'

export function isHighlighted(text: string): boolean {
  const lower = text.toLowerCase()
  return WEIGHTY_WORDS.some((word) => lower.includes(word))
}

export const isQuantitative = (text: string): boolean => /\d/.test(text)
