/** The first two slides and the last: made from the record, from the deck itself, and from the reference list. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DeckSlide, Point } from '../deck/deck.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import { PARTS } from './draft.ts'
import { isHeadline, TITLE_LETTERS } from './stated.ts'
import type { Work } from './work.ts'

export const WORK_WORDS: Record<string, string> = {
  thesis: 'Thesis defence',
  paper: 'Research paper',
  proposal: 'Research proposal',
  chapter: 'Chapter of a thesis',
  'literature-review': 'Review of literature',
  reported: 'Research project',
}

const nothing = { points: [], metrics: [], script: [] } satisfies Partial<DeckSlide>

type Cover = {
  title: string | undefined
  /** Lines of the file that may be the title, where it is not certain. */
  titles: readonly string[]
  authors: readonly string[]
  /** Names that may be the author's. */
  people: readonly string[]
  supervisors: readonly string[]
  institution?: string | undefined
  year?: string | undefined
}

export const NO_TITLE = '[ The title of your work ]'
const NO_NAME = '[ Your name ]'

/** Who wrote it and who supervised it are told apart; a title or a name that is not certain is asked for, and never guessed. */
export function opening(
  { title, titles, authors, people, supervisors, institution, year }: Cover,
  work: string,
): DeckSlide {
  const lines = [
    authors.length > 0 ? authors.slice(0, 4).join(', ') : NO_NAME,
    supervisors.length > 0
      ? `Supervised by ${supervisors
          .slice(0, 3)
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1')}`
      : '',
    [institution, year].filter(Boolean).join(', '),
  ].filter(Boolean)
  const candidate = (text: string) => ({ text, sources: [] })
  return {
    ...nothing,
    id: 'title',
    part: 'Opening',
    kicker: work,
    title: title ?? NO_TITLE,
    form: 'opening',
    points: lines.map((text) => ({ text, sources: [] })),
    ...(title === undefined
      ? { ask: { says: 'The title of your work', candidates: titles.map(candidate) } }
      : authors.length === 0 && {
          ask: {
            says: 'Your name, as it should stand on the first slide',
            candidates: people.slice(0, 3).map(candidate),
          },
        }),
    script: [
      { text: title ? `Good morning. My work is called: ${title}.` : 'Good morning.', sources: [], from: 10 },
      ...(supervisors.length > 0
        ? [{ text: `I was supervised by ${supervisors.slice(0, 2).join(' and ')}.`, sources: [], from: 20 }]
        : []),
      { text: 'Thank you for taking the time to listen to me.', sources: [], from: 15 },
    ],
  }
}

/** What the student says where the first slide asks: its title, or a name. */
export function openingWith(slide: DeckSlide, words: string | undefined): DeckSlide {
  const said = words?.replace(/\s+/g, ' ').trim()
  if (!slide.ask || !said) return slide
  const { ask: _, ...rest } = slide
  if (slide.title !== NO_TITLE)
    return {
      ...rest,
      points: rest.points.map((point) =>
        point.text === NO_NAME ? { ...point, text: said, edited: true } : point,
      ),
    }
  return {
    ...rest,
    title: said,
    titleChosen: true,
    script: [
      { text: `Good morning. My work is called: ${said}.`, sources: [], from: 10 },
      ...rest.script.slice(1),
    ],
  }
}

type InAgenda = Pick<DeckSlide, 'id' | 'part' | 'title' | 'kicker' | 'points' | 'ask' | 'visual' | 'metrics'>

/** What is said in each part, in the words of its slides. `slides`: the ones that follow, in order. */
export function agenda(slides: readonly InAgenda[]): DeckSlide {
  const parts = PARTS.filter((part) => part !== 'Opening' && slides.some((slide) => slide.part === part))
  const all = parts.map((part) =>
    partPoint(
      part,
      slides.filter((slide) => slide.part === part && !slide.ask),
    ),
  )
  // A part that only waits for the student, or tells nothing short, is not announced by its bare name.
  const saying = all.filter(({ head }) => head !== undefined)
  const told = saying.length >= LEAST_TOLD ? saying : all
  return {
    ...nothing,
    id: 'agenda',
    part: 'Opening',
    kicker: 'Outline',
    title: 'Outline',
    form: 'agenda',
    points: told,
    script: [
      {
        text: `I will take you through ${parts
          .map((part) => part.toLowerCase())
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1')}, in this order.`,
        sources: [],
        from: 10,
      },
      ...told.flatMap(({ head, text, sources }) =>
        head && sources.length > 0
          ? [{ text: `Under ${head.toLowerCase()} you will hear this: ${text}.`, sources, from: 15 }]
          : [],
      ),
    ],
  }
}

type Told = { text: string; sources: Point['sources']; isMatter?: boolean }

/**
 * What its main slides say, a short line before a long one, else what its others say. Objectives without an aim are counted; the
 * caption of a table says what it is about, and no result.
 */
function partPoint(part: string, slides: readonly InAgenda[]): Point {
  // A sentence of the author says more of the results than the largest cell of one table.
  const main = slides
    .filter(({ id }) => TELLS[part]?.test(id) ?? false)
    .toSorted((a, b) => Number(a.visual !== undefined) - Number(b.visual !== undefined))
  // What stands under another slide's name is not what the work comes to.
  const others = part === 'Conclusion' ? [] : slides.filter((slide) => !main.includes(slide))
  const [counted] = LISTS.flatMap((list): Told[] => {
    const { length } = slides
      .filter(({ id }) => id.replace(/-\d$/, '') === list)
      .flatMap(({ points }) => points)
    return part === 'Purpose' && length > 1
      ? [{ text: `${length} ${list}`, sources: [], isMatter: true }]
      : []
  })
  const said = [...linesOf(main, part), ...(counted ? [counted] : []), ...linesOf(others, part)]
  const line = LENGTHS.flatMap((most) => said.find((one) => isTold(one, most)) ?? [])[0]
  return line
    ? { head: part, text: line.text, computed: true, sources: line.sources }
    : { text: part, sources: [] }
}

function linesOf(slides: readonly InAgenda[], part: string): Told[] {
  const isMatter = ({ id, visual }: InAgenda) =>
    id === 'literature' ||
    (id === 'aim' && part === 'Purpose') ||
    (part !== 'Results' && (visual !== undefined || /^(?:section|figure)-/.test(id)))
  const titles = slides.map((slide) => ({
    text: slide.title,
    sources: firstSource(slide),
    isMatter: isMatter(slide),
  }))
  const points = part === 'Purpose' ? [] : slides.flatMap((slide) => slide.points.slice(0, MOST_LOOKED_AT))
  return [...titles, ...points.filter(({ head }) => !head)]
}
const MOST_LOOKED_AT = 2
const TELLS: Readonly<Record<string, RegExp>> = {
  Background: /^problem$/,
  Literature: /^literature$/,
  Purpose: /^(?:aim|objectives|questions)$/,
  Methods: /^(?:design|sampling|sample)$/,
  Results: /^(?:result-|shown-|tests$)/,
  Plan: /^outcomes$/,
  Conclusion: /^(?:conclusion|answers)$/,
}
const LEAST_TOLD = 3
const LISTS = ['objectives', 'questions'] as const
/** The second is for a part that says nothing shorter. */
const LENGTHS = [110, 160] as const
const isTold = ({ text, isMatter }: Told, most: number): boolean =>
  text.length <= most &&
  (isMatter ||
    (!/^(?:“|(?:what|how|who|to)\b)/i.test(text) &&
      (isHeadline(text) || (text.length > TITLE_LETTERS && hasPlainVerb(text)))))
const firstSource = ({ points, visual, metrics }: InAgenda) =>
  [
    ...(visual?.sources ?? []),
    ...metrics.flatMap(({ sources }) => sources),
    ...points.flatMap(({ sources }) => sources),
  ].slice(0, 1)

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
    title: points.length > 0 ? 'Main references' : 'Thank you',
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
const GARBLED = /et al\.?,? ?(?:\. ?){2,}|, ?(?:\. ?){3}|\bChapter \d+\.?$/u
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
