/**
 * A student's questions about the document: whether the answer's place is found, whether it is marked as doubtful, and
 * that none is invented.
 */

import { lookUpIn } from '../../src/capabilities/study/rules/answerer/look-up/look-up.ts'
import { alike } from './matching.ts'
import type { KeyLookup, RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

const FIRST = 3
const NEAR = 0.6

export function measureLookups({ key, study }: RealDocument): Tally[] {
  const answerable = key.lookups.filter(({ answer, quote }) => answer !== null && quote)
  const unanswerable = key.lookups.filter(({ answer }) => answer === null)
  const isPlaced = ({ question, quote }: KeyLookup) =>
    study
      .passages()
      .find(question, FIRST)
      .some(({ evidence, context }) =>
        [evidence, ...context].some((one) => alike(quote ?? '', one.quote) >= NEAR),
      )
  const isAnswered = ({ question }: KeyLookup) => lookUpIn(study, question).isAnswered
  const isSure = ({ question }: KeyLookup) => lookUpIn(study, question).isSure
  const missed = answerable.filter((one) => !isPlaced(one))
  const answered = unanswerable.filter(isAnswered)
  const refused = answerable.filter((one) => !isAnswered(one))
  const misled = [...missed, ...unanswerable].filter(isSure)
  const asked = ({ question }: KeyLookup) => question
  return [
    {
      figure: 'lookups',
      hits: answerable.length - missed.length,
      of: answerable.length,
      misses: missed.map(({ question, quote }) => `${question} → ${quote}`),
    },
    {
      figure: 'refused',
      hits: unanswerable.length - answered.length,
      of: unanswerable.length,
      misses: answered.map(asked),
    },
    { figure: 'falsely-refused', hits: refused.length, of: answerable.length, misses: refused.map(asked) },
    { figure: 'sure-and-wrong', hits: misled.length, of: key.lookups.length, misses: misled.map(asked) },
  ]
}
