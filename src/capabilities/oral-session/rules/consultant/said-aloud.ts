/** What a student says when they are asked: the study in two sentences, or one point of it in three steps. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { placesOn, questionsAbout, quotedAt } from './own-parts.ts'
import { mattersOf, type Turn } from './turn.ts'

const IN_SHORT =
  /\b(?:in|with) (?:two|three|2|3|a few|few|one) (?:short )?(?:sentences?|minutes?|words|lines)\b|\bhow (?:do|should|can|would) i (?:begin|start|open|introduce)\b|\b(?:opening|introduce) (?:my|the|it|sentence)\b|\bwhat (?:do|should) i say first\b|\bsay it in (?:two|three|a few)\b/i
const OF_A_DEFENCE =
  /\b(?:say|tell|present\w*|defen\w+|panel|examiners?|talk|speech|aloud|introduc\w+|study|work|thesis|project)\b/i

const TO_THEM = /\b(?:they|panel|examiners?) asks?\b|\babout (?:it|that)\b/i

/** The main result is the one that is nearest to the aim and has a figure. */
const COMPARES = /\b(?:compared|than|higher|lower|significant\w*|associated|correlat\w*|between)\b/i
export function mainResult({ said }: ExamPlan): StudyEvidence | undefined {
  const aim = new Set(
    [...(said.aim ?? []), ...(said.objectives ?? [])].flatMap(({ value }) => contentStems(value)),
  )
  const rated = [...(said.results ?? []), ...(said.conclusions ?? [])].map(({ place }) => ({
    place,
    rate:
      contentStems(place.quote).filter((stem) => aim.has(stem)).length +
      (/\d/.test(place.quote) ? 2 : 0) +
      (COMPARES.test(place.quote) ? 2 : 0),
  }))
  return rated.toSorted((a, b) => b.rate - a.rate)[0]?.place
}

export function inShort(plan: ExamPlan, { asked, isFollowUp }: Turn): string | undefined {
  if (
    !IN_SHORT.test(asked) ||
    !OF_A_DEFENCE.test(asked) ||
    (isFollowUp && TO_THEM.test(asked)) ||
    /\b(?:chapter|conclusion|literature)\b/i.test(asked)
  )
    return undefined
  const { said } = plan
  const aim = said.aim?.[0] ?? said.objectives?.[0] ?? said.questions?.[0]
  const result = mainResult(plan)
  if (!aim || (!result && !said.design)) return undefined
  const how = said.design?.[0] ?? said.instruments?.[0] ?? said.sampling?.[0]
  return [
    `Say what you asked: ${quotedAt(aim.place)}.`,
    how && how.place.sentenceId !== aim.place.sentenceId && `How: ${quotedAt(how.place)}.`,
    result && `Then what came of it: ${quotedAt(result)}.`,
    'One breath for each, in your own words; stop after the result and wait.',
  ]
    .filter(Boolean)
    .join(' ')
}

const WHEN_ASKED =
  /\b(?:if|when|what if|in case|suppose)\b.{0,30}\b(?:they|examiners?|panel|somebody|someone|reviewers?|he|she)\b.{0,24}\b(?:asks?|says?|attacks?|wants?)\b|\bthey (?:may|might|will|can|could) (?:also )?(?:ask|say|notice)\b|\b(?:what|how) (?:do|should|can|could|must|would) i (?:say|answer|reply|defend|respond|tell)\b|\bshort answer\b|\bexample answer\b|\bsentences? i can say\b|\bsupervisor asked (?:how|why|what)\b|\bhow would you answer\b/i

const OF_MARGIN =
  'A smaller margin would have needed more people than I could reach; I read my shares with that margin.'
/** What each choice costs; said by who made it, it disarms the question. */
const COSTS: readonly [RegExp, string][] = [
  [
    /\b(?:convenien\w+|purposiv\w+|snowball|quota)\b/i,
    'I can speak for those I reached, and not for everybody.',
  ],
  [/\b(?:margin|yamane|sample size|respondents|sample)\b/i, OF_MARGIN],
  [
    /\binterviews?\b|\bqualitative\b|\bquotes?\b/i,
    'It tells me how they see it, and not how many see it so.',
  ],
  [
    /\b(?:waterfall|agile|scrum|methodology)\b/i,
    'It cost me flexibility: what I learned late, I could not easily change.',
  ],
  [
    /\b(?:effect|impact|cause|regression|correlation|t.test|association)\b/i,
    'It shows which things go together; what causes which would need a second measurement or an experiment.',
  ],
  [
    /\b(?:theory|framework|concept\w*)\b/i,
    'Another lens would have shown other things; this one is tied to my question.',
  ],
  [/\b(?:secondary|literature|articles?|review)\b/i, 'I depend on what others measured and published.'],
  [/\bquestionnaires?\b|\bsurvey\b/i, 'People told me what they think, and I did not observe what they do.'],
]

/** `reason`: the work's own sentence with the reason, where it was found; `near`: what it says on the matter. */
export const asksHowToSay = ({ asked }: Turn): boolean => WHEN_ASKED.test(asked)

export function whenAsked(
  plan: ExamPlan,
  { asked, whole }: Turn,
  { reason, near }: { reason: StudyEvidence | undefined; near: readonly StudyEvidence[] },
): string | undefined {
  if (!WHEN_ASKED.test(asked)) return undefined
  const part = questionsAbout(whole)
  const ofPart = placesOn(plan, whole)
  const [own] = ofPart.length > 0 ? ofPart : near
  const weak = plan.appraisal.weak.find(
    ({ about }) => part.includes(about) || new RegExp(`\\b${about}\\b`, 'i').test(whole),
  )
  if (!own && !reason && !weak) return CRITICISM.test(asked) ? GRANT : undefined
  const isCounted = plan.appraisal.traits.includes('figures')
  const fit = COSTS.filter(([, says]) => isCounted || says !== OF_MARGIN)
  const cost = fit.find(([words]) => words.test(asked))?.[1] ?? fit.find(([words]) => words.test(whole))?.[1]
  const steps = [
    own &&
      `${TELLS_A_DEED.test(own.quote) ? 'Begin with what you did' : 'Your text has this on it'}: ${quotedAt(own)}.`,
    reason && reason.sentenceId !== own?.sentenceId
      ? `Then your reason: ${quotedAt(reason)}.`
      : /\bwhy\b/i.test(whole)
        ? 'Then the true reason in one sentence; see that it stands beside that sentence in your text too.'
        : '',
    cost
      ? `End with what it costs, before they say it: “${cost}”`
      : weak
        ? `End with what you know is weak: ${weak.limit || weak.says}`
        : GRANT,
  ].filter(Boolean)
  return steps.join(' ')
}

/** What somebody in it said, a definition or a plan is nothing that the student did. */
const TELLS_A_DEED =
  /^(?!.*(?:[“"”]|\b(?:my|me)\b)).*(?:\b(?:was|were|has been|have been) (?:\w+ly )?(?:\w+ed|chosen|drawn|taken|done|built|made|given|written|set)\b|\b(?:this|the|present) (?:study|research|project|researcher) (?:\w+ly )?\w+(?:ed|s)\b|\bwill be \w+|\bwe \w+ed\b)/i

const CRITICISM =
  /\b(?:they|examiners?|panel|he|she|somebody|someone|reviewers?)\b.{0,20}\b(?:says?|asks?|attacks?)\b/i
const GRANT =
  'Grant what is true in it, in one sentence; say what it changes in your result and what it does not touch; then what the next study should do. For example: “That is right. What I say holds for what I did, and this is where the next study should begin.”'

const HAVE_IN_TEXT =
  /\bwhat does my (?:text|work|thesis|study|proposal) say\b|\bwhat (?:do|did) i (?:have|write|say)\b|\b(?:where|on (?:what|which) page|which (?:table|page|section|chapter))\b.*\b(?:did|is|are|have)\b|\bhave i (?:written|said|named)\b|\bdo i (?:say|mention|name|have)\b|\bwhich number was it\b/i
export const asksOwnText = ({ asked }: Turn): boolean => HAVE_IN_TEXT.test(asked)

/** A chapter for each thing that is to be added. */
const BELONGS: readonly [RegExp, string, string][] = [
  [
    /\blimit\w*/i,
    'conclusion',
    'near the end, before the recommendations, each limit with what it does to a result',
  ],
  [
    /\b(?:results?|scores?|findings?|survey|answers?|response rate|percent\w*)\b/i,
    'results',
    'under the objective that it answers, one table and one sentence below it',
  ],
  [
    /\b(?:sampling|sample|design|instruments?|method\w*|pilot|ethic\w*|reliability|alpha|validity)\b/i,
    'methods',
    'in the order in which you did it',
  ],
  [
    /\b(?:gap|stud(?:y|ies)|sources?|theory|framework)\b/i,
    'literature',
    'beside the studies that it answers or contradicts',
  ],
]
const WHERE_TO =
  /\bwhere\b.*\b(?:write|put|place|mention|add|go|goes|include)\b|\bin (?:which|what) (?:chapter|section)\b|\bshould i (?:put|add|mention|include) (?:it|that|this|them) (?:in|to)\b/i
export function whereTo({ parts }: ExamPlan, { asked, whole }: Turn): string | undefined {
  if (!WHERE_TO.test(asked)) return undefined
  const found = BELONGS.find(([words]) => words.test(asked)) ?? BELONGS.find(([words]) => words.test(whole))
  if (!found) return undefined
  const [, role, how] = found
  const part =
    parts.find((one) => one.role === role) ??
    (role === 'conclusion' ? parts.find((one) => one.role === 'discussion') : undefined)
  return `In ${part ? `“${part.title}”` : `the ${role === 'conclusion' ? 'last chapter' : `chapter on ${role}`}`}, ${how}.`
}

/** All of a short question's own matter stands in the sentence, or most of a long one's; what the whole work is about does not count. */
export function speaksOf(
  sentence: string,
  asked: string,
  { title, subject }: Pick<ExamPlan, 'title' | 'subject'>,
): boolean {
  const everywhere = new Set(contentStems(`${title} ${subject.on}`))
  const matters = mattersOf(asked)
  const telling = matters.filter((stem) => !everywhere.has(stem))
  if (telling.length === 0) return false
  const own = new Set(contentStems(sentence))
  const held = telling.filter((stem) => own.has(stem)).length
  return held >= Math.max(Math.min(2, telling.length), Math.ceil(telling.length * MOST_OF_IT))
}
const MOST_OF_IT = 0.5
