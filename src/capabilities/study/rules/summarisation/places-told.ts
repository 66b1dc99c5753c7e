/**
 * Where an answer says that something stands: "Table 4.2", "p. 31", "3.2 Sample, paragraph 4". A page alone is no place: of it
 * the sentence or the table is shown that the answer speaks of, or nothing.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { placeOf, placeWords } from '#product/place.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { placeAsked } from './places-asked.ts'

const LABELLED = /(?:tables?|figures?|fig\.?)\s?[A-Z]?\.?\d+(?:[.-]\d+)*\.?$/i
const PAGES = /\b(?:pages?|pp?\.)\s?(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?\.?$/i
const PARAGRAPH = /\bparagraph \d+(?: from the start)?\.?$/i
const NUMBER = /\d+(?:[.,]\d+)*/g
/** Words that the answer and a page's sentence share; a figure weighs as much as two. A paragraph is named exactly. */
const LEAST_SHARED = 3
const MOST_PAGES = 3

/** `told`: the answer's line up to here, with the place as its last words. */
export function findPlace(told: string, reading: ReadDocument): StudyEvidence | undefined {
  const label = told.match(LABELLED)?.[0]
  if (label) return placeAsked(label, reading)?.evidence[0]
  const pages = told.match(PAGES)
  const all = [...reading.sentences, ...reading.blocks]
  const there = pages
    ? reading.paged
      ? all.filter(({ page }) => isWithin(page, Number(pages[1]), Number(pages[2] ?? pages[1])))
      : []
    : PARAGRAPH.test(told)
      ? all.filter((one) => isNamedBy(told, one))
      : []
  const place = nearest(told.slice(0, pages?.index ?? told.length), there, pages ? LEAST_SHARED : 0)
  return place && evidenceOf(place)
}

const isWithin = (page: number, first: number, last: number) =>
  page >= first && page <= last && last - first < MOST_PAGES

const isNamedBy = (told: string, one: ReadSentence) =>
  one.within !== undefined &&
  told.replace(/\.$/, '').endsWith(placeWords({ ...placeOf(one), recognised: undefined }))

function nearest(told: string, there: readonly ReadSentence[], least: number): ReadSentence | undefined {
  const said = wordsOf(splitSentences(told).at(-1)?.text ?? '')
  const scored = there
    .map((one) => ({ one, shared: sharedBy(said, wordsOf(one.text)) }))
    .sort((a, b) => b.shared - a.shared)
  return scored[0] && scored[0].shared >= least ? scored[0].one : undefined
}

type Said = { stems: ReadonlySet<string>; numbers: ReadonlySet<string> }

const wordsOf = (text: string): Said => ({
  stems: new Set(contentStems(text).filter((stem) => !/\d/.test(stem))),
  numbers: new Set(text.match(NUMBER) ?? []),
})

const sharedBy = (said: Said, there: Said): number =>
  [...said.stems].filter((stem) => there.stems.has(stem)).length +
  2 * [...said.numbers].filter((number) => there.numbers.has(number)).length
