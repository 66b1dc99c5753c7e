/** From a document to a deck of eighteen slides, or to the reason why there is none. */
import { type BookOfFacts, shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Deck, DeckSlide, Source } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { spoken } from '../words/clean.ts'
import { assetsOf } from './assets.ts'
import { asPoints, type Draft, PARTS, type Part, type Plan } from './draft.ts'
import { nextFiller } from './fillers.ts'
import { agenda, opening, references, WORK_WORDS } from './front-and-back.ts'
import { type Material, openMaterial, sourceOfFact } from './material.ts'
import { BELONGS_TO, type Filler, fillRoom } from './more-facts.ts'
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
import { scriptOf } from './script-of.ts'

/** In the order in which they take their sentences: what a defence stands on comes before what surrounds it. */
const DEFENCE: readonly Plan[] = [
  objectives,
  questions,
  problem,
  design,
  sample,
  ...results,
  conclusion,
  discussion,
  analysis,
  literature,
  framework,
  significance,
  background,
]
const PROPOSAL: readonly Plan[] = [
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
  literature,
  framework,
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
/** Title, outline and references stand round them. */
const BETWEEN = SLIDES_IN_DECK - 3

const MOST_ASKED = 8

const MOST_RESULTS_OF_PLAN = 3
/** A proposal that reports what came out has been carried out, whatever its cover says. */
export const isPlan = (book: BookOfFacts): boolean =>
  book.stage === 'proposal' &&
  shownOf(book, 'result').filter(({ evidence }) => /\d/.test(evidence.quote)).length <= MOST_RESULTS_OF_PLAN

type Placed = { id: string; part: Part; kicker: string; draft: Draft; missing?: string; asked?: Source[] }

export function makeDeck(study: OpenStudy, model: DocumentModel): Deck | 'too-little' {
  const book = study.facts()
  const isProposal = isPlan(book)
  const material = openMaterial(study, assetsOf(model, study.reading))
  const plans = isProposal ? PROPOSAL : DEFENCE
  const filled: Placed[] = []
  const missing: Plan[] = []
  for (const plan of plans) {
    const draft = plan.draft(material)
    if (draft) filled.push({ id: plan.id, part: plan.part, kicker: plan.kicker, draft })
    else missing.push(plan)
  }
  for (const { id, draft } of filled) fillRoom(id, draft, material)
  const body = inOrder(filled, missing, material, isProposal)
  if (!body) return 'too-little'
  addToScripts(body, material)
  const title = (book.title || model.title || 'Untitled work').replace(/\s+/g, ' ').trim().slice(0, 200)
  const work = WORK_WORDS[book.stage ?? ''] ?? 'Presentation'
  const slides = body.map(slideFrom)
  return {
    title,
    authors: study.reading.authors,
    work,
    language: 'en-GB',
    slides: [
      opening(material, title, study.reading.authors, work),
      agenda(slides),
      ...slides,
      references(material),
    ],
  }
}

/** What is missing gives its place to what else the document says; its sentence goes into the notes of that slide. */
function inOrder(
  filled: Placed[],
  missing: readonly Plan[],
  material: Material,
  isPlan: boolean,
): Placed[] | undefined {
  const chosen = filled.slice(0, BETWEEN)
  const left = [...missing]
  for (let number = 1; chosen.length < BETWEEN; number++) {
    const filler = nextFiller(material, { isPlan, turn: number - 1 }) ?? halfOf(chosen)
    if (!filler) return undefined
    const absent = left.shift()
    chosen.push({ ...filler, id: `more-${number}`, ...(absent && { missing: absent.missing }) })
  }
  const place = ({ id, part }: Placed) =>
    PARTS.indexOf(part) * 100 + (ORDER.includes(id) ? ORDER.indexOf(id) : 90)
  return chosen.sort((a, b) => place(a) - place(b))
}

/** A short document says less on each slide: the fullest one is told on two. */
function halfOf(placed: readonly Placed[]): Filler | undefined {
  const full = placed
    .filter(({ draft: { form, points } }) => form !== 'flow' && form !== 'visual' && points.length >= 2)
    .sort((a, b) => b.draft.points.length - a.draft.points.length)[0]
  if (!full) return undefined
  const points = full.draft.points.splice(Math.ceil(full.draft.points.length / 2))
  if (full.draft.points.length === 1 && full.draft.form !== 'metrics') full.draft.form = 'statement'
  const draft = asPoints(points, `${full.kicker}: this is said as well`)
  return draft && { part: full.part, kicker: full.kicker, draft }
}

function addToScripts(placed: Placed[], { book }: Material): void {
  const said = new Set(
    placed.flatMap(({ draft }) =>
      scriptOf(draft).flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)),
    ),
  )
  for (const one of placed) {
    const kinds = BELONGS_TO[one.id] ?? []
    const more = kinds
      .flatMap((kind) => shownOf(book, kind))
      .map(sourceOfFact)
      .filter(({ sentenceId }) => !said.has(sentenceId))
    const once = [...new Map(more.map((source) => [source.sentenceId, source])).values()].slice(0, MOST_ASKED)
    for (const { sentenceId } of once) said.add(sentenceId)
    one.asked = once
  }
}

function slideFrom({ id, part, kicker, draft, missing, asked = [] }: Placed): DeckSlide {
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
      ...asked.map((source) => ({ text: `If you are asked: ${spoken(source.quote)}`, sources: [source] })),
    ],
  }
}
