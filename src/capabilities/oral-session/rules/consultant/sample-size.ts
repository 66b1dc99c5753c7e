/** How many one needs, computed; and of a sample that is there already, what it can tell. */

import { marginOf, neededFor, yamane } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'

const ASKED =
  /\b(?:how (?:big|large|many)\b.*\b(?:sample|population of|firms|companies|schools|farmers|women|teachers|respondents|participants|people|interviews|questionnaires|patients|students|households)|sample size|(?:is|was|will) (?:my|the|this) sample (?:\w+ )?(?:enough|big|large|small|sufficient|too)|\d+ (?:respondents|participants|people|questionnaires|interviews|users|patients|farmers|firms|teachers|students|households) (?:are |is )?enough|enough (?:people|respondents|participants|interviews)|calculate (?:my|the|a) sample|yamane|cochran|slovin)\b|\bhow many (?!(?:\w+ )?(?:pages?|words?|questions?|items?|objectives?|references?|sources?|articles?|chapters?|themes?|places?|sites?|villages?|districts?|hypothes|variables?|slides?|tables?|minutes?|hours?|days?|weeks?|months?|times?|years?|theor|copies)\b).{0,60}\b(?:(?:should|must|do|can|to|need to|have to) (?:i |we )?(?:ask|interview|survey|sample|include|recruit|select|pick|test)|(?:are|is|would be) enough|do i need (?:to ask|for my (?:study|survey|sample)))\b/i
const QUALITATIVE = /\b(?:interviews?|focus groups?|qualitative)\b/i

/** Of those who are there already a share is asked, which the work tells. */
const WERE = /\bhow many\b.*\b(?:were|was|had|took|came|answered|said|did (?:i|we))\b/i
/** The formula is wanted, and not a number. */
const HOW_TO = /\bhow (?:do|can|should|to)\b.*\b(?:calculate|use|work out|determine|get)\b|\bformula\b/i

const USUAL_MARGIN = 0.05
/** Of those one asks, this share answers. */
const ANSWER = 0.8

const numberIn = (text: string | undefined): number | undefined => {
  const found = inDigits(text ?? '').match(/\d[\d,]*/)?.[0]
  return found ? Number(found.replace(/,/g, '')) : undefined
}

const LEAST_ASKED = 5
/** So many of them: of people, animals or plots, and not of pages. */
const ENOUGH =
  /\b(?:is|are|was|were|will|can|could|would) (?:only |just )?\d[\d,]* (?!(?:\w+ )?(?:is|it|that|this|pages?|words?|questions?|items?|objectives?|references?|sources?|articles?|chapters?|themes?|places?|sites?|villages?|districts?|hypothes\w+|variables?|slides?|tables?|minutes?|hours?|days?|weeks?|months?|times?|years?|theor\w+|copies|per ?cent|interviews?)\b)(?:\w+ ){1,2}(?:be )?(?:enough|too few|sufficient|ok(?:ay)?|fine)\b/i

/** A sample is a part of those it was drawn from. */
function isOverPopulation(asked: string): string | undefined {
  const numberAfter = (word: string) =>
    Number(new RegExp(`\\b${word}\\b\\D{0,20}?(\\d[\\d,]*)`, 'i').exec(asked)?.[1]?.replace(/,/g, ''))
  const [population, sample] = [numberAfter('population'), numberAfter('sample(?: size)?')]
  return population > 0 && sample > population
    ? `Yes. A sample is a part of the population it is drawn from, so ${sample} out of ${population} cannot be. Find out which of the two is meant: perhaps the population is larger than those you named, or ${sample} were invited and fewer answered. Write the right two numbers wherever either of them stands.`
    : undefined
}

export function sampleSizeFor({ said, kind, title }: ExamPlan, asked: string): string | undefined {
  const impossible = isOverPopulation(inDigits(asked))
  if (impossible) return impossible
  if (WERE.test(asked) || (!ASKED.test(asked) && !ENOUGH.test(inDigits(asked)))) return undefined
  const text = inDigits(asked)
  const share = /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/i.exec(text)
  const margin =
    share && Number(share[1]) > 0 && Number(share[1]) < 50 ? Number(share[1]) / 100 : USUAL_MARGIN
  const named = (text.replace(share?.[0] ?? '', ' ').match(/\d[\d,]*/g) ?? [])
    .map((one) => Number(one.replace(/,/g, '')))
    .find((one) => one >= (ENOUGH.test(text) ? LEAST_ASKED : 20))
  const isSample =
    ENOUGH.test(text) ||
    /\d+ \w+ (?:are |is )?enough\b/i.test(text) ||
    /\bsamples?(?: size)? (?:of|is|was) \d/i.test(text)
  const own = said.sampleAnalysed?.[0] ?? said.sampleReturned?.[0]
  const n = isSample ? named : own && numberIn(own.value)
  const hasData = kind !== 'planned'
  if (n && (isSample || (hasData && named === undefined)))
    return `${hasData ? `You have ${n} already${own && numberIn(own.value) === n ? ` (${placeWords(own.place)})` : ''}, so the question is what they can tell.` : `${n} is what you would have.`} A share of one half is known from ${n} to about ${marginOf(n)} points either way, if they were drawn by chance; for groups inside them it is less. ${hasData ? 'Say that in your limitations, and do not collect more.' : 'If that is too wide for what you want to say, plan for more.'}`
  if (named === undefined && HOW_TO.test(asked)) return undefined
  if (
    QUALITATIVE.test(asked) ||
    /\bqualitative\b|phenomenolog/i.test(title) ||
    (said.design && /qualitative|phenomenolog|case study/i.test(said.design[0]!.place.quote))
  )
    return 'For interviews no formula gives the number. One goes on until new conversations bring nothing new, often after 12 to 20 in one group; say in your plan how you will notice it, and write down after which one it was.'
  const population = named ?? numberIn(said.population?.[0]?.value)
  const points = Math.round(margin * 1000) / 10
  if (population && population >= 20) {
    const cochran = neededFor(margin, population)
    return `Of a population of ${population} you need ${cochran} for a share that is right to ${points} points either way, 19 times out of 20 (Cochran, corrected for a small population; Yamane gives ${yamane(population, margin)}). Not everybody answers: if one in five does not, ask ${Math.ceil(cochran / ANSWER)}. For a comparison of groups you need more; tell me which, and I will say how.`
  }
  const needed = neededFor(margin)
  return `For a share that is right to ${points} points either way, 19 times out of 20, you need ${needed}, if the population is large (Cochran). If one in five does not answer, ask ${Math.ceil(needed / ANSWER)}; to compare groups, thirty in each is the least. ${hasData ? 'If your answers are in already, tell me how many, and I will say what they can tell.' : 'Tell me how many there are in all, and I will correct it.'}`
}
