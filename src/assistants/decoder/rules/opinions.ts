/** A model's remarks, reported as its opinion, and figures computed after its hint, reported as ours. */
import type { Assessed } from '#capabilities/study/contract.ts'
import type { Question } from './sections/defense-preparation.ts'
import { type Point, point } from './words/point.ts'

/** A student does not open an analysis for a model's opinions. */
const MOST_ADVISED = 5
const MOST_PRAISED = 3
const MOST_ASKED = 4

/** Impossible values come before possible weaknesses. */
const WEIGHT: Record<Assessed['kind'], number> = {
  'wrong-number': 6,
  contradiction: 5,
  'missing-justification': 4,
  'over-claim': 3,
  weakness: 2,
  strength: 0,
  absent: 0,
}

const weightiest = (opinions: readonly Assessed[]): Assessed[] =>
  opinions.filter(({ kind }) => WEIGHT[kind] > 0).sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])

const labelled = (text: string, { words, by }: Assessed): string =>
  words === 'of the model' ? `Opinion of ${by}: ${text}` : text

export const advisedBy = (opinions: readonly Assessed[]): Point[] =>
  weightiest(opinions)
    .slice(0, MOST_ADVISED)
    .map((one) => point(labelled([one.says, one.advice].filter(Boolean).join(' '), one), ...one.evidence))

export const praisedBy = (opinions: readonly Assessed[]): Point[] =>
  opinions
    .filter(({ kind }) => kind === 'strength')
    .slice(0, MOST_PRAISED)
    .map((one) => point(labelled(one.says, one), ...one.evidence))

export const askedBy = (opinions: readonly Assessed[]): Question[] =>
  weightiest(opinions)
    .flatMap(({ id, question, evidence, words, by }) =>
      question
        ? [
            {
              id: `model ${id}`,
              question: words === 'of the model' ? `${question} (Asked by ${by}.)` : question,
              evidence: [...evidence],
            },
          ]
        : [],
    )
    .slice(0, MOST_ASKED)
