/** Quotes a sentence of the work aloud: its place, and enough of it to recognise it. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { asPrinted, placeWords } from '#product/place.ts'
import { asSaid } from './speakable.ts'

/** The most a listener can take in; a few words more are better than an end cut off. */
const QUOTED = 26
const AND_A_FEW = 6
const ENDS_OPEN = /\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were)$/i
/** Between the cells of a row; around a letter the same stroke means its size. */
const CELLS = /\s+(?:\|\s+)+/g
/** The replacement character: it cannot be read aloud. */
const UNREADABLE = '�'
const LEAST_BEFORE = 6
/** A name of a quantity that has lost its sign and its figure. */
const LEFT_ALONE = /(?:[\s,;(]+(?:\p{L}|[=<>−-]))+$/u
const UNREADABLE_ASIDE = /\s*\([^()]*\uFFFD[^()]*\)/g
/** An aside that was begun just before the end. */
const BEGUN_ASIDE = /\s*\((?:[^()\s]+(?:\s+[^()\s]+){0,4}\s*)?$/

export function quotedAloud(text: string): string {
  const words = asSaid(text)
    .replace(UNREADABLE_ASIDE, '')
    .replace(/[“”]/g, "'")
    .replace(CELLS, ', ')
    .split(/\s+/)
  const part = words.length <= QUOTED + AND_A_FEW ? words : words.slice(0, QUOTED)
  const legible = upToUnreadable(part)
  if (legible.length === words.length) return `“${legible.join(' ').replace(/[;:,]$/, '')}”`
  let told = legible.join(' ').replace(BEGUN_ASIDE, '').replace(LEFT_ALONE, '')
  // The first word stays, whatever it is.
  while (told.includes(' ') && ENDS_OPEN.test(told)) told = told.replace(/\s+\S+$/, '')
  return `“${told.replace(/[;:,.]$/, '')} …”`
}

/** The words before the first unreadable sign; if those are too few, the rest without unreadable words. */
function upToUnreadable(words: readonly string[]): readonly string[] {
  const broken = words.findIndex((word) => word.includes(UNREADABLE))
  if (broken < 0) return words
  return broken >= LEAST_BEFORE ? words.slice(0, broken) : words.filter((word) => !word.includes(UNREADABLE))
}

/** As one says it: "section 3.2 Sample, paragraph 4", "the abstract, paragraph 1". */
export const spokenPlace = (place: StudyEvidence): string =>
  placeWords(asPrinted(headed(place)))
    .replace(/^(?=\d+(?:\.\d+)+)/, 'section ')
    .replace(ONE_OF_ITS_KIND, (name) => `the ${name.toLowerCase()}`)
/** A heading without a number is said as a title. */
const headed = (place: StudyEvidence): StudyEvidence => {
  if (!place.within) return place
  const section = place.within.section.trim().replace(/[:.;,]+$/, '')
  const isTitle =
    section !== '' && !/^(?:\d|chapter\b|section\b)/i.test(section) && !ONE_OF_ITS_KIND.test(`${section},`)
  return { ...place, within: { ...place.within, section: isTitle ? `“${section}”` : section } }
}
const ONE_OF_ITS_KIND =
  /^(?:abstract|introduction|background|summary|conclusions?|discussion|results|findings|methods|methodology|literature review|limitations|recommendations)(?=,)/i

export const atPlace = (place: StudyEvidence): string =>
  `${place.within ? 'In' : 'On'} ${spokenPlace(place)}${place.within ? ',' : ''}`

const BEGINS = 8
/** Too long to be read out: pointed at by its beginning. */
export const sentenceLead = (place: StudyEvidence): string =>
  `${atPlace(place)} there is a sentence that begins “${asSaid(place.quote)
    .split(' ')
    .slice(0, BEGINS)
    .join(' ')
    .replace(/[“”]/g, "'")
    .replace(/[,;:]$/, '')}”.`
