/** The word tables, parsed once into a map from every inflected form to its replacements. */
import { inflect, SLOTS, type Slot } from '../text/inflect.ts'
import { OTHER_WORDS, PLAIN_WORDS } from './other-words.ts'
import { PLAIN_VERBS, VERBS } from './verbs.ts'

export type WordEntry = {
  rule: string
  /** The words that must follow the first for a match: "into" of "delve into". */
  rest: readonly string[]
  /** The possible forms of this spelling; a regular past may be either of two. */
  slots: readonly Slot[] | 'plain'
  choices: readonly string[]
  unless: ReadonlySet<string>
  weight: number
  /** Used only when plainer words are requested. */
  plain: boolean
  /** "a highlight", "two highlights". */
  alsoNoun: boolean
}

export type WordTable = ReadonlyMap<string, readonly WordEntry[]>

export function wordTable(): WordTable {
  const table = new Map<string, WordEntry[]>()
  const add = (written: string, entry: Omit<WordEntry, 'rest'>) => {
    const [first = '', ...rest] = written.split(' ')
    const entries = table.get(first) ?? []
    // The longest first: "delve deeper into" before "delve into".
    table.set(
      first,
      [...entries, { ...entry, rest }].sort((a, b) => b.rest.length - a.rest.length),
    )
  }
  for (const [lines, isVerb, plain] of [
    [VERBS, true, false],
    [PLAIN_VERBS, true, true],
    [OTHER_WORDS, false, false],
    [PLAIN_WORDS, false, true],
  ] as const)
    for (const line of lines.trim().split('\n')) {
      const [left = '', right = ''] = line.split(' =')
      const [choices = '', unless = ''] = right.split(' ; ')
      const mark = /^[*~]/.exec(left)?.[0]
      const sources = left.split(', ').map((source) => source.replace(/^[*~^]+/, ''))
      const entry = {
        rule: sources[0]!.replace('+', ''),
        choices: choices.split(',').map((choice) => choice.trim()),
        unless: new Set(unless.split('|')),
        alsoNoun: left.includes('^'),
        weight: plain ? 0 : mark === '*' ? 2 : mark === '~' ? 0.5 : 1,
        plain,
      }
      for (const source of sources)
        if (isVerb) addVerb(source, entry, add)
        else addWord(source, entry, add)
    }
  return table
}

type Entry = Omit<WordEntry, 'rest'>
type Add = (written: string, entry: Entry) => void

function addVerb(source: string, entry: Omit<Entry, 'slots'>, add: Add): void {
  const forms = new Map<string, Slot[]>()
  for (const slot of SLOTS) {
    const written = inflect(source, slot)
    forms.set(written, [...(forms.get(written) ?? []), slot])
  }
  for (const [written, slots] of forms) add(written, { ...entry, slots })
}

function addWord(source: string, entry: Omit<Entry, 'slots'>, add: Add): void {
  const one = source.replace('+', '')
  add(one, { ...entry, slots: 'plain' })
  if (one !== source)
    add(plural(one), { ...entry, slots: 'plain', choices: entry.choices.map(pluralOfFirstNoun) })
}

const plural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
/** "change in thinking" has its plural inside. */
const pluralOfFirstNoun = (words: string) =>
  words === 'basis' ? 'foundations' : words.replace(/^(\w+)(?= (?:in|of) )|\w+$/, plural)
