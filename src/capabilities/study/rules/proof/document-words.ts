/** Everything a document says, indexed: its numbers, its names, its words, and where sentences state the same thing. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { NumberedLine, NumberedText } from './numbered-text.ts'
import { unitsIn } from './units.ts'

export type DocumentWords = {
  text: NumberedText
  /** Printed, or a printed one rounded. */
  hasNumber(form: string): boolean
  prints(form: string): boolean
  hasWord(form: string): boolean
  /** The units in the lines that print a number. */
  unitsOf(number: string): ReadonlySet<string>
  /** As part of a longer name, a form of a word, or the initials of words. */
  knowsName(name: string): boolean
  /** The lines that hold at least this share of the stems, those with most of them first. */
  linesWith(stems: readonly string[], share: number): NumberedLine[]
  /** Of these only the ones that hold the most. */
  linesLike(stems: readonly string[], share: number): NumberedLine[]
  /** Whether these words stand somewhere, one after the other. */
  holdsInOrder(forms: readonly string[]): boolean
}

const NO_UNITS: ReadonlySet<string> = new Set()
/** "Zimbabwean" is a form of "Zimbabwe"; "Lusakan" of "Lusaka". */
const SHORTEST_ROOT = 4
const ENDING = /^(?:s|es|n|an|ian|ean|ese|ish|i|ic|ical|ist|ists|nian|yan|er|ers|ing|ed)?$/
const SMALL_WORDS = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'to', 'de'])
/** Rows, captions and headings are looked through too; these lines are other people's. */
const NOT_SEARCHED = new Set(['contents-line', 'reference'])

export function wordsOfDocument(text: NumberedText): DocumentWords {
  const numbers = new Set<string>()
  const words = new Set<string>()
  const initials = new Set<string>()
  const units = new Map<string, Set<string>>()
  const at = new Map<string, Set<number>>()
  const roots = new Map<string, string[]>()
  /** The units that the heads of a table name, however many rows they fill. */
  const headed = new Map<string, string>()
  for (const line of text.lines) {
    const { sentenceId } = line.evidence
    if (line.kind === 'table' && !line.tokens.some(({ kind }) => kind === 'number'))
      headed.set(sentenceId, `${headed.get(sentenceId) ?? ''}\n${line.text}`)
    for (const { kind, form } of line.tokens) {
      if (kind === 'number' && !NOT_SEARCHED.has(line.kind)) numbers.add(form)
      else if (kind === 'word') words.add(form.replace(/'s$/, ''))
    }
    addInitials(line.text, initials)
    const own = unitsIn([line.head, headed.get(sentenceId) ?? '', line.text].join('\n'))
    for (const { kind, form } of line.tokens)
      if (kind === 'number') units.set(form, new Set([...(units.get(form) ?? []), ...own]))
    if (NOT_SEARCHED.has(line.kind)) continue
    for (const stem of contentStems(line.text)) at.set(stem, (at.get(stem) ?? new Set()).add(line.number))
  }
  for (const word of words) {
    const root = word.slice(0, SHORTEST_ROOT)
    roots.set(root, [...(roots.get(root) ?? []), word])
  }
  const values = [...numbers].map(Number)
  let running: string | undefined
  const ranked = (stems: readonly string[], share: number) => {
    const sought = [...new Set(stems)]
    const votes = new Map<number, number>()
    for (const stem of sought)
      for (const number of at.get(stem) ?? []) votes.set(number, (votes.get(number) ?? 0) + 1)
    return [...votes]
      .filter(([, count]) => sought.length > 0 && count >= share * sought.length)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .flatMap(([number, count]) => {
        const line = text.lineAt(number)
        return line ? [{ line, count }] : []
      })
  }
  return {
    text,
    hasNumber: (form) => numbers.has(form) || isRounded(Number(form), form, values),
    prints: (form) => numbers.has(form),
    hasWord: (form) => words.has(form),
    unitsOf: (number) => units.get(number) ?? NO_UNITS,
    knowsName(name) {
      // As the words of the document are kept: without accents.
      const form = name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/'s$/, '')
        .replace(/(?<=\p{L}{2})\d+$/u, '')
      if (words.has(form) || initials.has(form) || initials.has(form.replace(/s$/, ''))) return true
      return (roots.get(form.slice(0, SHORTEST_ROOT)) ?? []).some(
        (word) => isFormOf(form, word) || isFormOf(word, form),
      )
    },
    linesWith: (stems, share) => ranked(stems, share).map(({ line }) => line),
    linesLike(stems, share) {
      const found = ranked(stems, share)
      return found.filter(({ count }) => count === found[0]?.count).map(({ line }) => line)
    },
    holdsInOrder(forms) {
      running ??= ` ${text.lines.map(({ tokens }) => tokens.map(({ form }) => form).join(' ')).join(' ')} `
      return running.includes(` ${forms.join(' ')} `)
    },
  }
}

const isFormOf = (long: string, short: string): boolean => {
  const root = short.replace(/[aeiy]$/, '')
  return root.length >= SHORTEST_ROOT && long.startsWith(root) && ENDING.test(long.slice(root.length))
}

/** "58" for 58.3: rounded to what is said, never a whole number for another. */
function isRounded(value: number, form: string, values: readonly number[]): boolean {
  if (!Number.isFinite(value)) return false
  const unit = 10 ** -(form.split('.')[1]?.length ?? 0)
  return values.some(
    (one) => one === value || (!Number.isInteger(one) && Math.abs(one - value) <= unit / 2 + 1e-9),
  )
}

/** "National Bureau of Statistics" is known as NBS. */
function addInitials(text: string, initials: Set<string>): void {
  let run = ''
  for (const word of text.match(/\p{L}[\p{L}'’-]*/gu) ?? []) {
    if (/^\p{Lu}/u.test(word)) run += word[0]!.toLowerCase()
    else if (SMALL_WORDS.has(word)) continue
    else run = ''
    for (let length = 2; length <= Math.min(6, run.length); length += 1) initials.add(run.slice(-length))
  }
}
