/** Turns that live on the one before: whether it will be noticed, and what to write instead. And a greeting, which is greeted. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { lastTold } from './found-on.ts'
import { quotedAt } from './own-parts.ts'
import { mainResult } from './said-aloud.ts'
import type { Turn } from './turn.ts'

const NOTICED =
  /\b(?:will|would|do|does|can|could|may|might) (?:the |an? |my |any )?(?:\w+ )?(?:examiners?|panel|they|supervisors?|readers?|he|she|anybody|anyone|somebody) (?:\w+ )?(?:notice|see|find (?:it|out|that)|catch|know|mind|realise)\b|\bthey (?:will|may|might) (?:notice|see|find out|realise)\b/i

/** Two places that disagree are seen by whoever lays them side by side; of anything else nobody knows. */
export function noticed(plan: ExamPlan, { asked, told }: Turn): string | undefined {
  if (!NOTICED.test(asked)) return undefined
  const point = lastTold(plan, told)
  if (point)
    return `Yes, reckon with it: many lay two places side by side. ${point.next} If they come to it first, say that you have seen it and what is right.`
  return 'Reckon with it: what you see yourself, a careful reader sees too. Correct it before you print; if it is printed, name it yourself, say what is right, and what it changes.'
}

const INSTEAD =
  /\bwhat (?:do|should|can|could|must) i (?:write|put|say)\b.*\binstead\b|\binstead of (?:it|that|this)\b/i
export function instead(
  plan: ExamPlan,
  { asked, isFollowUp }: Turn,
  standing: readonly StudyEvidence[],
): string | undefined {
  if (!INSTEAD.test(asked) || !isFollowUp) return undefined
  const [first] = standing
  const result = mainResult(plan)
  const taken = first ? `In place of what stands on ${placeWords(first)}, write` : 'Write there'
  return result && plan.kind === 'done' && result.sentenceId !== first?.sentenceId
    ? `${taken} a sentence that rests on your own work, such as ${quotedAt(result)}: who it holds for, the table or passage it comes from, and what it means for your objective. Then nothing beyond it.`
    : `${taken} only what you did yourself: who or what, how many, and where it can be seen; what was not done belongs into the limits.`
}

const GREETS = /^\W*(?:hi|hello|hey|greetings|good (?:morning|afternoon|evening|day))\b/i
const NAMES_TOPIC =
  /\b(?:i (?:wrote|am writing|did (?:a|my)|worked|am working)|my (?:\w+ )?(?:project|study|work|thesis|dissertation|topic|research|proposal) (?:is|was))\b/i
const WANTS_MORE =
  /\?|\b(?:what|how|which|why|where|when|who|can|could|should|please|help|want|need|worried|scared|afraid|nervous|problem|but|enough)\b/i
const LONGEST = 25
export const isGreeting = (text: string): boolean =>
  GREETS.test(text) &&
  !WANTS_MORE.test(text) &&
  text.trim().split(/\s+/).length <= LONGEST &&
  (NAMES_TOPIC.test(text) || text.trim().split(/\s+/).length <= 4)

export const greeted = ({ title }: ExamPlan, { asked }: Turn): string | undefined =>
  isGreeting(asked)
    ? `Good to meet you. I have read ${/\.\w{2,4}$/.test(title) ? 'your work' : `“${title}”`} and have it open here. What would you like to look at first? You can name a chapter, a worry, or a question that you fear; or ask me what to mend first.`
    : undefined
