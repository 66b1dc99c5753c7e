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
/** Words that the answer and a page's sentence share. A paragraph is named exactly. */
const LEAST_SHARED = 3
const SHARED = 0.3
const OF_A_FIGURE = 2
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
  const place = speakingOf(told.slice(0, pages?.index ?? told.length), there, pages ? LEAST_SHARED : 0)
  return place && evidenceOf(place)
}

const isWithin = (page: number, first: number, last: number) =>
  page >= first && page <= last && last - first < MOST_PAGES

const isNamedBy = (told: string, one: ReadSentence) =>
  one.within !== undefined &&
  told.replace(/\.$/, '').endsWith(placeWords({ ...placeOf(one), recognised: undefined }))

function speakingOf(told: string, there: readonly ReadSentence[], least: number): ReadSentence | undefined {
  const said = matterOf(splitSentences(told).at(-1)?.text ?? '')
  const scored = there
    .map((one) => ({
      one,
      shared: [...matterOf(one.text)].reduce((sum, each) => sum + weightIn(said, each), 0),
    }))
    .sort((a, b) => b.shared - a.shared)
  const [best, second] = scored
  // Of two that share as much neither is surely meant, and no chip is better than one on something else.
  const isMeant =
    least === 0 ||
    (best && best.shared >= least && best.shared >= SHARED * said.size && best.shared > (second?.shared ?? 0))
  return isMeant ? best?.one : undefined
}

/** Its words and its figures, each once. */
const matterOf = (text: string): ReadonlySet<string> =>
  new Set([...contentStems(text).filter((stem) => !/\d/.test(stem)), ...(text.match(NUMBER) ?? [])])

const weightIn = (said: ReadonlySet<string>, each: string): number =>
  said.has(each) ? (/\d/.test(each) ? OF_A_FIGURE : 1) : 0
