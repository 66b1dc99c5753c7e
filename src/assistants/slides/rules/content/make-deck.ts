/** From a document to a deck of eighteen slides, or to the reason why there is none. */
import { type BookOfFacts, type OpenStudy, shownOf } from '#capabilities/study/index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Deck, DeckSlide, PlannedDeck, SlideSource } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { USUAL_MINUTES } from '../talk/talk-of.ts'
import { spoken } from '../words/clean.ts'
import { addAsked } from './asked.ts'
import { assetsOf } from './assets.ts'
import { asPoints, asTitle, type DeckPart, type Draft, PARTS, type SlidePlan } from './draft.ts'
import { fillWithSentences, nextFigure, nextFiller } from './fillers.ts'
import { agenda, opening, references, WORK_WORDS } from './front-and-back.ts'
import { type Material, openMaterial } from './material.ts'
import { type Filler, fillRoom, nextFacts, sayInTitles } from './more-facts.ts'
import { namesOf } from './names-of.ts'
import { conclusion, discussion, limits, timetable } from './plans-of-ending.ts'
import { gap, literature } from './plans-of-literature.ts'
import { analysis, design, ethics, instruments, sample } from './plans-of-methods.ts'
import {
  background,
  framework,
  objectives,
  outcomes,
  problem,
  questions,
  significance,
} from './plans-of-purpose.ts'
import { results } from './plans-of-results.ts'
import { leftOver } from './room.ts'
import { scriptOf } from './script-of.ts'
import { giveBack } from './take.ts'

/** In the order in which they take their sentences: the core of a defence before its surroundings. */
const DEFENCE: readonly SlidePlan[] = [
  objectives,
  questions,
  problem,
  design,
  sample,
  ...results,
  conclusion,
  discussion,
  analysis,
  framework,
  literature,
  significance,
  background,
]
const PROPOSAL: readonly SlidePlan[] = [
  objectives,
  questions,
  problem,
  design,
  sample,
  instruments,
  analysis,
  ethics,
  timetable,
  outcomes,
  limits,
  gap,
  framework,
  literature,
  significance,
  background,
]

/** In the order in which they are shown. */
const ORDER = [
  'background',
  'problem',
  'objectives',
  'questions',
  'significance',
  'literature',
  'gap',
  'framework',
  'design',
  'sample',
  'instruments',
  'analysis',
  'ethics',
  'result-1',
  'result-2',
  'result-3',
  'discussion',
  'outcomes',
  'timetable',
  'limits',
  'conclusion',
]
/** Title, outline and references are around them. */
const BETWEEN = SLIDES_IN_DECK - 3

const MOST_RESULTS_OF_PLAN = 3
/** A proposal that reports results has been carried out, whatever its cover says. */
export const isPlan = (book: BookOfFacts): boolean =>
  book.stage === 'proposal' &&
  shownOf(book, 'result').filter(({ evidence }) => /\d/.test(evidence.quote)).length <= MOST_RESULTS_OF_PLAN

type PlacedDraft = {
  id: string
  part: DeckPart
  kicker: string
  draft: Draft
  missing?: string
  asked?: SlideSource[]
}

/** The number of extra slides a student may choose from. */
const SPARES = 4

/** A deck with its alternatives. */
export function planDeck(study: OpenStudy, model: DocumentModel): PlannedDeck | 'too-little' {
  const made = thinkOut(study, model)
  return made ? { ...made.deck, spares: sparesOf(made) } : 'too-little'
}

export const makeDeck = (study: OpenStudy, model: DocumentModel): Deck | 'too-little' =>
  thinkOut(study, model)?.deck ?? 'too-little'

type ThoughtOut = { deck: Deck; material: Material; isProposal: boolean }

function thinkOut(study: OpenStudy, model: DocumentModel): ThoughtOut | undefined {
  const book = study.facts()
  const isProposal = isPlan(book)
  const material = openMaterial(study, assetsOf(model, study.reading))
  const plans = isProposal ? PROPOSAL : DEFENCE
  const filled: PlacedDraft[] = []
  const missing: SlidePlan[] = []
  for (const plan of plans) {
    const draft = plan.draft(material)
    if (draft) giveBack(material, leftOver(draft))
    if (draft) filled.push({ id: plan.id, part: plan.part, kicker: plan.kicker, draft })
    else missing.push(plan)
  }
  fillRoom(filled, material)
  const facts = new Set(book.facts.map(({ evidence }) => evidence.sentenceId))
  const firm = filled.filter((one) => ALWAYS.has(one.id) || isFirm(one, facts))
  const loose = filled.filter((one) => !firm.includes(one))
  for (const { draft } of loose) giveBack(material, [...draft.points, ...(draft.said ?? [])])
  const body = draftsInOrder(
    { firm, loose: plans.filter(({ id }) => loose.some((one) => one.id === id)), missing },
    material,
    isProposal,
  )
  if (!body) return undefined
  fillRoom(body, material)
  sayInTitles(body, material)
  fillRoom(body, material)
  fillWithSentences(body, material)
  addAsked(body, material)
  const title = titleWords(book.title || model.title || 'Untitled work')
  const authors = namesOf(study.reading.authors, title)
  const work = WORK_WORDS[book.stage ?? ''] ?? 'Presentation'
  const slides = withTitlesOfTheirOwn(body.map(slideFrom))
  const deck: Deck = {
    title,
    authors,
    work,
    language: 'en-GB',
    minutes: USUAL_MINUTES,
    slides: [opening(material, title, authors, work), agenda(slides), ...slides, references(material)],
  }
  return { deck, material, isProposal }
}

/** The document's other content, as separate slides; none is split to make one. */
function sparesOf({ deck, material, isProposal }: ThoughtOut): DeckSlide[] {
  const spares: PlacedDraft[] = []
  for (let number = 1; number <= SPARES; number++) {
    const filler = nextFiller(material, { isPlan: isProposal })
    if (!filler) break
    spares.push({ ...filler, id: `spare-${number}` })
  }
  addAsked(spares, material)
  return withTitlesOfTheirOwn([...deck.slides, ...spares.map(slideFrom)]).slice(deck.slides.length)
}

const LONGEST_TITLE = 200
const SMALL = new Set('a an and as at by for from in of on or the to with'.split(' '))
/** Titles printed in capitals on a cover are set in normal case. */
function titleWords(printed: string): string {
  const title = printed.replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, LONGEST_TITLE)
  if (/\p{Ll}/u.test(title)) return title
  return title
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}

/** A slide is firm when at least half of it states facts of the work; ordinary text around them is not. */
function isFirm(
  { draft: { points, metrics = [], visual } }: PlacedDraft,
  facts: ReadonlySet<string>,
): boolean {
  const stated = points.filter(({ sources }) => sources.some(({ sentenceId }) => facts.has(sentenceId)))
  return visual !== undefined || metrics.length > 0 || stated.length * 2 >= points.length
}

/** The background and the literature are always included; the rest fills positions that facts leave. */
const ALWAYS: ReadonlySet<string> = new Set(['background', 'literature'])

/** A missing slide gives its position to other content of the document; its sentence goes into that slide's notes. */
function draftsInOrder(
  {
    firm,
    loose,
    missing,
  }: { firm: readonly PlacedDraft[]; loose: readonly SlidePlan[]; missing: readonly SlidePlan[] },
  material: Material,
  isPlan: boolean,
): PlacedDraft[] | undefined {
  const chosen = firm.slice(0, BETWEEN)
  const left = [...missing]
  const waiting = [...loose]
  const figure = chosen.length < BETWEEN ? nextFigure(material) : undefined
  if (figure) chosen.push({ ...figure, id: 'figure' })
  for (let number = 1; chosen.length < BETWEEN; number++) {
    const stated = nextFacts(material, 2, { isPlan })
    const plan = stated ? undefined : waiting.shift()
    const draft = plan?.draft(material)
    if (plan) {
      if (draft) chosen.push({ id: plan.id, part: plan.part, kicker: plan.kicker, draft })
      continue
    }
    const filler = stated ?? nextFiller(material, { isPlan }) ?? halfOf(chosen)
    if (!filler) return undefined
    const absent = left.shift()
    chosen.push({ ...filler, id: `more-${number}`, ...(absent && { missing: absent.missing }) })
  }
  const place = ({ id, part }: PlacedDraft) =>
    PARTS.indexOf(part) * 100 + (ORDER.includes(id) ? ORDER.indexOf(id) : 90)
  return chosen.sort((a, b) => place(a) - place(b))
}

/** A short document has less for each slide: the fullest one is split in two. */
function halfOf(placed: readonly PlacedDraft[]): Filler | undefined {
  const full = placed
    .filter(({ draft: { form, points } }) => form !== 'flow' && form !== 'visual' && points.length >= 2)
    .sort((a, b) => b.draft.points.length - a.draft.points.length)[0]
  if (!full) return undefined
  const points = full.draft.points.splice(Math.ceil(full.draft.points.length / 2))
  if (full.draft.points.length === 1 && full.draft.form !== 'metrics') full.draft.form = 'statement'
  const draft = asPoints(
    points,
    `There is more to say on the ${full.kicker.toLowerCase().replace(/\s*\d+$/, '')}`,
  )
  return draft && { part: full.part, kicker: full.kicker, draft }
}

const FURTHER: Record<string, readonly string[]> = {
  Results: [
    'The data also give these answers',
    'These answers follow from the data',
    'The data also show this point',
  ],
  Methods: ['The study also follows these steps', 'These steps are also part of the study'],
}
/** If two slides would have the same title, the later one is named after its content. */
function withTitlesOfTheirOwn(slides: readonly DeckSlide[]): DeckSlide[] {
  const known = new Set<string>()
  return slides.map((slide) => {
    const names = [
      slide.title,
      ...slide.points.flatMap((point) => asTitle(point) ?? []),
      ...(FURTHER[slide.part] ?? []),
      `${slide.kicker}: ${slide.title.replace(/^./u, (letter) => letter.toLowerCase())}`,
    ]
    const title = names.find((name) => !known.has(name.toLowerCase())) ?? slide.title
    known.add(title.toLowerCase())
    return { ...slide, title }
  })
}

function slideFrom({ id, part, kicker, draft, missing, asked = [] }: PlacedDraft): DeckSlide {
  return {
    id,
    part,
    kicker,
    title: draft.title,
    form: draft.form,
    points: draft.points,
    metrics: draft.metrics ?? [],
    ...(draft.visual && { visual: draft.visual }),
    ...(missing && { missing }),
    script: [
      ...scriptOf(draft),
      ...asked.map((source) => ({ text: spoken(source.quote), sources: [source], asked: true })),
    ],
  }
}
