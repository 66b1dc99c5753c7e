/** What a short form stands for, as the work itself writes it out. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'

const ASKS =
  /\b(?:what (?:does|do|is)|full (?:form|name|meaning) of|meaning of|define)\s+(?:the\s+)?([\p{L}\d-]{2,9})(?:\s+(?:stands?(?: for)?|means?|in full|mean in this \w+))?\W*$/iu
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Words between letters of it: "Internship and Career Management System" for ICMS. */
const SMALL = String.raw`(?:(?:and|of|the|for|in|on|to|with|per|by|at|&)\s+){0,2}`

/** Any words that begin with its letters, in their order. */
const wordsFor = (short: string): string =>
  [...short.toLowerCase()]
    .filter((letter) => /[\p{L}\d]/u.test(letter))
    .map((letter) => (/\d/.test(letter) ? `(?:${letter}|${DIGITS[Number(letter)]})` : `${letter}[\\p{L}]*`))
    .join(String.raw`[\s-]+${SMALL}`)

export type WrittenOut = { words: string; evidence: StudyEvidence; isSaid: boolean }

/** Beside its short form, or, for one that the work does not have, the words that most often stand in its order. */
export function writtenOutIn(short: string, reading: ReadDocument): WrittenOut | undefined {
  const named = short.replace(/(?<=[A-Z])s$/, '')
  if (named.replace(/[^\p{L}\d]/gu, '').length < 3) return undefined
  const words = wordsFor(named)
  const beside = new RegExp(
    String.raw`(?<![\p{L}])(${words})\s*[([]\s*${named}s?\s*[)\]]|(?<![\p{L}\d])${named}s?\s*(?:[([]|[:=–—|-]|\bmeans\b|\bstands for\b|\s)\s*(${words})(?![\p{L}])`,
    'iu',
  )
  const units = [...reading.sentences, ...reading.blocks]
  for (const unit of units) {
    const [, before, after] = beside.exec(unit.text) ?? []
    const found = before ?? after
    if (found) return { words: onOneLine(found), evidence: evidenceOf(unit), isSaid: true }
  }
  if (units.some(({ text }) => new RegExp(String.raw`(?<![\p{L}\d])${named}(?![\p{L}\d])`, 'iu').test(text)))
    return undefined
  const inOrder = new RegExp(String.raw`(?<![\p{L}-])${words}(?![\p{L}])`, 'iu')
  const said = reading.sentences.flatMap((unit) => {
    const found = inOrder.exec(unit.text)?.[0]
    return found ? [{ words: onOneLine(found), evidence: evidenceOf(unit), isSaid: false }] : []
  })
  const times = Map.groupBy(said, (one) => one.words.toLowerCase())
  const [most] = [...times.values()].toSorted((one, other) => other.length - one.length)
  return most && most.length >= LEAST_TIMES ? most[0] : undefined
}
const LEAST_TIMES = 3
const onOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The short form that a question asks the meaning of. */
export const shortFormAsked = (question: string): string | undefined => {
  const short = ASKS.exec(question)?.[1]
  return short && isShortForm(short) ? short : undefined
}

/** Capitals, or letters with a digit among them; as typed also a few letters without a vowel. */
const isShortForm = (word: string): boolean =>
  /^\p{Lu}[\p{Lu}\d-]+s?$/u.test(word) ||
  /^(?=\p{L})(?=.*\d)[\p{L}\d]+$/u.test(word) ||
  /^[^aeiouy\W]{3,6}$/i.test(word)

/** Short forms in a question that the work does not have, written out as it says them. */
export const shortFormsIn = (question: string): string[] =>
  (question.match(/[\p{L}\d-]{3,9}/gu) ?? []).filter(isShortForm)
