/** The first two slides and the last: made from the deck itself, and from the reference list. */
import type { DeckSlide, Point } from '../deck/deck.ts'
import { PARTS } from './draft.ts'
import type { Material } from './material.ts'

export const WORK_WORDS: Record<string, string> = {
  thesis: 'Thesis defence',
  paper: 'Research paper',
  proposal: 'Research proposal',
  chapter: 'Chapter of a thesis',
  'literature-review': 'Review of literature',
}

const nothing = { points: [], metrics: [], script: [] } satisfies Partial<DeckSlide>

export function opening(
  material: Material,
  title: string,
  authors: readonly string[],
  work: string,
): DeckSlide {
  const pages = material.study.reading
  return {
    ...nothing,
    id: 'title',
    part: 'Opening',
    kicker: work,
    title,
    form: 'opening',
    points: authors.length > 0 ? [{ text: authors.slice(0, 4).join(', '), sources: [] }] : [],
    script: [
      { text: `Good morning. My study is called: ${title}.`, sources: [] },
      { text: 'Thank you for reading it. I look forward to your questions.', sources: [] },
    ],
    ...(authors.length === 0 && pages && { missing: 'I found no author’s name. Add yours on this slide.' }),
  }
}

/** `slides`: the ones that follow, in order. */
export function agenda(slides: readonly Pick<DeckSlide, 'part'>[]): DeckSlide {
  const parts = PARTS.filter((part) => part !== 'Opening' && slides.some((slide) => slide.part === part))
  return {
    ...nothing,
    id: 'agenda',
    part: 'Opening',
    kicker: 'Outline',
    title: `The talk has ${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][parts.length]} part${parts.length === 1 ? '' : 's'}`,
    form: 'agenda',
    points: parts.map((part) => ({ text: part, sources: [] })),
    script: [
      {
        text: `I will go through ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}, in this order.`,
        sources: [],
      },
    ],
  }
}

const MOST_ENTRIES = 6
const LONGEST_ENTRY = 150

export function references(material: Material): DeckSlide {
  const { list, mostCited } = material.study.references()
  const chosen = [...new Set([...mostCited.map(({ entry }) => entry), ...list.entries])]
    .map((entry) => ({
      text: entry.text
        .replace(/\s+/g, ' ')
        .replace(/^(?:\[\d+\]|\d+[.)])\s*/, '')
        .trim(),
      source: { ...entry.evidence },
    }))
    .filter(({ text }) => text.length >= 30 && text.length <= LONGEST_ENTRY * 1.6)
    .slice(0, MOST_ENTRIES)
  const points: Point[] = chosen.map(({ text, source }) => ({
    text: shortEntry(text),
    sources: [source],
  }))
  return {
    ...nothing,
    id: 'references',
    part: 'Conclusion',
    kicker: 'References',
    title: points.length > 0 ? 'The study draws on these sources' : 'Thank you',
    form: points.length > 0 ? 'references' : 'statement',
    points: points.length > 0 ? points : [{ text: 'I am ready for your questions', sources: [] }],
    script: [{ text: 'Thank you for your attention. I am ready for your questions.', sources: [] }],
    ...(points.length === 0 && {
      missing: 'I found no reference list in your document, so this slide lists none.',
    }),
  }
}

/** When an address is removed, so are the words that introduce it. */
const LEADS_NOWHERE =
  /[\s.,;]*(?:\[online\]|available (?:at|from|online)|retrieved from|accessed (?:at|from))[\s.:]*$/i
function withoutLooseEnd(text: string): string {
  const cut = text.replace(LEADS_NOWHERE, '')
  return cut === text ? text : `${withoutLooseEnd(cut).replace(/[\s.,;:]+$/, '')}.`
}

/** Cut after a part of the entry, never inside a word. */
export const shortEntry = (text: string): string => withoutLooseEnd(cutEntry(text))
function cutEntry(text: string): string {
  if (text.length <= LONGEST_ENTRY) return text
  const cut = text.slice(0, LONGEST_ENTRY)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf(', '), cut.lastIndexOf(': '))
  return end > 60 ? `${cut.slice(0, end)}.` : `${cut.replace(/\s+\S*$/, '')}…`
}
