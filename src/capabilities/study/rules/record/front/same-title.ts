/** Whether two wordings of a title are one: by their words, and not by how a cover sets them. */
import { plainWords } from '#kit/text/plain-words.ts'

export const endsWith = (whole: string, end: string): boolean =>
  plainWords(whole).endsWith(` ${plainWords(end)}`)

export const hasWords = (whole: string, part: string): boolean =>
  whole.toLowerCase().includes(part.toLowerCase())

export const sharesWords = (one: string, other: string): boolean => {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const [a, b] = [words(one), words(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return a.size > 0 && shared >= 2 && shared >= 0.6 * Math.min(a.size, b.size)
}

export const sameWords = (one: string, other: string): boolean => {
  const [a, b] = [plainWords(one), plainWords(other)]
  return (
    a !== '' &&
    b !== '' &&
    (a === b || (a.includes(b) && b.length > 0.6 * a.length) || (b.includes(a) && a.length > 0.6 * b.length))
  )
}
