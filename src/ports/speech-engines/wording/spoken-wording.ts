/** A written answer as a person would read it out, in words an English voice without its own dictionary can say. */
import { plainProse } from './plain-prose.ts'
import { sayAcronyms } from './say-acronyms.ts'
import { sayNumbers } from './say-numbers.ts'
import { saySigns } from './say-signs.ts'
import { sayZambianWords } from './say-zambian-words.ts'

/** "(Banda & Phiri, 2021; Zulu et al., 2019, p. 4)" is spoken as names and years; "[12]" is for the eye only. */
const AUTHOR_AND_YEAR = /\(([^()]*?\b(?:1[89]|20)\d\d[a-z]?\b[^()]*)\)/g
const NAME_FIRST = /^\s*(?:see(?: also)? |cf\.? )?\p{Lu}[\p{L}'’-]+/u

function sayCitations(text: string): string {
  return text
    .replace(/\s?\[\d+(?:\s?[,–-]\s?\d+)*\]/g, '')
    .replace(AUTHOR_AND_YEAR, (whole, inside: string) => {
      // "(2021)" follows a name in the sentence; anything else in brackets is not a citation.
      if (/^\s*\d{4}[a-z]?\s*$/.test(inside)) return `, ${inside.trim().slice(0, 4)},`
      return NAME_FIRST.test(inside) ? `, ${inside.split(';').map(sayOne).join(', and ')},` : whole
    })
    .replace(/\bet al\.?(?=\W|$)/g, 'and others')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.!?;:])/g, '$1')
}

const sayOne = (citation: string) =>
  citation
    .trim()
    .replace(/(\d{4})[a-z]\b/g, '$1')
    .replace(/\s?&\s?/g, ' and ')

const ABBREVIATIONS: [RegExp, string][] = [
  [/\be\.\s?g\.,?/gi, 'for example,'],
  [/\bi\.\s?e\.,?/gi, 'that is,'],
  [/\bviz\.,?/gi, 'namely,'],
  [/\bcf\./gi, 'compare'],
  [/\betc\.(?=\s+\p{Lu}|\s*$)/gu, 'and so on.'],
  [/\betc\.?/gi, 'and so on'],
  [/\bvs?\.(?=\s)/g, 'versus'],
  [/\bapprox\./gi, 'approximately'],
  [/\bca\.\s?(?=\d)/g, 'about '],
  [/\bFigs?\.\s?(?=\d)/gi, 'Figure '],
  [/\bTab\.\s?(?=\d)/g, 'Table '],
  [/\bEqs?\.\s?(?=\(?\d)/g, 'Equation '],
  [/\bSect?\.\s?(?=\d)/g, 'Section '],
  [/§\s?(?=\d)/g, 'section '],
  [/\bCh(?:ap)?\.\s?(?=\d)/g, 'Chapter '],
  [/\bApp\.\s?(?=[A-Z0-9])/g, 'Appendix '],
  [/\bpp\.\s?(?=\d)/g, 'pages '],
  [/\bp\.\s?(?=\d)/g, 'page '],
  [/\bvol\.\s?(?=\d)/gi, 'volume '],
  [/\bNos?\.\s?(?=\d)/g, 'number '],
  [/\bDr\.?(?=\s\p{Lu})/gu, 'Doctor'],
  [/\bProf\.?(?=\s\p{Lu})/gu, 'Professor'],
  [/\bMrs\.?(?=\s\p{Lu})/gu, 'Missis'],
  [/\bMr\.?(?=\s\p{Lu})/gu, 'Mister'],
  [/\bPh\.?\s?D\.?(?=\W|$)/g, 'P H D'],
  [/\bB\.?\s?Sc\.?(?=\W|$)/g, 'B S C'],
  [/\bM\.?\s?Sc\.?(?=\W|$)/g, 'M S C'],
  [/\bS\.?D\.(?=\s*=)/g, 'S D'],
  [/\bn\.?s\.(?=\W|$)/g, 'not significant'],
]

const sayAbbreviations = (text: string): string =>
  ABBREVIATIONS.reduce((said, [pattern, words]) => said.replace(pattern, words), text)

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
