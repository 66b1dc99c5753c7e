/**
 * The plan of a session: a limited number of questions, the weak spots first, every area with its turn, each on a
 * sentence and its place.
 */

import type { BookOfFacts, Chapter, OpenStudy } from '#capabilities/study/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { MOST_QUESTIONS } from '../../spec.ts'
import { AREAS } from '../names.ts'
import { claimsOf, numbersOf } from './claims.ts'
import type { Drafted } from './draft.ts'
import { deeperFor } from './going-deeper.ts'
import { missingIn } from './missing.ts'
import { moreOn, onFacts } from './on-facts.ts'
import { isOrder } from './orders.ts'
import { placeLead } from './place-in-words.ts'
import type { ExamPlan, PlannedQuestion } from './plan.ts'
import { eachOnceSaid } from './repeated-statements.ts'
import { thisWork } from './this-work.ts'
import { weakSpots } from './weak-spots.ts'
import { handOf, wordingsFor } from './wording.ts'

const AFTER_RESULTS: ReadonlySet<Chapter> = new Set(['results', 'discussion', 'conclusion'])
const MOST_STRENGTHS = 3
const LEAST_TO_COME = 3

export function makePlan(
  study: OpenStudy,
  { title, notes }: Pick<DocumentModel, 'title' | 'notes'>,
  name: string,
): ExamPlan {
  const book = study.facts()
  const isPlanned = isStillPlanned(study)
  const hand = handOf(`${title} ${name}`)
  const how = { isPlanned, hand }
  const said = { isPlanned, wordings: wordingsFor(thisWork(study, title), how), deeper: deeperFor(how) }
  const weak = [...weakSpots(study, isPlanned), ...missingIn(book, isPlanned)].flatMap(withoutOrders)
  const taken = new Set(weak.map(({ place }) => place.sentenceId))
  const first = eachOnceSaid([...weak, ...spreadOverAreas(onFacts(study, taken, said))])
  const more = first.length < MOST_QUESTIONS ? moreOn(study, first, said) : []
  const drafted = eachOnceSaid([...first, ...more].flatMap(withoutOrders)).slice(0, MOST_QUESTIONS)
  return {
    title: title || book.title || name,
    stage: book.stage,
    isPlanned,
    questions: worded(drafted),
    claims: claimsOf(book, study.design(), study.reading).filter(({ place }) => !isOrder(place.quote)),
    numbers: numbersOf(study.reading),
    strengths: strengthsOf(book),
    reader: book.model ? { name: book.model, builtIn: false } : { name: STUDY_SENTENCES.name, builtIn: true },
    notes,
  }
}

const withoutOrders = (draft: Drafted): Drafted[] =>
  isOrder(draft.place.quote) ? [] : [{ ...draft, also: draft.also.filter(({ quote }) => !isOrder(quote)) }]

/** Its stage says so; or there are no findings yet, and the methods are in the future tense. */
function isStillPlanned(study: OpenStudy): boolean {
  const { stage, chapters } = study.facts()
  if (stage === 'proposal') return true
  if (chapters.some((chapter) => AFTER_RESULTS.has(chapter))) return false
  const methods = study.reading.sentences.filter(({ role }) => role === 'methods').map(({ text }) => text)
  const toCome = methods.filter((text) => /\b(?:will|shall)\b/i.test(text)).length
  return stage === 'chapter' || (toCome >= LEAST_TO_COME && toCome * 2 > methods.length)
}

function worded(drafted: readonly Drafted[]): PlannedQuestion[] {
  const asked = new Set<string>()
  return drafted.flatMap(({ focus, ...draft }) => {
    const id = `${draft.about} ${draft.place.sentenceId}`
    // A repeated statement is asked about once.
    if (asked.has(draft.place.quote)) return []
    asked.add(draft.place.quote)
    const words = [draft.asks, draft.place.quote, ...draft.also.map(({ quote }) => quote)].join(' ')
    return [{ ...draft, id, lead: placeLead(draft.place, focus), terms: [...new Set(contentStems(words))] }]
  })
}

/** Round by round the weightiest of each area, so that no session is all method. */
function spreadOverAreas(drafted: readonly Drafted[]): Drafted[] {
  const byArea = new Map(AREAS.map((area) => [area, drafted.filter((one) => one.area === area)]))
  const rounds: Drafted[] = []
  for (let round = 0; rounds.length < drafted.length; round += 1) {
    const next = [...byArea.values()].flatMap((of) => of[round] ?? [])
    rounds.push(...next.sort((a, b) => b.weight - a.weight))
  }
  return rounds
}

/** Clear statements to begin with: an aim, a design, an admitted limit. */
function strengthsOf(book: BookOfFacts) {
  const kinds = ['aim', 'limitation', 'sampling', 'design', 'question'] as const
  return kinds
    .flatMap((kind) => book.facts.find((fact) => fact.kind === kind && fact.certainty === 'shown') ?? [])
    .map(({ evidence }) => evidence)
    .filter(({ quote }) => !isOrder(quote))
    .slice(0, MOST_STRENGTHS)
}
