/** A model's remarks, labelled as its opinion, in its own order of weight. */
import type { Assessed } from '#capabilities/study/contract.ts'
import type { Question } from './sections/defense-preparation.ts'
import { type Point, point } from './words/point.ts'

/** What stands in a section; all of them are one tap away. */
const MOST_ADVISED = 5
const MOST_PRAISED = 1
/** In the checklist; those after them stand in the section. */
export const MOST_ASKED = 5

/** Praise and what is missing are told apart from what is raised. */
const NOT_RAISED: ReadonlySet<Assessed['kind']> = new Set<Assessed['kind']>(['strength', 'absent'])

/** As the model weighed them. */
export const raisedBy = (opinions: readonly Assessed[]): Assessed[] =>
  opinions.filter(({ kind, isUnproved }) => !NOT_RAISED.has(kind) && !isUnproved)

const labelled = (text: string, { words, by }: Assessed): string =>
  words === 'of the model' ? `Opinion of ${by}: ${text}` : text

export const advisedBy = (opinions: readonly Assessed[]): Point[] =>
  raisedBy(opinions)
    .slice(0, MOST_ADVISED)
    .map((one) => point(labelled([one.says, one.advice].filter(Boolean).join(' '), one), ...one.evidence))

export const praisedBy = (opinions: readonly Assessed[]): Point[] =>
  opinions
    .filter(({ kind, isUnproved }) => kind === 'strength' && !isUnproved)
    .slice(0, MOST_PRAISED)
    .map((one) => point(labelled(one.says, one), ...one.evidence))

export const askedBy = (opinions: readonly Assessed[]): Question[] =>
  raisedBy(opinions).flatMap(({ id, question, evidence, words, by }) =>
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
