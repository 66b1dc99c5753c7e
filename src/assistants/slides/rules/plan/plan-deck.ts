/**
 * From the record of a study to a deck of eighteen slides: the question, how it was answered, each result with its
 * figure and its table, what it means, its limits, and the answer. What nobody filled is left to the student.
 */
import type { OpenStudy } from '#capabilities/study/index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Deck, DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { minutesFilled } from '../talk/talk-of.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import { answerSlide, panelQuestions } from './answers.ts'
import { agenda } from './around/agenda.ts'
import { coverOfWork } from './around/cover.ts'
import { opening, WORK_WORDS } from './around/opening.ts'
import { references } from './around/references.ts'
import { continued } from './continued.ts'
import { type Draft, isStatable, PARTS } from './draft.ts'
import { figureSlides } from './figures.ts'
import { goalsOf } from './goals.ts'
import { literatureSlide } from './literature.ts'
import { lastWords, withMoreToSay } from './more-to-say.ts'
import { ownPoints } from './own-points.ts'
import { ownSections } from './own-sections.ts'
import { purposeSlides } from './purpose.ts'
import { leadOf, numbered, resultSlides } from './results/result-slides.ts'
import { sampleSlide } from './sample-slide.ts'
import { scheduleSlides } from './schedule.ts'
import { SLOT_SLIDES } from './slot-slides.ts'
import { slotSlide } from './slots.ts'
import { systemSlides } from './system-slides.ts'
import { themeSlides, voicesSlide } from './themes.ts'
import { openWork, type Work, type WorkKind } from './work.ts'

/** Title, outline and references are around them. */
const BETWEEN = SLIDES_IN_DECK - 3
const SPARES = 6
const MOST_OFFERED = 20
/** A shorter document is no work that could be presented. */
const LEAST_SENTENCES = 12
const LEAST_OWN = 1
/** Prompts beyond these make no deck, as long as the work has more to say. */
const MOST_ASKS = 3
/** What the work says is shown before what it might say. */
const LESS_WHERE_ASKED = 30
const MOST_RESULTS = 6
/** With these told, how they were come by is told before what else was found on the same. */
const FIRST_RESULTS = 4
const FURTHER_RESULT = 60
const placeOfResult = (id: string): number => Number(id.match(/^result-(\d+)$/)?.[1] ?? 0)

/** The order of the talk. Numbered slides stand where their first one stands. */
const ORDER = [
  'background',
  'problem',
  'today',
  'gap',
  'literature',
  'aim',
  'objectives',
  'questions',
  'hypotheses',
  'significance',
  'scope',
  'requirements',
  'design',
  'sampling',
  'sample',
  'instruments',
  'architecture',
  'tools',
  'figure',
  'analysis',
  'ethics',
  'profile',
  'built',
  'result',
  'shown',
  'voices',
  'tests',
  'timetable',
  'budget',
  'targets',
  'outcomes',
  'section',
  'answers',
  'conclusion',
  'limits',
  'recommendations',
]

export function planDeck(study: OpenStudy, model: DocumentModel): PlannedDeck | 'too-little' {
  const work = openWork(study, model)
  const drafts = draftsOf(work)
  const isProse = study.reading.sentences.length >= LEAST_SENTENCES
  if (!isProse || drafts.filter(({ ask }) => !ask).length < LEAST_OWN) return 'too-little'
  const chosen = choose(drafts, work.kind)
  // What a model read is offered whole: it chooses.
  const isRead = work.record.slots.results.entries.some(({ by }) => by === 'model')
  const spares = [...drafts, ...ownPoints(work.kind)]
    .filter((draft) => !chosen.some(({ id }) => id === draft.id))
    .filter((draft, at) => at < SPARES || (isRead && draft.id.startsWith('result-') && at < MOST_OFFERED))
  const told = new Set([
    ...work.used,
    ...drafts.flatMap(({ script }) =>
      script.flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)),
    ),
  ])
  // What goes on stands behind its first slide.
  const places = new Map(drafts.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: Draft) => places.get(id) ?? places.get(id.replace(/-2$/, '')) ?? drafts.length
  const kept = chosen.toSorted((a, b) => placeOf(a) - placeOf(b))
  const slides = named(inOrder(kept).map((draft) => withMoreToSay(slideOf(draft), work, told)))
  const cover = coverOfWork(work)
  const { title, authors } = cover
  const kind = WORK_WORDS[stageOf(work)] ?? 'Presentation'
  const all = [opening(cover, kind), agenda(slides), ...slides, lastWords(references(work), slides)]
  return {
    title: title ?? 'Untitled work',
    authors,
    work: kind,
    language: 'en-GB',
    minutes: minutesFilled({ slides: all }),
    panel: panelQuestions(work, slides),
    slides: all,
    spares: named([...slides, ...spares.map(slideOf)]).slice(slides.length),
    ...offered([...kept, ...spares]),
  }
}

export function makeDeck(study: OpenStudy, model: DocumentModel): Deck | 'too-little' {
  const plan = planDeck(study, model)
  if (plan === 'too-little') return plan
  const { spares: _, tables: __, ...deck } = plan
  return deck
}

/** A thesis calls itself one on its first pages; a report of an internship does not defend one. */
function stageOf({ record, kind, model }: Work): string {
  const stage = record.stage ?? ''
  if (stage === 'proposal' && kind !== 'proposal') return 'reported'
  if (stage !== 'thesis') return stage
  const front = model.blocks
    .slice(0, FRONT)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  if (/\binternship report\b/.test(front)) return 'internship'
  return /\b(?:thesis|dissertation)\b/.test(front) ? stage : 'reported'
}
const FRONT = 40

/** In the order in which they take their sentences: the core of a talk before its surroundings. */
function draftsOf(work: Work): Draft[] {
  const purpose = purposeSlides(work)
  const themes = themeSlides(work)
  const results = themes.length > 1 ? undefined : resultSlides(work)
  const system = systemSlides(work)
  // The weightiest take their sentences first.
  const slot = SLOT_SLIDES.filter(({ id }) => !system.some((one) => one.id === id))
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap((slide) => slotSlide(slide, work) ?? [])
  const sample = sampleSlide(work)
  const figures = figureSlides(work)
  const schedule = scheduleSlides(work)
  const voices = themes.length > 1 ? undefined : voicesSlide(work)
  const literature = literatureSlide(work)
  const answers = results && answerSlide(goalsOf(work), results.answered)
  // Screens of a system are its results: nothing is asked for beside them.
  const isBuilt = work.kind === 'software' && figures.some(({ part }) => part === 'Results')
  const resulted = results?.slides ?? numbered([...leadOf(work), ...themes])
  const concluded = slot.find(({ id, ask }) => id === 'conclusion' && !ask)?.title
  // What the conclusion says in the same words is left to it.
  const told = resulted.filter(({ title, visual }) => visual || title !== concluded)
  const found = (told.length > 0 && told.length < resulted.length ? numbered(told) : resulted).filter(
    ({ ask }) => !(ask && isBuilt),
  )
  // Where the work tells its background and no problem, it has none to be asked for.
  const isTold = slot.some(({ part, ask }) => part === 'Background' && !ask)
  const own = [
    ...purpose,
    ...(work.kind === 'proposal' ? [] : found),
    ...(results?.profile ? [results.profile] : []),
    ...system,
    ...slot.filter(({ id, ask }) => !(ask && id === 'problem' && isTold)),
    ...(sample ? [sample] : []),
    ...figures,
    ...schedule,
    ...(voices ? [voices] : []),
    ...(literature ? [literature] : []),
    ...(answers ? [answers] : []),
  ]
  return [...own, ...ownSections(work, Math.max(SPARES, BETWEEN + SPARES - own.length))]
}

function choose(drafts: readonly Draft[], kind: WorkKind): Draft[] {
  const first = new Set(
    drafts.filter(({ id }) => placeOfResult(id) <= FIRST_RESULTS).map(({ kicker }) => kicker),
  )
  const worthOf = ({ id, kicker, worth, ask }: Draft) =>
    ask
      ? worth - LESS_WHERE_ASKED
      : placeOfResult(id) > FIRST_RESULTS && first.has(kicker)
        ? Math.min(worth, FURTHER_RESULT)
        : worth
  const ranked = drafts.toSorted((a, b) => worthOf(b) - worthOf(a))
  const chosen: Draft[] = []
  const count = (is: (draft: Draft) => boolean) => chosen.filter(is).length
  const isResult = ({ id }: Draft) => id.startsWith('result-')
  const add = (draft: Draft) => {
    if (chosen.length < BETWEEN && !chosen.some(({ id }) => id === draft.id)) chosen.push(draft)
  }
  for (const draft of ranked) {
    if (draft.ask && (draft.worth < OWED || count(({ ask }) => ask !== undefined) >= MOST_ASKS)) continue
    if (isResult(draft) && count(isResult) >= MOST_RESULTS) continue
    if (draft.worth >= FILLS) add(draft)
  }
  // A short work: results that had no place before, what its slides had no room for, then prompts.
  for (const draft of ranked) if (!draft.ask && draft.worth >= FILLS) add(draft)
  for (const draft of [...chosen]) {
    const both = chosen.length < BETWEEN ? continued(draft) : undefined
    if (both) chosen.splice(chosen.indexOf(draft), 1, ...both)
  }
  for (const draft of ranked) if (!draft.ask) add(draft)
  for (const draft of [...ranked, ...ownPoints(kind)]) add(draft)
  return chosen
}

/** What others wrote about the matter stands behind what the work itself goes on to say. */
const FILLS = 20

/** What no talk can do without: objectives, the main result, the answer. */
const OWED = 96

function inOrder(drafts: readonly Draft[]): Draft[] {
  const place = ({ id, part, like }: Draft) => {
    if (like) return PARTS.indexOf(part) * 1000 + ORDER.indexOf(like) * 10 + 5
    const at = ORDER.indexOf(id.replace(/(?:-\d+)+$/, ''))
    // Sections of the background lead to the problem, and those of the end follow from the conclusion.
    if (id.startsWith('section-') && part === 'Background') return PARTS.indexOf(part) * 1000 + 5
    if (id.startsWith('section-') && part === 'Conclusion')
      return PARTS.indexOf(part) * 1000 + ORDER.indexOf('conclusion') * 10 + 5
    return PARTS.indexOf(part) * 1000 + (at < 0 ? 500 : at * 10)
  }
  return drafts
    .map((draft, at) => ({ draft, at }))
    .sort((a, b) => place(a.draft) - place(b.draft) || a.at - b.at)
    .map(({ draft }) => draft)
}

const slideOf = ({ worth: _, like: __, table: ___, ...slide }: Draft): DeckSlide => slide

/** Each table once, with the slides whose results stand in it. */
function offered(drafts: readonly Draft[]): Pick<PlannedDeck, 'tables'> {
  const tables: NonNullable<PlannedDeck['tables']> = []
  for (const { id, table } of drafts) {
    const same = tables.find(
      ({ visual }) => table && JSON.stringify(visual.rows) === JSON.stringify(table.rows),
    )
    if (same) same.of.push(id)
    else if (table) tables.push({ id: `table-${tables.length + 1}`, of: [id], visual: table })
  }
  return tables.length > 0 ? { tables } : {}
}

/** No two slides have one headline: another of its lines is set large, or it goes on. */
function named(slides: readonly DeckSlide[]): DeckSlide[] {
  const known = new Set<string>()
  const isNew = (title: string) => !known.has(title.toLowerCase())
  return slides.map((slide) => {
    const other = isNew(slide.title) ? undefined : withOtherTitle(slide, isNew)
    const next = `${slide.title}, continued`
    const titles = [slide.title, next, ...[2, 3, 4, 5, 6].map((n) => `${next} (${n})`)]
    const found = other ?? { ...slide, title: titles.find(isNew) ?? slide.title }
    known.add(found.title.toLowerCase())
    return found.title === slide.title ? slide : found
  })
}

function withOtherTitle(slide: DeckSlide, isNew: (title: string) => boolean): DeckSlide | undefined {
  const { points, title, visual, whole, titleChosen } = slide
  const first = points.find(({ text, head }) => !head && isNew(text) && isStatable(text) && isSentence(text))
  if (!first || visual || whole || titleChosen || !isSentence(title)) return undefined
  const others = points.filter((point) => point !== first && point.text !== title)
  return { ...slide, title: first.text, form: 'statement', points: [first, ...others] }
}
const isSentence = (text: string): boolean => hasPlainVerb(text)
