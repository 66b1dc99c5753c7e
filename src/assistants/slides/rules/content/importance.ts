/** The loss if a fact were on no slide: by its kind, and by how much others of its kind already cover. */
import { FACT_KINDS, type Fact, type FactKind } from '#capabilities/study/index.ts'
import { type Material, pointFrom } from './material.ts'
import { wordsOfPoint } from './room.ts'
import { factsToShow } from './take.ts'

/** For the first of its kind; each later one is worth less by `fades`. */
const WORTH: Record<FactKind, { first: number; fades: number }> = {
  aim: { first: 12, fades: 3 },
  question: { first: 12, fades: 0.6 },
  objective: { first: 12, fades: 0.6 },
  hypothesis: { first: 11, fades: 0.8 },
  problem: { first: 11, fades: 2 },
  gap: { first: 10, fades: 2.5 },
  contribution: { first: 8, fades: 2.5 },
  theory: { first: 7, fades: 2 },
  approach: { first: 9, fades: 3 },
  design: { first: 11, fades: 3 },
  population: { first: 9, fades: 3 },
  'sample-size': { first: 12, fades: 2.5 },
  sampling: { first: 10, fades: 2.5 },
  setting: { first: 9, fades: 3 },
  period: { first: 7, fades: 3 },
  instrument: { first: 10, fades: 2.5 },
  variables: { first: 8, fades: 2 },
  procedure: { first: 8, fades: 0.8 },
  analysis: { first: 11, fades: 1.2 },
  software: { first: 6, fades: 3 },
  reliability: { first: 7, fades: 2.5 },
  ethics: { first: 7, fades: 3 },
  result: { first: 12, fades: 0.6 },
  'null-result': { first: 11, fades: 0.8 },
  conclusion: { first: 12, fades: 1.5 },
  limitation: { first: 10, fades: 2 },
  recommendation: { first: 9, fades: 1.5 },
  definition: { first: 4, fades: 2 },
}

export type Weighed = { fact: Fact; worth: number }

/** All shown facts that are on no slide yet, the most valuable first. */
export function openFactsByWorth(material: Material): Weighed[] {
  return FACT_KINDS.flatMap((kind) => {
    const { first, fades } = WORTH[kind]
    return factsToShow(material, kind).map((fact, rank) => ({
      fact,
      worth: first - fades * rank - lengthCost(fact, material) - repetitionCost(fact, material),
    }))
  })
    .filter(({ fact }) => !material.used.has(fact.evidence.sentenceId))
    .sort((a, b) => b.worth - a.worth)
}

/** A fact that shortens to a few words leaves room for another. */
const EASY_WORDS = 10
const COST_OF_WORD = 0.15
function lengthCost({ evidence }: Fact, material: Material): number {
  const point = pointFrom(material, evidence)
  return point ? COST_OF_WORD * (wordsOfPoint(point) - EASY_WORDS) : 0
}

/** A second line about the same design, sample size or tool adds nothing. */
const COST_OF_REPETITION = 4
function repetitionCost({ kind, value, evidence }: Fact, { book, used }: Material): number {
  const isNamed =
    value !== undefined &&
    book.facts.some(
      (other) =>
        other.kind === kind &&
        other.value?.toLowerCase() === value.toLowerCase() &&
        other.evidence.sentenceId !== evidence.sentenceId &&
        used.has(other.evidence.sentenceId),
    )
  return isNamed ? COST_OF_REPETITION : 0
}
