/** A recogniser outputs lower case. Names get the spelling of the document, or that of Zambia. */
import { READ_RIGHT, RESEARCH_WORDS, ZAMBIAN_WORDS } from '../wording/zambian-words.ts'

const KNOWN = [...[...ZAMBIAN_WORDS, ...RESEARCH_WORDS].map(([written]) => written), ...READ_RIGHT]
  .filter((written) => /^[A-Z]/.test(written))
  .map((written): [heard: string, written: string] => [written.toLowerCase(), written])

/** Longer words in capitals are headings, not acronyms. */
const LONGEST_ACRONYM = 6

/** A word capitalised in mid-sentence, and never in lower case: a name. */
export function properNames(text: string): [heard: string, written: string][] {
  const small = new Set<string>()
  const names = new Map(KNOWN)
  for (const [, before = '', word = ''] of text.matchAll(/(^|[.!?:;\n]\s*|\s|\S)([A-Za-z]+(?:'[a-z]+)?)/g)) {
    if (/^[a-z]/.test(word)) small.add(word)
    else if (before !== '' && !/[.!?:;\n]/.test(before) && !isCapitalised(word))
      names.set(word.toLowerCase(), word)
  }
  return [...names].filter(([heard]) => !small.has(heard))
}

const isCapitalised = (word: string) => word.length > LONGEST_ACRONYM && word === word.toUpperCase()

export function asWritten(text: string, names: readonly (readonly [string, string])[]): string {
  const spelling = new Map(names)
  return text.replace(/[a-z]+(?:'[a-z]+)?/g, (word) => spelling.get(word) ?? word)
}
