/** From a document to a deck of eighteen slides, or to the reason why there is none. */
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { assetsOf } from './assets.ts'
import { type Draft, PARTS, type Part, type Plan } from './draft.ts'
import { nextFiller } from './fillers.ts'
import { agenda, opening, references, WORK_WORDS } from './front-and-back.ts'
import type { Material } from './material.ts'
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

type Placed = { id: string; part: Part; kicker: string; draft: Draft; missing?: string }

export function makeDeck(study: OpenStudy, model: DocumentModel): Deck | 'too-little' {
  const book = study.facts()
  const isProposal = book.stage === 'proposal'
  const material: Material = { study, book, assets: assetsOf(model, study.reading), used: new Set() }
  const plans = isProposal ? PROPOSAL : DEFENCE
  const filled: Placed[] = []
  const missing: Plan[] = []
  for (const plan of plans) {
    const draft = plan.draft(material)
    if (draft) filled.push({ id: plan.id, part: plan.part, kicker: plan.kicker, draft })
    else missing.push(plan)
  }
  const body = inOrder(filled, missing, material)
  if (!body) return 'too-little'
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
function inOrder(filled: Placed[], missing: readonly Plan[], material: Material): Placed[] | undefined {
  const chosen = filled.slice(0, BETWEEN)
  const left = [...missing]
  for (let number = 1; chosen.length < BETWEEN; number++) {
    const filler = nextFiller(material)
    if (!filler) return undefined
    const absent = left.shift()
    chosen.push({ ...filler, id: `more-${number}`, ...(absent && { missing: absent.missing }) })
  }
  const place = ({ id, part }: Placed) =>
    PARTS.indexOf(part) * 100 + (ORDER.includes(id) ? ORDER.indexOf(id) : 90)
  return chosen.sort((a, b) => place(a) - place(b))
}

function slideFrom({ id, part, kicker, draft, missing }: Placed): DeckSlide {
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
    script: scriptOf(draft),
  }
}
