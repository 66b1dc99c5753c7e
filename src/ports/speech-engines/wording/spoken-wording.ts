/** A written answer as a person would read it out, in words an English voice without its own dictionary can say. */
import { plainProse } from './plain-prose.ts'
import { sayAbbreviations } from './say-abbreviations.ts'
import { sayAcronyms } from './say-acronyms.ts'
import { sayCitations } from './say-citations.ts'
import { sayNumbers } from './say-numbers.ts'
import { saySigns } from './say-signs.ts'
import { sayZambianWords } from './say-zambian-words.ts'

const asWords = [
  plainProse,
  sayCitations,
  sayAbbreviations,
  saySigns,
  // Before acronyms: ZMW and K are part of an amount.
  sayNumbers,
]

const inSteps = (text: string, steps: ((said: string) => string)[]): string =>
  steps.reduce((said, step) => step(said), text)

export const spokenWording = (text: string): string =>
  inSteps(text, [...asWords, sayAcronyms, sayZambianWords, onlyWhatCanBeSaid])

/** For a voice that reads names and acronyms correctly itself, and would stumble over our respellings. */
export const readableWording = (text: string): string => inSteps(text, [...asWords, onlyWhatCanBeSaid])

/** Letters without accents, and the punctuation that makes a voice pause. Pictures and other signs are left out. */
function onlyWhatCanBeSaid(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s?[()]\s?/g, ', ')
    .replace(/\s?[–—]\s?/g, ', ')
    .replace(/[^A-Za-z0-9\s.,;:!?'"-]/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,(?=[.,;:!?])/g, '')
    .replace(/([.;:!?]),/g, '$1')
    .replace(/^[\s,]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
