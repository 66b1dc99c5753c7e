/** Whether an answer says something else of the work than the work does. Only what is said plainly on both sides; never from rough hearing. */
import { numbersIn } from '../plan/claims.ts'
import type { Claim } from '../plan/plan.ts'
import { PROBABILITY, WITHOUT_CHANCE } from './sampling-words.ts'

export type Contradiction = { claim: Claim; mine: string }

const PEOPLE =
  'participants?|respondents?|patients?|students?|learners?|pupils?|people|women|men|mothers|farmers|households|interviewees?|teachers|nurses|workers|employees|customers|cases|samples|observations|firms|companies|schools|sites|records|children|adults|caregivers|interviews|questionnaires'
/** What is counted: people and what studies mostly count, and whatever this work says it counted. */
const countedIn = (quote: string): RegExp => {
  const own = (quote.toLowerCase().match(/\b[a-z]{4,}s\b/g) ?? []).filter((word) => !/ss$/.test(word))
  return new RegExp(`\\b(\\d[\\d,]*)\\s+(?:[a-z-]+\\s+){0,2}(?:${[PEOPLE, ...own].join('|')})\\b`, 'gi')
}
const SIZED =
  /\bsample(?: size)?(?: (?:was|is|of|had|consisted of|were))+ (?:about |exactly |only )?(\d[\d,]*)\b/gi
/** Somebody who tells things apart speaks of both without mixing them up. */
const TELLS_APART =
  /\b(?:not|never|rather than|instead|unlike|whereas|compared|would|should|could|if|other|previous|earlier|they)\b/i
const OWN =
  /\b(?:i|my|we|our|study|research|it|this)\b|\bwere (?:\w+ly )?(?:selected|chosen|drawn|sampled|picked)\b/i

/** What is told apart in one clause may be said plainly in the next. */
const clausesOf = (text: string): string[] => text.split(/(?<=[.,:!?;])\s+/)

/** Which designs cannot be told of as another. */
const OPPOSITES: Readonly<Record<string, RegExp>> = {
  'cross-sectional': /\blongitudinal\b|\bcohort\b|\brandomi[sz]ed\b|\btrial\b|\bexperiment(?:al)?\b/i,
  cohort: /\bcross[- ]sectional\b|\brandomi[sz]ed\b/i,
  trial: /\bcross[- ]sectional\b|\bobservational\b|\bcase stud/i,
  qualitative: /\bquantitative (?:study|approach|design|method)/i,
  'case study': /\brandomi[sz]ed\b|\bcohort\b/i,
  'case-control': /\bcross[- ]sectional\b|\brandomi[sz]ed\b/i,
}

export function contradictionIn(text: string, claims: readonly Claim[]): Contradiction | null {
  for (const sentence of clausesOf(text)) {
    if (TELLS_APART.test(sentence)) continue
    for (const claim of claims) {
      const mine = against(sentence, claim)
      if (mine) return { claim, mine }
    }
  }
  return null
}

function against(sentence: string, { topic, value, place }: Claim): string | undefined {
  if (topic === 'sample-size') return anotherNumber(sentence, value.split(' '), place.quote)
  if (!OWN.test(sentence)) return undefined
  if (topic === 'approach') return anotherApproach(sentence, value)
  if (topic === 'design') return anotherDesign(sentence, value, place.quote)
  const other = value === 'by chance' ? WITHOUT_CHANCE : PROBABILITY
  const same = value === 'by chance' ? PROBABILITY : WITHOUT_CHANCE
  return same.test(sentence) ? undefined : other.exec(sentence)?.[0]
}

/** Who asked many people the same questions did not do a qualitative study. */
const QUALITATIVE =
  /\bqualitative (?:one|study|design|approach)\b|\b(?:study|research) (?:is|was) (?:a )?qualitative\b/i
const anotherDesign = (sentence: string, value: string, quote: string): string | undefined =>
  (OPPOSITES[value]?.exec(sentence) ?? (/\bsurvey/i.test(quote) ? QUALITATIVE.exec(sentence) : null))?.[0]

function anotherNumber(sentence: string, known: readonly string[], quote: string): string | undefined {
  const [stated] = known
  const own =
    /\b(?:sample|i (?:had|asked|interviewed|surveyed|used|studied)|we (?:had|asked|interviewed|surveyed|used|studied)|my study|in total|altogether)\b/i
  if (!own.test(sentence)) return undefined
  const said = [...sentence.matchAll(countedIn(quote)), ...sentence.matchAll(SIZED)].flatMap(
    ([whole, number]) => {
      const [digits] = numbersIn(number ?? '')
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
