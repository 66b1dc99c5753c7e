/**
 * Sections whose headings ran into their text: the list of contents still says what they are called, and so where they
 * begin.
 */
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'

export type ListedSection = { number: string; title: string; sentences: ReadSentence[] }

const LINE = /^\W*(\d+(?:\.\d+)+)\.?\s+(.*?\p{L})[\s.…_-]*(?:\d{1,3}|[ivxlc]+)?\s*$/u
const LEAST_WORDS = 2
const known = new WeakMap<ReadDocument, ListedSection[]>()

export function listedSections(reading: ReadDocument): ListedSection[] {
  const kept = known.get(reading)
  if (kept) return kept
  const { sentences, signposts } = reading
  const body = sentences.filter(
    ({ role, kind }) => role !== 'front-matter' && role !== 'references' && kind !== 'contents-line',
  )
  const begun = [...signposts, ...sentences]
    .filter(({ kind }) => kind === 'contents-line')
    .flatMap(({ text }) => {
      const [, number = '', title = ''] = LINE.exec(text) ?? []
      const found = number ? beginning(number, title, body) : undefined
      return found ? [{ number, title, ...found }] : []
    })
    .toSorted((one, other) => one.at - other.at || one.after - other.after)
  const made = begun.map(({ number, title, at, after }, nth) => {
    // Two headings may have run into one sentence.
    const end = begun.slice(nth + 1).find((one) => one.at > at)?.at ?? at + MOST
    const own = body.slice(at, end)
    const head = own[0]!
    const first = head.text.slice(after).trim()
    const section = own.filter((one) => one.section === head.section)
    return {
      number,
      title,
      sentences: first ? [{ ...head, text: first }, ...section.slice(1)] : section.slice(1),
    }
  })
  known.set(reading, made)
  return made
}
const MOST = 40

/** Where its number and title stand in the text, or at least its title at the beginning of a sentence. */
function beginning(
  number: string,
  title: string,
  body: readonly ReadSentence[],
): { at: number; after: number } | undefined {
  const words = title.trim().split(/\s+/).map(escaped)
  const named = words.join(String.raw`\s*`)
  const ways = [new RegExp(String.raw`(?:^|\s)${escaped(number)}\.?\s*${named}`, 'i')]
  if (words.length > LEAST_WORDS) ways.push(new RegExp(String.raw`^\W*${named}(?=\s+\p{Lu})`, 'u'))
  for (const way of ways)
    for (const [at, { text }] of body.entries()) {
      const found = way.exec(text)
      if (found) return { at, after: found.index + found[0].length }
    }
  return undefined
}
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
