/** The last slide: made of the reference list. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DeckSlide, Point } from '../../deck/deck.ts'
import type { Work } from '../work.ts'
import { nothing } from './nothing.ts'

const MOST_ENTRIES = 6
const LONGEST_ENTRY = 150
/** In letters, all entries of the slide together. */
const ROOM = MOST_ENTRIES * LONGEST_ENTRY

/** Only works the text cites, the most cited first, and only entries that are shown whole. */
export function references({ study, model, subject }: Work): DeckSlide {
  const { list, mostCited, cited } = study.references()
  let room = ROOM
  const used = [...new Set([...mostCited, ...cited].map(({ entry }) => entry))]
  // Where the text cites in a way that was not followed, the list itself is all there is.
  const entries = (used.length > 1 ? used : list.entries)
    .filter((entry) => !list.doubtful.has(entry) && !ADVERTISES.test(entry.text))
    .map(({ text, evidence }) => ({ text: shownEntry(text), sources: [{ ...evidence }] }))
  const ofSubject = ({ text }: Point) => contentStems(text).some((stem) => subject.has(stem))
  const isListed = study.reading.sections.some(({ title }) => IS_LIST.test(title))
  // First what is about the matter of the work.
  const points: Point[] = (entries.length > 0 ? entries : printedEntries(model))
    .toSorted((a, b) => Number(ofSubject(b)) - Number(ofSubject(a)))
    .filter(({ text }) => isWholeEntry(text) && !GARBLED.test(text))
    .filter(({ text }) => {
      const fits = text.length <= room
      if (fits) room -= text.length
      return fits
    })
    .slice(0, MOST_ENTRIES)
  // One entry is not what the work rests on.
  if (points.length === 1) points.pop()
  return {
    ...nothing,
    id: 'references',
    part: 'Conclusion',
    kicker: 'References',
    title:
      points.length === 0 ? 'Thank you' : used.length > 1 ? 'Main references' : 'From the reference list',
    form: points.length > 0 ? 'references' : 'statement',
    points: points.length > 0 ? points : [{ text: 'I am ready for your questions', sources: [] }],
    script: [{ text: 'Thank you for your attention. I am ready for your questions.', sources: [], from: 10 }],
    ...(points.length === 0 &&
      list.entries.length === 0 && {
        missing: isListed
          ? 'I could not read the entries of your reference list, so this slide lists none.'
          : 'I found no reference list in your document, so this slide lists none.',
      }),
  }
}

/** A list in a style that was not read entry by entry: its paragraphs, each with a number of its own. */
const printedEntries = ({ sections, blocks }: DocumentModel): Point[] => {
  const ids = new Set(sections.filter(({ title }) => IS_LIST.test(title)).map(({ id }) => id))
  return blocks
    .filter(({ section, text }) => ids.has(section) && /^\s*\[\d+\]/.test(text))
    .map(({ id, page, text }) => ({
      text: shownEntry(text),
      sources: [{ sentenceId: id, page, quote: text }],
    }))
}
const IS_LIST = /^\W*(?:\d+\.?\s*)?(?:list of )?(?:references?|bibliography|works cited)\b/i

/** A publisher's advertisement that a program of references took for a title. */
const ADVERTISES =
  /\bWe are \p{Lu}|\b(?:world\s?[’']\s?s leading|top 1 ?%|click here|subscribe|download (?:free|now))\b/iu
/** "… et al., ... & Banda, P.", "… 90. Chapter 6": what stands between entries. */
const GARBLED =
  /et al\.,? (?:\p{Ll}\. |\p{Lu}\p{Ll}+\. ?\()|et al\.?,? ?(?:\. ?){2,}|, ?(?:\. ?){3}|\bChapter \d+\.?$/u
/** When an address is removed, so are the words that introduce it. */
const LEADS_NOWHERE =
  /[\s.,;]*(?:\[online\]|available (?:at|from|online)|retrieved from|accessed (?:at|from))[\s.:]*$/i
function withoutLooseEnd(text: string): string {
  const cut = text.replace(LEADS_NOWHERE, '')
  return cut === text ? text : `${withoutLooseEnd(cut).replace(/[\s.,;:]+$/, '')}.`
}

/** Without its number and with few authors; nothing else is cut off. */
export const shownEntry = (text: string): string =>
  withoutLooseEnd(
    withFewAuthors(
      text
        .replace(/\s+/g, ' ')
        .replace(/^(?:\[\d+\][.:]?|\d+[.)])\s*/, '')
        .trim(),
    ),
  )

const LONGEST_SHOWN = 240
/** It has a date, and it ends as an entry ends. */
const isWholeEntry = (text: string) =>
  text.length >= 30 &&
  text.length <= LONGEST_SHOWN &&
  /\d{4}/.test(text) &&
  /(?:[.)\]”"’]|[\d/]\S*)$/.test(text) &&
  !/\b(?:In|and|pp?|vol)[.:]?$/i.test(text)

/** Of four authors and more, the first is named, so that the title has room. */
const withFewAuthors = (text: string): string =>
  text.length <= LONGEST_ENTRY
    ? text
    : text.replace(
        /^(\p{L}[\p{L}'’ -]+,(?: ?\p{Lu}\.-?)+)(?:,?(?: (?:and|&))? ?\p{L}[\p{L}'’ -]+,(?: ?\p{Lu}\.-?)+){3,}/u,
        '$1 et al.',
      )
