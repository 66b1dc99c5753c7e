/** Who wrote a work and who supervised it: behind their labels, in a declaration, or alone below the title. */
import type { ReadDocument } from '../../document/reading.ts'
import type { SlotEntry } from '../study-record.ts'
import { entry } from './front-entry.ts'
import { isAddressed, isPerson, type Line, nameIn } from './front-lines.ts'
import { hasWords } from './same-title.ts'

/** A declaration stands on one of the first pages. */
export const CERTIFIED_ON = 8
const LONGEST_NAMES = 140

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*){1,3})`
/** "I, Chanda Mwale, hereby declare", "the original work of CHANDA MWALE (20/113)", "the thesis of Chanda Mwale was approved". */
const DECLARES = [
  new RegExp(String.raw`^I,?\s*\(?${NAME}\)?[\s,(].{0,120}?\b(?:declare|certify|confirm)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:certify|certified|approved)\b.*\b(?:work of|carried out by|done by|written by|prepared by|submitted by)\s+(?:(?:Mr|Mrs|Ms|Miss)\.?\s+)?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:thesis|dissertation|project|report) (?:of|by) ${NAME},? (?:was|has been|is) (?:\w+ and )?approved`,
    'u',
  ),
]

/** Who declares that the work is theirs, or is certified to have done it. */
export function declaredBy({ sentences }: ReadDocument): SlotEntry[] {
  for (const sentence of sentences) {
    if (sentence.page > CERTIFIED_ON) break
    for (const form of DECLARES) {
      const name = nameIn(sentence.text.match(form)?.[1] ?? '')
      if (isPerson(name)) return [entry(name, sentence)]
    }
  }
  return []
}

/** Alone on its line below the title, and taken for the author's by the reader of the file too. */
export function signedBelow(lines: readonly Line[], { authors, title }: ReadDocument): SlotEntry[] {
  const below = lines.findLastIndex(
    ({ kind, text }) => kind === 'text' && text.includes(' ') && hasWords(title, text),
  )
  const end = lines.findIndex(({ kind }, at) => at > below && (kind === 'supervisor' || kind === 'degree'))
  const known = new Set(authors.map((name) => nameIn(name).toLowerCase()))
  const names = lines
    .slice(below + 1, Math.max(below, end))
    .filter(({ kind, text }) => kind === 'text' && isPerson(nameIn(text)) && !isAddressed(text))
    .filter(({ text }) => known.has(nameIn(text).toLowerCase()))
  const [only] = names
  return below >= 0 && only && names.length === 1 ? [entry(nameIn(only.text), only.sentence)] : []
}

const SIGNS_AS =
  /^\W*(?:(?:project|research|academic|main) )?supervisor['’]?s?(?: signature)?\W*(?:date\W*)?$/i

/** On a page of approval the name stands in the line above what its owner signs as. */
export function signedAsSupervisor({ sentences }: ReadDocument): SlotEntry[] {
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.page > CERTIFIED_ON) break
    const above = sentences[at - 1]
    if (!above || !SIGNS_AS.test(sentence.text)) continue
    const said = above.text.replace(/[\s_.…]*\bdate\W*$/i, '').trim()
    if (isAddressed(said)) return [entry(nameIn(said), above)]
  }
  return []
}

/** "MWALE, CHANDA JOSEPH": the surname first, in capitals or alone before its comma. */
const inOrder = (said: string): string =>
  said.replace(/^\s*(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*){1,2})\s*$/u, '$2 $1')

/** Names behind "by" or "supervisor", on its line and on the lines below it. */
export function peopleAfter(
  lines: readonly Line[],
  label: 'by' | 'supervisor',
): { entries: SlotEntry[]; candidates: SlotEntry[] } {
  const entries: SlotEntry[] = []
  let isOpen = false
  for (const line of lines) {
    if (line.kind === label) isOpen = true
    else if (line.kind !== 'name') isOpen = false
    if (!isOpen) continue
    const said = line.kind === 'name' ? line.text : line.rest
    // Authors of a paper stand among their addresses.
    if (said.length > LONGEST_NAMES) continue
    for (const part of inOrder(said).split(/,\s+(?=\p{Lu})|\s+and\s+|;/u)) {
      const name = nameIn(part)
      if (isPerson(name) && !entries.some(({ value }) => value === name))
        entries.push(entry(name, line.sentence))
    }
  }
  return { entries, candidates: [] }
}
