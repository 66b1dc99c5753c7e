/** Detects an answer that contradicts the work. Only plain statements on both sides count; never a rough transcript. */
import { contentStems } from '#kit/text/content-stems.ts'
import { claimNumbers } from '../plan/claims.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { Claim, ExamPlan } from '../plan/plan.ts'
import { PROBABILITY, WITHOUT_CHANCE } from '../plan/sampling-words.ts'
import { answerSentences } from './answer-sentences.ts'

export type Contradiction = { claim: Claim; mine: string }

const PEOPLE =
  'participants?|respondents?|patients?|students?|learners?|pupils?|people|women|men|mothers|farmers|households|interviewees?|teachers|nurses|workers|employees|customers|cases|samples|observations|firms|companies|schools|sites|records|children|adults|caregivers|interviews|questionnaires'
/** Counted units: people and the usual units of studies, plus any unit this work counts. */
const countedIn = (quote: string): RegExp => {
  const own = (quote.toLowerCase().match(/\b[a-z]{4,}s\b/g) ?? []).filter((word) => !/ss$/.test(word))
  return new RegExp(`\\b(\\d[\\d,]*)\\s+(?:[a-z-]+\\s+){0,2}(?:${[PEOPLE, ...own].join('|')})\\b`, 'gi')
}
const SIZED =
  /\bsample(?: size)?(?: (?:was|is|of|had|consisted of|were))+ (?:about |exactly |only )?(\d[\d,]*)\b/gi
/** Comparing two things mentions both without mixing them up. */
const TELLS_APART =
  /\b(?:not|never|rather than|instead|unlike|whereas|compared|would|should|could|if|other|previous|earlier|they|vs|versus|suppos\w+|assum\w+|requires?|needs?)\b/i
const OWN =
  /\b(?:i|my|we|our|study|research|it|this)\b|\bwere (?:\w+ly )?(?:selected|chosen|drawn|sampled|picked)\b/i

/**
 * Things distinguished in one clause may be stated plainly in the next. Recognised speech has little punctuation to
 * split at. The stop of a short form ends no clause: "the earlier study in Fig. 2".
 */
const clausesOf = (text: string): string[] =>
  text.split(
    /(?<=[,:!?;]|(?<!\b(?:figs?|tab|eqs?|sec|ch|pp?|vs|cf|al|approx|e\.g|i\.e))\.)\s+|(?<!\b(?:not|only|just))\s+(?=(?:so|because|but)\s)/i,
  )

/** Designs by their procedure: each excludes the other. */
const BY_CHANCE = /\brandomi[sz]ed\b|\bclinical trial\b|\bcoin (?:decided|was tossed)\b/i
const WATCHED =
  /\bcross[- ]sectional\b|\blongitudinal\b|\bcohort (?:study|design)\b|\bcase[- ]control\b|\bobservational\b/i
const ASKED_AT_LENGTH =
  /\bqualitative (?:one|study|design|approach|research)\b|\b(?:study|research) (?:is|was) (?:a )?qualitative\b|\bphenomenolog|\bethnograph|\bgrounded theory\b/i
const NUMBERED = /\bquantitative (?:study|approach|design|method|research)/i
const TRIED = /\bexperiment(?:al)?\b|\btrial\b/i

/** Designs that exclude each other. */
const OPPOSITES: Readonly<Record<string, readonly RegExp[]>> = {
  'cross-sectional': [/\blongitudinal\b|\bcohort\b/i, BY_CHANCE, TRIED, ASKED_AT_LENGTH],
  cohort: [/\bcross[- ]sectional\b/i, BY_CHANCE],
  trial: [WATCHED, /\bcase stud/i, ASKED_AT_LENGTH],
  'quasi-experiment': [WATCHED, BY_CHANCE, ASKED_AT_LENGTH],
  experiment: [WATCHED, ASKED_AT_LENGTH],
  qualitative: [NUMBERED, BY_CHANCE, WATCHED],
  'case study': [BY_CHANCE, /\bcohort\b/i],
  'case-control': [/\bcross[- ]sectional\b/i, BY_CHANCE],
  review: [BY_CHANCE, ASKED_AT_LENGTH],
}

type KnownClaims = Pick<ExamPlan, 'claims' | 'numbers'>

export function contradictionIn(text: string, known: KnownClaims): Contradiction | null {
  for (const whole of answerSentences(inDigits(text)))
    for (const clause of clausesOf(whole)) {
      if (TELLS_APART.test(clause)) continue
      for (const claim of known.claims) {
        const mine = against({ clause, whole }, claim, known)
        if (mine) return { claim, mine: mine.trim() }
      }
    }
  return null
}

/** The subject of a figure may be in the next clause. */
type Assertion = { clause: string; whole: string }

function against(
  { clause, whole }: Assertion,
  { topic, value, alsoSaid = [], place }: Claim,
  known: KnownClaims,
): string | undefined {
  if (topic === 'sample-size') return anotherNumber(clause, [value, ...alsoSaid], place.quote)
  if (topic === 'figure') return anotherFigure({ clause, whole }, known, place.quote)
  if (!OWN.test(clause)) return undefined
  if (topic === 'approach') return anotherApproach(clause, value)
  if (topic === 'design') return anotherDesign(clause, value, place.quote)
  const other = value === 'by chance' ? WITHOUT_CHANCE : PROBABILITY
  const same = value === 'by chance' ? PROBABILITY : WITHOUT_CHANCE
  return same.test(clause) ? undefined : other.exec(clause)?.[0]
}

/** Asking many people the same questions is not a qualitative study. */
function anotherDesign(sentence: string, value: string, quote: string): string | undefined {
  const others = [...(OPPOSITES[value] ?? []), ...(/\bsurvey/i.test(quote) ? [ASKED_AT_LENGTH] : [])]
  return others.map((other) => other.exec(sentence)?.[0]).find(Boolean)
}

const COUNTS_ITS_OWN =
  /\b(?:sample|(?:i|we) (?:had|asked|interviewed|surveyed|used|studied|included|recruited|reached|enrolled|collected|observed|measured|analy[sz]ed|tested|selected|counted|followed|took|created)|my study|(?:the|my|our) (?:\w+ ){0,3}(?:data ?set|data|corpus|register) (?:had|has|contain(?:s|ed)|held|consisted|was|were)|in total|altogether)\b/i

function anotherNumber(sentence: string, known: readonly string[], quote: string): string | undefined {
  const [stated] = known
  if (!COUNTS_ITS_OWN.test(sentence)) return undefined
  const said = [...sentence.matchAll(countedIn(quote)), ...sentence.matchAll(SIZED)].flatMap(
    ([whole, number]) => {
      const [digits] = claimNumbers(number ?? '')
      return digits ? [{ whole, digits }] : []
    },
  )
  // A smaller number may be a part of them.
  return said.find(({ digits }) => !known.includes(digits) && Number(digits) > Number(stated) / 2)?.whole
}

function anotherApproach(sentence: string, value: string): string | undefined {
  const said = [...sentence.matchAll(/\b(quantitative|qualitative|mixed[- ]methods?)\b/gi)].map(
    ([word]) => word,
  )
  if (said.length !== 1 || !said[0]) return undefined
  const same = said[0].toLowerCase().slice(0, 5) === value.slice(0, 5)
  return same ? undefined : said[0]
}

const SAME_THING = 3
/** Saying sixty for 58.3 means the same figure. */
const ROUNDED = 0.04
/** Other figures of the work are matched as printed, or as a whole number. */
const TO_A_WHOLE = 0.5
/** A share, or a count. */
const MEASURED = /\b(\d+(?:\.\d+)?)\s*(%|per ?cent\b|[a-z]{3,}\b)/gi
const unitOf = (unit: string) => (/^(?:%|per ?cent)/i.test(unit) ? '%' : unit.toLowerCase())

/** A share is compared only with shares: nearly every whole number occurs somewhere in a thesis. */
function comparable(known: readonly string[], unit: string): number[] {
  const shares = known.filter((one) => one.endsWith('%'))
  const numbers = known.filter((one) => !one.endsWith('%'))
  if (unit !== '%' || shares.length === 0) return numbers.map(Number)
  // Models and tests give shares of one.
  const ofOne = numbers.map(Number).filter((one) => one > 0 && one < 1)
  return [...shares.map((one) => Number.parseFloat(one)), ...ofOne, ...ofOne.map((one) => 100 * one)]
}

/** The same thing in the same unit with a number that occurs nowhere in the work: more than a rounding apart. */
function anotherFigure(
  { clause, whole: sentence }: Assertion,
  { claims, numbers = [] }: KnownClaims,
  quote: string,
): string | undefined {
  const said = [...clause.matchAll(MEASURED)]
  const [only] = said
  if (!only || said.length > 1 || !isAbout(sentence, quote)) return undefined
  const [whole, number = '', unit = ''] = only
  const measured = (text: string) =>
    [...text.matchAll(MEASURED)].filter((one) => unitOf(one[2] ?? '') === unitOf(unit))
  if (measured(quote).length === 0) return undefined
  const apart = (one: number) => Math.abs(one - Number(number))
  // Known figures about the same thing may be given as round numbers.
  const ofThis = claims.filter(({ topic, place }) => topic === 'figure' && isAbout(sentence, place.quote))
  const near = ofThis.flatMap(({ place }) => measured(place.quote).map(([, figure]) => Number(figure)))
  const isKnown =
    near.some((one) => apart(one) <= one * ROUNDED) ||
    comparable(numbers, unitOf(unit)).some((one) => apart(one) <= Math.min(TO_A_WHOLE, one * ROUNDED))
  return isKnown ? undefined : whole
}

function isAbout(sentence: string, quote: string): boolean {
  const about = new Set(contentStems(quote))
  const shared = new Set(contentStems(sentence).filter((stem) => !/^\d/.test(stem) && about.has(stem)))
  return shared.size >= SAME_THING
}
