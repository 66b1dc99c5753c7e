/** What many students ask and only this work can answer: a cause, few who were heard, no test. */
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './own-parts.ts'

type Answers = (plan: ExamPlan, asked: string) => string | undefined

/** Whether a cause may be claimed hangs on the design, and not on what others wrote. */
export function onCause({ claims, said }: ExamPlan): string {
  if (claims.some(({ topic, value }) => topic === 'design' && /trial|experiment/.test(value)))
    return 'Of those who took part, yes, as far as the groups were alike before: say how they were formed, and give the difference with its interval.'
  const [design] = said.design ?? []
  return `Better not. ${design ? `Your design is this: ${quotedAt(design.place)}. Unless` : 'Unless'} chance decided who got what, a study shows that two things go together, and neither which came first nor what else explains both. Write “was associated with” or “was more common among”, and name one other explanation.`
}
const CLAIMS_CAUSE =
  /\b(?:can|may|could|should) (?:i|we) (?:say|claim|write|conclude|state|argue)\b.*\b(?:caus\w+|leads? to|affects?|impacts?|because of)\b/i
const ifCause: Answers = (plan, asked) => (CLAIMS_CAUSE.test(asked) ? onCause(plan) : undefined)

const FEW =
  /\b(?:too (?:small|few|little)|not enough|only (?:\w+ ){0,3}(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})|is (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) enough|small)\b/i
const OF_PEOPLE =
  /\b(?:people|persons?|interview\w*|participants?|respondents?|talked|spoke|sample|study|not enough)\b/i
/** Where people are heard at length, no formula says how many. */
export const onFewHeard: Answers = ({ appraisal: { traits }, said }, asked) => {
  if (!traits.includes('interviews') || traits.includes('figures')) return undefined
  if (!FEW.test(asked) || !(OF_PEOPLE.test(asked) || /\bis (?:\w+ )?enough\b/i.test(asked))) return undefined
  const own = said.sampleAnalysed?.[0] ?? said.sampling?.[0] ?? said.instruments?.[0]
  return `Few is usual where each is heard at length, and no formula gives the number. Say it so: “I wanted to know how these people see it, and not how many see it so.”${own ? ` Your text has this on it: ${quotedAt(own.place)}.` : ''} Then three things a panel wants: why these and how you reached them, what the last conversation still brought, and that you speak of them alone. Put the same into your limits, and take out every sentence that says more.`
}

/** What only its maker can tell shows whose it is. */
const onOwnWork: Answers = (_, asked) =>
  /\b(?:did not|didn['’]?t|never) (?:build|write|do|make|code|develop) (?:it|this|that) (?:myself|alone|on my own)\b|\b(?:ai|chat ?gpt|somebody else|someone else|another person) (?:wrote|built|did|made)\b/i.test(
    asked,
  )
    ? 'Show what only its maker can know: one thing that failed and how you mended it, one choice with what you decided against, and one place you would do otherwise today. Keep your notes, drafts or earlier versions at hand with their dates, and say plainly which parts, tools or helpers you took over; what is named is no secret that can be found out.'
    : undefined

/** Whether a test is missing depends on what an objective asks. */
const onNoTest: Answers = (_, asked) =>
  /\b(?:only|just) (?:used |did |have )?(?:percent\w*|frequenc\w+|means?|counts?)\b.*\b(?:no|without|not)\b|\b(?:no|without) (?:chi|test|anova|regression|statistic)/i.test(
    asked,
  )
    ? 'It depends on your objectives. One that asks how many or how much is answered by percentages with the n beside them, and then it is no fault: say that the figures describe and were not tested. One that compares groups or speaks of a link, a difference or an effect needs a test: run it on the table that you have, or take those words out.'
    : undefined

const IN_TURN: readonly Answers[] = [onFewHeard, onOwnWork, onNoTest, ifCause]

export const onCommonAsk: Answers = (plan, asked) => {
  for (const answers of IN_TURN) {
    const answer = answers(plan, asked)
    if (answer) return answer
  }
  return undefined
}
