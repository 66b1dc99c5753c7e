/** "Can I still say that …": by what the claim speaks of, and what the work has for it. Never further than its own sentences. */
import { NOT_BY_CHANCE, type StudyEvidence } from '#capabilities/study/index.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { onCause } from './common-asks.ts'
import { quotedAt } from './own-parts.ts'
import type { Turn } from './turn.ts'

const ASKS =
  /\bcan i (?:still |just |then |also |really )?(?:say|write|claim|keep|call|conclude|generali[sz]e)\b|\b(?:i (?:wrote|say|said|claim\w*) that|my conclusion (?:says|is)) .*\b(?:ok(?:ay)?|keep|allowed|say that)\b|\bif they (?:ask|say)\b.*\b(?:count|hold|valid|true) for\b|\b(?:results?|findings?) (?:count|hold|are valid|apply)\b|\bshould i (?:add|invent|guess|make up) (?:a |the )?(?:number|figure|value|result)\b|\bdoes (?:that|this|it) make it (?:random|representative)\b|\bshows? (?:an? )?(?:effect|impact|cause)\b|\bdoes this show\b|\bwhether (?:this|that|it) shows\b/i
const OF_ALL =
  /\b(?:whole|entire|all (?:of )?(?:the )?\w+|every\w*|country|nation\w*|general\w*|count for|hold (?:for|in)|represent\w*|apply to|netherlands|africa)\b|\bresults? (?:hold|count)\b/i
const OF_CAUSE =
  /\b(?:effects?|impacts?|caus\w+|because|due to|leads?|led|helps?|helped|improv\w+|eliminat\w+|reduc\w+|increas\w+|empower\w*|influenc\w+)\b/i
const NOT_COUNTED =
  /\bnot in (?:my|the) (?:work|text|thesis)\b|\bdid(?: not|n't) (?:really )?(?:count|measure)\b|\b(?:add|invent|guess|make up) (?:a |the )?(?:number|figure|value)\b/i
const IS_RANDOM = /\bmake it (?:random|representative)\b/i

const NAMES_IT = /\b(?:say|write|call|admit)\b[^.?]*\b(?:convenien\w+|purposiv\w+|snowball|quota)\b/i

export const asksIfAllowed = ({ asked }: Turn): boolean =>
  ASKS.test(asked) || NOT_COUNTED.test(asked) || NAMES_IT.test(asked)

export function allowedIn(plan: ExamPlan, turn: Turn, near: readonly StudyEvidence[]): string | undefined {
  const { asked, whole } = turn
  if (!asksIfAllowed(turn)) return undefined
  if (NOT_COUNTED.test(asked))
    return 'No: what was not counted or measured must not be written as if it had been, and a panel asks for the sheet it came from. Write what you did and that you kept no count, and name it among your limits. If it can still be done this week, do it on a small scale and report that.'
  const { said } = plan
  if (NAMES_IT.test(asked)) {
    const how = said.sampling?.[0]?.place
    return `Yes, if that is how they were picked: nobody fails for a sample that is named honestly, and many are pressed on “random” without a list and a draw.${how ? ` Your text says ${quotedAt(how)}.` : ''} Write the true name there, why those could be reached, who had no chance to be asked, and “among those who were studied” in the conclusion.`
  }
  const drawn = plan.appraisal.weak.find(({ about }) => about === 'sampling')
  if (IS_RANDOM.test(asked)) return onRandom(said.sampling?.[0]?.place)
  if (OF_ALL.test(asked)) {
    const limit = said.limits?.find(({ place }) =>
      /generali[sz]\w*|external validity|only (?:on|in|one)|other (?:areas|places|regions)/i.test(
        place.quote,
      ),
    )
    const how = drawn?.place ?? said.sampling?.[0]?.place
    if (!limit && !how)
      return 'Only of what you studied: a result holds for those who could have been in it. Say for whom it is shown, for whom it is likely and why, and where it may be different.'
    const byChance = !drawn && how && !NOT_BY_CHANCE.test(how.quote)
    return `${byChance && !limit ? 'For those your sample was drawn from, yes; beyond them, no' : 'No, not for all of them'}: ${quotedAt(limit?.place ?? how!)}. Say “among those who were asked”, give the number, and add in one sentence where it may be different.`
  }
  const effect = plan.appraisal.weak.find(({ about }) => about === 'effect')
  const users = plan.appraisal.weak.find(({ about }) => about === 'users')
  if (/\bcaus\w+/i.test(asked)) return onCause(plan)
  if (OF_CAUSE.test(whole) && (effect ?? users)) {
    const own = near.find(({ quote }) => OF_CAUSE.test(quote))
    return effect
      ? `Not as a cause. ${effect.says}${own ? ` The sentence to change is ${quotedAt(own)}.` : ''} Say instead that the two go together in your data, give the figure, and name one other thing that could explain it.`
      : `Not as it stands. ${users!.says}${own ? ` The sentence to change is ${quotedAt(own)}.` : ''} Write “is designed to” where you wrote what it does, until somebody has measured it.`
  }
  return 'Only as far as a table or a passage of your results carries it. Put its number beside the claim; where there is none, write “may”, leave it out, or move it to what should be studied next.'
}

const onRandom = (how: StudyEvidence | undefined): string =>
  `No. Taking every third of those who happen to come is orderly, but those who never come had no chance, and a random sample needs a list or a known chance for each.${how ? ` Your text says ${quotedAt(how)}.` : ''} Call it a convenience sample taken at intervals, and say who was not there.`
