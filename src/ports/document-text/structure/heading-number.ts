/** The number of a heading: 'CHAPTER TWO', '3.2', 'SECTION 1.4.1', 'B.1'. The most reliable sign of its level. */

export type HeadingNumber = {
  /** [3, 2] for '3.2'; a closing zero is dropped ('3.0' is chapter 3). Letters count from 1. */
  path: number[]
  /** The word before the number, if any: 'Chapter', 'Part'. */
  word?: 'chapter' | 'part' | 'section' | 'step'
  /** The text after it. */
  rest: string
}

const WORDS = [
  ...'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  ...'un deux trois quatre cinq six sept huit neuf dix'.split(' '),
]
const WORD_VALUES = new Map(WORDS.map((word, at) => [word, at < 12 ? at + 1 : at - 11]))
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

const CHAPTER =
  /^(chapter|chapitre|cap[ií]tulo|part|partie|parte|step|étape)\s*[-–:(]?\s*(\d{1,2}|[ivx]{1,5}|[a-zé]+)\b\)?(?!\.\d)\s*[.:–—-]*\s*/i
const SECTION = /^section\s*(\d{1,2}(?:\.\s?\d{1,2}){0,4})\s*[.:–—-]*\s*/i
const DECIMAL = /^(\d{1,2}(?:\s?\.\s?\d{1,2}){1,5})\s*[.):–—-]{0,2}\s*(?=[\p{L}“"‘(])/u
const WHOLE = /^(\d{1,2})(?:[.):–—-]{1,2}\s*|\s+)(?=[\p{L}“"‘(])/u
const ROMAN_LABEL = /^([IVX]{1,5})[.):–—]\s*(?=\p{L})/u
const LETTERED = /^([A-H])(?:\.(\d{1,2}(?:\.\d{1,2})*)\.?|\.)\s+(?=\p{Lu})/u

export function headingNumber(text: string): HeadingNumber | undefined {
  const chapter = CHAPTER.exec(text)
  const value = chapter && countedBy(chapter[2]!)
  if (chapter && value) {
    const word = /^(chap|cap)/i.test(text) ? 'chapter' : /^(step|ét)/i.test(text) ? 'step' : 'part'
    return { path: [value], word, rest: text.slice(chapter[0].length) }
  }
  const section = SECTION.exec(text)
  if (section) return { path: pathOf(section[1]!), word: 'section', rest: text.slice(section[0].length) }
  const found = DECIMAL.exec(text) ?? WHOLE.exec(text)
  if (found) {
    const rest = text.slice(found[0].length)
    // '5.0 CHAPTER FIVE', '1 Chapter One: Introduction'.
    const inner = /^(chapter|section)\b/i.test(rest) ? headingNumber(rest) : undefined
    return inner ?? { path: pathOf(found[1]!), rest }
  }
  const roman = ROMAN_LABEL.exec(text)
  if (roman) return { path: [romanValue(roman[1]!)], rest: text.slice(roman[0].length) }
  const lettered = LETTERED.exec(text)
  if (!lettered) return undefined
  const path = [lettered[1]!.charCodeAt(0) - 64, ...(lettered[2]?.split('.').map(Number) ?? [])]
  return { path, rest: text.slice(lettered[0].length) }
}

const pathOf = (label: string): number[] => {
  const path = label.split('.').map(Number)
  while (path.length > 1 && path.at(-1) === 0) path.pop()
  return path
}

function countedBy(label: string): number {
  const plain = label.toLowerCase()
  return Number(plain) || WORD_VALUES.get(plain) || (/^[ivx]+$/.test(plain) ? romanValue(plain) : 0)
}

function romanValue(label: string): number {
  const values = [...label.toLowerCase()].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** '2.1' → '2.2', '2.1.1', '3': valid successors when headings are counted. One skipped number is accepted. */
export function goesOn(from: readonly number[], to: readonly number[]): boolean {
  const differs = to.findIndex((number, at) => number !== from[at])
  if (differs < 0) return false
  const step = to[differs]! - (from[differs] ?? 0)
  return step >= 1 && step <= 2 && to.slice(differs + 1).every((number) => number <= 1)
}
