/**
 * The part of a thesis that the text below a heading belongs to, if its section does not say: by chapter number, by its
 * words, and by the chapter it is in.
 */
import type { SectionRole } from '#product/document-model.ts'
import { roleOfHeading } from './role-of-heading.ts'

const ORDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** 3 of "Chapter Three", "CHAPTER 3", "Section 3.2", "3.2 Sample" and "3. Methodology". */
export function numberOfChapter(title: string): number | null {
  const word = title.toLowerCase().match(/^\s*(?:chapter|section)\s*(\w+)/)?.[1]
  if (word) {
    const at = Math.max(ORDINALS.indexOf(word), ROMAN.indexOf(word))
    return at >= 0 ? at + 1 : Number(word) || null
  }
  const number = title.match(/^\s*(\d{1,2})(?:(?:\.\d+)+\.?|\.)?\s+\p{Lu}/u)?.[1]
  return number ? Number(number) : null
}

/** "2.1 Introduction" and "2.6 Conclusion" open and close a chapter, and belong to it. */
const OPENS_OR_CLOSES = new Set<SectionRole>(['introduction', 'conclusion', 'abstract'])

export class Chapters {
  readonly #roles = new Map<number, SectionRole>()
  #number: number | null = null
  #isPending = false
  #role: SectionRole | null = null

  /** A heading whose section has a part of its own: that part is used, and remembered for the headings after it. */
  follow(heading: string, read: SectionRole): void {
    const number = numberOfChapter(heading)
    if (number !== null) {
      this.#number = number
      if (!isSub(heading)) this.#roles.set(number, read)
    }
    this.#isPending = false
    this.#role = read
  }

  /** The part of the text below this heading, if its section has none or does not say. */
  enter(heading: string): SectionRole {
    const number = this.#chapterOf(heading)
    const named = roleOfHeading(heading)
    const isNew = number !== null && number !== this.#number
    if (number !== null) this.#number = number
    if (/^\s*chapter\b/i.test(heading) && named === null) {
      this.#isPending = true
      this.#role = this.#roles.get(number ?? -1) ?? null
      return this.#role ?? 'other'
    }
    const opensChapter = this.#isPending || (number !== null && !isSub(heading))
    this.#isPending = false
    if (opensChapter && named) {
      if (this.#number !== null) this.#roles.set(this.#number, named)
      this.#role = named
      return named
    }
    const ofChapter = (number !== null ? this.#roles.get(number) : undefined) ?? (isNew ? null : this.#role)
    if (ofChapter && (named === null || (isSub(heading) && OPENS_OR_CLOSES.has(named)))) return ofChapter
    if (named && number === null) this.#role = named
    return named ?? ofChapter ?? 'other'
  }

  /** "1. Sources of bias" in the fifth chapter is a numbered point, not a chapter. */
  #chapterOf(heading: string): number | null {
    const number = numberOfChapter(heading)
    const isPoint =
      number !== null && this.#number !== null && !isSub(heading) && !/^\s*chapter/i.test(heading)
    return isPoint && number !== this.#number && number !== this.#number! + 1 ? null : number
  }
}

const isSub = (heading: string) => /^\s*(?:section\s*)?\d+\.[1-9]/i.test(heading)
