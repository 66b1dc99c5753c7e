/** A question before it has its name and the words that an answer is held against. */
import type { SaidOfWork, SlotId, StudyEvidence } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { atPlace, quotedAloud } from './place-in-words.ts'
import type { PlannedQuestion } from './plan.ts'
import { isStatement, POINTS_BACK } from './speakable.ts'

/** `support`: the heading it rests on, where it rests on no sentence. */
export type QuestionDraft = Omit<PlannedQuestion, 'id' | 'asked' | 'grounds' | 'quoted'> & { support: string }

/** Two to four sentences: what the work itself says, and what an answer adds. */
export function betterAnswer(
  places: readonly StudyEvidence[],
  holds: string,
  section?: { title: string; place: StudyEvidence },
): string[] {
  const told = places
    .slice(0, section ? 1 : 2)
    .map((place) => `${quotedAloud(place.quote)} (${placeWords(place)}).`)
  const begins = section ? [`Begin with what “${section.title}” says (${placeWords(section.place)}).`] : []
  return [...begins, ...told, holds]
}

/** Of what was asked about these, the sentence itself is no answer: another part of the work has it. */
const ANSWERED_BY: Readonly<Record<string, readonly SlotId[]>> = {
  aim: ['results', 'conclusions'],
  questions: ['results', 'conclusions'],
  objectives: ['results', 'conclusions'],
  hypotheses: ['tests', 'results'],
  problem: ['gap', 'contribution'],
  results: ['analyses', 'limits'],
  'main result': ['analyses', 'limits'],
  conclusion: ['results', 'limits'],
  recommendations: ['results', 'conclusions'],
  contribution: ['results', 'recommendations'],
  use: ['recommendations', 'conclusions'],
  'whom it holds for': ['sampleAnalysed', 'limits'],
  remember: ['conclusions', 'results'],
  'a figure': ['sampleAnalysed', 'limits'],
  'a claim': ['results', 'limits'],
  'a reason': ['results', 'limits'],
}

/** Less in common is chance, and another matter. */
const LEAST_SHARED = 2

/** One of each, the nearest to the sentence that was read out. */
export function answeringPlaces(about: string, place: StudyEvidence, said: SaidOfWork): StudyEvidence[] {
  const stems = new Set(ownStems(place.quote))
  const taken = new Set([place.sentenceId])
  return (ANSWERED_BY[about] ?? []).flatMap((slot) => {
    const [nearest] = (said[slot] ?? [])
      .map((one) => one.place)
      .filter(({ quote, sentenceId }) => isStatement(quote) && !taken.has(sentenceId))
      .map((one) => ({ one, shared: ownStems(one.quote).filter((stem) => stems.has(stem)).length }))
      .filter(({ shared }) => shared >= LEAST_SHARED)
      .sort((a, b) => b.shared - a.shared)
    if (nearest) taken.add(nearest.one.sentenceId)
    return nearest ? [nearest.one] : []
  })
}
/** What was set out for, and the result that speaks of the same thing, side by side. */
export const ASKS_IF_ANSWERED = 'Is that the answer to it, and what of it is still open?'
const SET_OUT: ReadonlySet<string> = new Set(['aim', 'objectives', 'questions', 'hypotheses'])
const SURELY_SHARED = 3
const HALF = 0.5
/** Where and when stands in an aim and hardly in its answer. */
const NAMES = /(?<=\S\s)\p{Lu}[\p{L}-]+|\d+/gu
export function besideResult(
  about: string,
  place: StudyEvidence,
  answers: readonly StudyEvidence[],
): string | undefined {
  const stems = ownStems(place.quote.replace(NAMES, ' '))
  const result = answers.find(({ quote }) => {
    const said = ownStems(quote)
    const shared = stems.filter((stem) => said.includes(stem)).length
    return shared >= SURELY_SHARED && shared >= stems.length * HALF && !POINTS_BACK.test(quote)
  })
  return SET_OUT.has(about) && result
    ? `${atPlace(result)} you write: ${quotedAloud(result.quote)}`
    : undefined
}

const ownStems = (text: string): string[] =>
  [...new Set(contentStems(text))].filter((stem) => !isCommon(stem))
