/** What many students ask and only this work can answer: two figures that disagree, a cause, an approach. */
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './parts-asked.ts'

type Answers = (plan: ExamPlan, asked: string) => string | undefined

/** "Is my study qualitative or quantitative?" is said by the work. */
const onApproach: Answers = ({ claims }, asked) => {
  if (!/\bmy (?:study|work|research|thesis|project)\b.*\b(?:qualitative|quantitative|mixed)\b/i.test(asked))
    return undefined
  const told = claims.find(({ topic }) => topic === 'approach')
  return (
    told &&
    `Your text calls it ${told.value}: ${quotedAt(told.place)}. Quantitative work counts and compares, qualitative work listens and interprets; see that your questions fit.`
  )
}

/** Two figures of the work that disagree, named by the student. */
const onFigures: Answers = ({ fixes }, asked) => {
  const named = [...new Set(asked.match(FIGURE) ?? [])].filter((one) => Number(one.replace(/,/g, '')) >= 10)
  const fix =
    named.length > 1 &&
    fixes.find(({ says }) => {
      const told = new Set(says.match(FIGURE) ?? [])
      return named.every((one) => told.has(one))
    })
  return fix
    ? `${fix.says} One stands here: ${quotedAt(fix.place)}. ${fix.advice} If both are right, say in one sentence why they differ.`
    : undefined
}
const FIGURE = /\d+(?:,\d{3})*(?:\.\d+)?/g

/** Whether a cause may be claimed hangs on the design, and not on what others wrote. */
const onCause: Answers = ({ claims, said }, asked) => {
  if (
    !/\b(?:can|may|could|should) (?:i|we) (?:say|claim|write|conclude|state|argue)\b.*\b(?:caus\w+|leads? to|affects?|impacts?|because of)\b/i.test(
      asked,
    )
  )
    return undefined
  if (claims.some(({ topic, value }) => topic === 'design' && /trial|experiment/.test(value)))
    return 'Of those who took part, yes, as far as the groups were alike before: say how they were formed, and give the difference with its interval.'
  const [design] = said.design ?? []
  return `Better not. ${design ? `Your design is this: ${quotedAt(design.place)}. Unless` : 'Unless'} chance decided who got what, a study shows that two things go together, and neither which came first nor what else explains both. Write “was associated with” or “was more common among”, and name one other explanation.`
}

const IN_TURN: readonly Answers[] = [onFigures, onCause, onApproach]

export const onCommonAsk: Answers = (plan, asked) => {
  for (const answers of IN_TURN) {
    const answer = answers(plan, asked)
    if (answer) return answer
  }
  return undefined
}
