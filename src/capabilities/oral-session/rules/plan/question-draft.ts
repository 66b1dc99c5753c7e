/** A question before it has its name and the words that an answer is held against. */

import type { SaidOfWork } from '#capabilities/study/index.ts'
import {
  evidenceOf,
  type ReadDocument,
  type ReadSentence,
  type SlotId,
  type StudyEvidence,
} from '#capabilities/study/index.ts'
import { citesSomebody, isCommon, isEveryday } from '#capabilities/study/text.index.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { OF_THE_BOOK } from './grounds.ts'
import { atPlace, quotedAloud } from './place-in-words.ts'
import type { PlannedQuestion } from './plan.ts'
import { asSaid, isStatement, POINTS_BACK } from './speakable.ts'

/** `support`: the heading it rests on, where it rests on no sentence. */
export type QuestionDraft = Omit<PlannedQuestion, 'id' | 'asked' | 'grounds' | 'quoted'> & { support: string }

const TOLD = { least: 2, most: 3 } as const
/** Sentences of the work that answer it, read out one after the other; one alone is no answer, and nothing is told. */
export function betterAnswer(places: readonly StudyEvidence[]): string[] {
  const told = places.map((place) => `${quotedAloud(place.quote)} (${placeWords(place)}).`)
  return toldEnough([...new Set(told)].slice(0, TOLD.most))
}
export const toldEnough = (sentences: readonly string[]): string[] =>
  sentences.length < TOLD.least ? [] : [...sentences]

const ASKS_WHY = /\b(?:why|explain|rest on|arrive at|reason)\b/i
const GIVES_A_REASON =
  /\b(?:because|so that|in order to|due to|owing to|allow(?:s|ed)|enable[sd]|suitable|appropriate|to (?:ensure|avoid|reduce|obtain|minimi[sz]e)|formula)\b/i
const JUST_BEHIND = 3
/** Who is asked why finds the reason in the sentences behind the one that was read out. */
export function reasonsBehind(
  asks: string,
  { sentenceId }: StudyEvidence,
  { sentences }: Pick<ReadDocument, 'sentences'>,
): StudyEvidence[] {
  const at = sentences.findIndex(({ id }) => id === sentenceId)
  if (at < 0 || !ASKS_WHY.test(asks)) return []
  const { section, text } = sentences[at]!
  const about = new Set(contentStems(text).filter((stem) => !isEveryday(stem)))
  return sentences
    .slice(at + 1, at + 1 + JUST_BEHIND)
    .filter(
      (one) =>
        one.section === section &&
        isStatement(one.text) &&
        GIVES_A_REASON.test(one.text) &&
        !OF_THE_BOOK.test(one.text) &&
        !citesSomebody(one.text) &&
        contentStems(one.text).some((stem) => about.has(stem)),
    )
    .map((one) => evidenceOf(one))
}

/** Of what was asked about these, the sentence itself is no answer: another part of the work has it. */
const ANSWERED_BY: Readonly<Record<string, readonly SlotId[]>> = {
  aim: ['results', 'conclusions'],
  questions: ['results', 'conclusions'],
  objectives: ['results', 'conclusions'],
  hypotheses: ['tests', 'results'],
  problem: ['problem'],
  results: ['limits'],
  'main result': ['limits'],
  conclusion: ['results', 'limits'],
  recommendations: ['results', 'conclusions'],
  'whom it holds for': ['sampleAnalysed', 'limits'],
  remember: ['conclusions', 'results'],
  'a figure': ['sampleAnalysed', 'limits'],
  'a claim': ['results', 'limits'],
  'a reason': ['results', 'limits'],
  analysis: ['analyses'],
  ethics: ['ethics'],
  contribution: ['contribution', 'recommendations', 'conclusions'],
  'next study': ['recommendations', 'limits'],
}
/** Several entries of these belong to one answer. */
const TOGETHER: ReadonlySet<string> = new Set(['ethics', 'analysis'])

/** Less in common is chance, and another matter. */
const LEAST_SHARED = 2

/** One of each, the nearest to the sentence that was read out. */
export function answeringPlaces(
  about: string,
  place: StudyEvidence,
  said: SaidOfWork,
  sentences: readonly ReadSentence[] = [],
): StudyEvidence[] {
  const says = saysTheSameAs(about, place, said)
  const taken = new Set([place.sentenceId])
  const known = (ANSWERED_BY[about] ?? []).flatMap((slot) => {
    const found = (said[slot] ?? [])
      .map((one) => one.place)
      .filter(({ quote, sentenceId }) => isStatement(quote) && !quote.includes('?') && !taken.has(sentenceId))
      .map((one) => ({ one, shared: says(one.quote) }))
      .filter(({ shared }) => shared >= LEAST_SHARED)
      .sort((a, b) => b.shared - a.shared)
    const kept = found.slice(0, TOGETHER.has(about) ? TOLD.least : 1)
    for (const { one } of kept) taken.add(one.sentenceId)
    return kept.map(({ one }) => one)
  })
  return known.length > 0 || !isOneOfSeveral(about) ? known : toldIn(sentences, says)
}

const MOST_OF_RESULTS = 2
/** What the chapters of results say on an objective, where the record has no result on it. */
const toldIn = (sentences: readonly ReadSentence[], says: (text: string) => number): StudyEvidence[] =>
  sentences
    .filter(isOutcome)
    .map((one) => ({ one, shared: says(one.text) }))
    .filter(({ shared }) => shared >= SURELY_SHARED)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_OF_RESULTS)
    .map(({ one }) => evidenceOf(one))
const TELLS_OF: ReadonlySet<string> = new Set(['results', 'discussion', 'conclusion'])
export const TELLS =
  /\d|\b(?:found|showed?n?|shows|revealed|indicated?s?|reported|concluded|significant\w*|more|less|higher|lower|most|majority|increased|reduced|improved|caused|leads?|led)\b/i
/** It says what came out, and is neither the objective again nor the announcement of a table. */
export const isOutcome = ({ role, text }: Pick<ReadSentence, 'role' | 'text'>): boolean =>
  TELLS_OF.has(role) &&
  TELLS.test(text.replace(/\b(?:tables?|figures?)\s+[\d.]+/gi, ' ')) &&
  isStatement(text) &&
  !text.includes('?') &&
  !POINTS_BACK.test(text) &&
  !/\bnull hypothes[ie]s\b|\bH\s?[0₀o1]\b|\bth(?:e|is) (?:table|figure|result) (?:above|below|on)\b|\b(?:is|are) presented in\b/i.test(
    text,
  ) &&
  !citesSomebody(text)

/** Advice is written at the end, and found by no result. */
const TO_ADVISE = /^(?:to )?(?:recommend|propose|suggest|make recommendations)\b/i
export const isToAdvise = ({ quote }: Pick<StudyEvidence, 'quote'>): boolean => TO_ADVISE.test(asSaid(quote))

/**
 * How many words two sentences share. What the title and the other objectives say as well tells one objective from
 * another in nothing: most of the words that are its own have to be there.
 */
function saysTheSameAs(about: string, { quote }: StudyEvidence, said: SaidOfWork): (text: string) => number {
  const stems = ownStems(quote)
  const everywhere = isOneOfSeveral(about) ? ofTheWhole(said) : new Set<string>()
  const own = stems.filter((stem) => !everywhere.has(stem))
  const least = everywhere.size > 0 ? Math.max(LEAST_SHARED, own.length * HALF) : 0
  return (text) => {
    const there = new Set(ownStems(text))
    const shared = own.filter((stem) => there.has(stem)).length
    return shared < least ? 0 : stems.filter((stem) => there.has(stem)).length
  }
}
const isOneOfSeveral = (about: string): boolean => SET_OUT.has(about) && about !== 'aim'
export function ofTheWhole(said: SaidOfWork): ReadonlySet<string> {
  const told = (['title', 'aim', 'questions', 'objectives', 'hypotheses'] as const).map((slot) =>
    (said[slot] ?? []).map(({ place }) => ownStems(place.quote)),
  )
  const [title, aim] = told.map((lists) => lists.flat()) as [string[], string[]]
  // A question and its objective in the same words are one thing.
  const often = told
    .slice(2)
    .flatMap((lists) => [...countOf(lists.flat())].flatMap(([stem, times]) => (times > 1 ? stem : [])))
  return new Set([...title, ...aim, ...often])
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
  return SET_OUT.has(about) && result && !isToAdvise(place)
    ? `${atPlace(result)} you write: ${quotedAloud(result.quote)}`
    : undefined
}

export const ownStems = (text: string): string[] =>
  [...new Set(contentStems(text))].filter((stem) => !isCommon(stem) && /\p{L}/u.test(stem))
