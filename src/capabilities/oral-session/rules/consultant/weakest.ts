/** What a panel will attack, what to mend first, whether a thing is wrong: from the weak points of the plan, heaviest first. */
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { isEveryday } from '../plan/common-words.ts'
import type { ExamPlan, WeakPoint } from '../plan/plan.ts'
import { ORDER } from './common-asks.ts'
import type { Turn } from './turn.ts'

const WHAT_IS_WEAK =
  /\b(?:weak(?:est|ness\w*)?|worst|attack\w*|hardest|criticis\w+|reject\w*|press (?:me|on)|most (?:important|urgent|serious))\b|\b(?:fix|repair|correct|mend|check|change|improve)\b.*\bfirst\b|\bfirst\b.*\b(?:fix|repair|correct|mend|check|change|improve|attack)\b|\b(?:begin|start|where) to (?:check|correct|fix|mend|repair)\b|\bshould i begin to\b|\bchecklist\b|\bwhat (?:should|can|must|could|do) i (?:fix|repair|improve|correct|mend)\W*$|\bwhat (?:is|are) (?:the )?(?:\w+ )?(?:faults?|mistakes?|errors?|problems?|contradictions?) (?:in|of|with) (?:my|this)\b|\b(?:any|other|more) (?:\w+ )?(?:faults?|mistakes?|errors?|contradictions?)\b|\bwhat (?:is|was) wrong(?: with (?:it|my (?:work|thesis|paper|proposal|draft|project)))?\W*$|\b(?:main|biggest) (?:problems?|mistakes?)\b|\bhow (?:can|do|could|should) i (?:improve|repair|fix) (?:this|my (?:work|thesis|paper|proposal|draft|project))\b/i
const OF_ONE_PART =
  /\b(?:abstract|introduction|chapter|literature|objectives?|title|conclusions?|recommendations?|questionnaire|slides|claim|hypothes[ie]s|limit\w*|method\w*|sampl\w+|theory)\b/i
const MOST = 3
/** Below it a figure is slightly off, and no attack. */
export const HEAVY = 2
/** Said with every list, since a list of what was found is read as everything. */
const CHECKED =
  'I compare figures, lists and names; whether the argument holds is for you and your supervisor.'

export function weakestOf(plan: ExamPlan, { asked, isFollowUp }: Turn): string | undefined {
  if (!WHAT_IS_WEAK.test(asked) || OF_ONE_PART.test(asked)) return undefined
  const all = plan.weak.filter(({ weight }) => weight >= HEAVY)
  const [first] = all
  if (isFollowUp && /\b(?:which|one)\b/i.test(asked) && !/\bfirst\b/i.test(asked)) return undefined
  if (!first) return nothingHeavy(plan)
  if (/\bhardest question\b/i.test(asked))
    return `I would expect this one: “${first.asks}” It rests on what stands in your text: ${first.says} ${first.next}`
  const told = all.slice(0, MOST).map(({ says }, nth) => `${ORDER[nth]}: ${says}`)
  return `${told.join(' ')} Begin with the first: ${lowered(first.next)} ${CHECKED}`
}

/** Slight figures are told as what they are, and never as all there is. */
function nothingHeavy({ weak, questions }: ExamPlan): string | undefined {
  const slight = weak[0] ? ` One figure is slightly off: ${weak[0].says}` : ''
  const likely =
    questions.find(({ phase }) => phase === 'limits') ?? questions.find(({ phase }) => phase === 'chain')
  return likely
    ? `I cannot name a weakest point with certainty. ${CHECKED}${slight} A panel will still ask you this. ${[likely.lead, likely.asks].filter(Boolean).join(' ')} ${likely.advice}`
    : undefined
}

const ASKS_IF_SO =
  /\b(?:true|mistake|wrong|strange|correct|the same|missing|match\w*|contradict\w*|problem|unclear|lacks?|not clear|check|which (?:one|ones|rows?|of them)|exactly|right one|twice|copied|template|should i (?:change|keep)|what should it be|which should)\b/i

const OF_SOURCES = /\b(?:references?|citations?|sources?|cited|bibliography|reference list)\b/i
const ABOUT: readonly [RegExp, WeakPoint['about']][] = [
  [OF_SOURCES, 'sources'],
  [/\b(?:alpha|reliab\w+)\b/i, 'reliability'],
  [/\b(?:clusters?|design effect)\b/i, 'clusters'],
  [/\b(?:search\w*|inclusion|prisma)\b.*\b(?:articles?|papers?|criteria|studies)\b|\bsearched\b/i, 'search'],
  [/\b(?:another|other|different|wrong|whose) name\b|\bname of (?:somebody|someone)\b/i, 'name'],
  [
    /\b(?:recommend\w*|objectives?)\b.*\b(?:results?|findings?|data|match|answers?|backed|reached|did i|fulfil\w*|met)\b|\b(?:answers?|match\w*|meets?) (?:my|the) objectives\b|\bcome (?:really )?from my results\b/i,
    'aims',
  ],
  [/\b(?:usab\w+|test(?:ed)? (?:it )?with (?:\w+ )?users?)\b/i, 'users'],
]

/** "Is anything missing in my references", "somebody says the rows are the same": what was compared says it, or it is not said here. */
export function foundOn(plan: ExamPlan, { asked, whole, isFollowUp, last }: Turn): string | undefined {
  const spokenOf = isFollowUp ? plan.weak.find(({ says }) => last.includes(says)) : undefined
  if (spokenOf && HOW_OR_WHICH.test(asked))
    return `${spokenOf.next} ${spokenOf.detail || `It begins ${spokenOf.place ? `on ${placeWords(spokenOf.place)}` : 'in your last chapter'}; be ready for this question: ${spokenOf.asks}`}`
  const about =
    ABOUT.find(([words]) => words.test(asked))?.[1] ??
    (isFollowUp ? ABOUT.find(([words]) => words.test(whole))?.[1] : undefined)
  const point = about ? plan.weak.find((one) => one.about === about) : undefined
  if (
    about === 'sources' &&
    (OF_SOURCES.test(asked) || /\b(?:which|exactly|example|repair|fix)\b/i.test(asked))
  )
    return onSources(point, asked, isFollowUp)
  if (about === 'sources') return undefined
  if (about === 'aims' && !point) return undefined
  if (about === 'aims' && point)
    return `Not all of them, as far as I can see. ${point.says} ${point.next} Put the rest side by side yourself: one line for each, with its table.`
  if (point && isFollowUp && /\bhow\b/i.test(asked)) return point.next
  if (
    point &&
    !/\bdifference between\b/i.test(asked) &&
    (ASKS_IF_SO.test(asked) || about === 'users' || about === 'name')
  )
    return `${about === 'users' || about === 'name' ? 'Yes, I think so. ' : ''}${point.says} ${point.next}`
  if (!ASKS_IF_SO.test(asked)) return undefined
  const figures = plan.weak.filter((one) => one.about === 'figures' && one.weight >= HEAVY)
  const hit = figures.find((one) => (REPEATED.test(whole) ? SAME_FIGURES.test(one.says) : shares(one, whole)))
  if (!hit) return undefined
  return isFollowUp && /\bwhich\b|\bexactly\b|\bwhere\b/i.test(asked)
    ? `${hit.detail} ${hit.next}`
    : `I found this on it: ${hit.says} ${hit.next}`
}

const HOW_OR_WHICH = /\b(?:how (?:do|can|should|would) (?:i|you)|which (?:ones?|rows?)|where|exactly)\b/i
const REPEATED = /\b(?:same|twice|copied|identical|repeated|template)\b/i
const SAME_FIGURES = /very same figures|left from a template/i

const ASKS_OF_LIST =
  /\b(?:missing|match\w*|listed|not in|problem|complete|check|wrong|which (?:ones?|sources|of them)|exactly|true|correct)\b/i
function onSources(point: WeakPoint | undefined, asked: string, isFollowUp: boolean): string | undefined {
  if (!ASKS_OF_LIST.test(asked) && !isFollowUp) return undefined
  if (!point)
    return 'I found no citation without an entry, but I cannot read every style, so take that as a first look only. Print the list, go through the text from the front, and tick each name; what has no tick on either side is to be added or taken out. And open three entries to see that they say what you cite them for.'
  return /\b(?:which|exactly|example)\b/i.test(asked) && isFollowUp
    ? `${point.detail} ${point.next}`
    : `Yes, I think so. ${point.says} ${point.next}`
}

/** Something in common that is not in every sentence on figures. */
const OF_FIGURES = new Set(
  contentStems(
    'table figure number row line text page method result respondent study total count value percent give',
  ),
)
function shares({ says, detail }: WeakPoint, asked: string): boolean {
  const own = new Set(contentStems(`${says} ${detail}`))
  const stems = new Set(contentStems(asked).filter((stem) => !isEveryday(stem) && !OF_FIGURES.has(stem)))
  return [...stems].some((stem) => own.has(stem))
}

const lowered = (text: string): string => `${text[0]!.toLowerCase()}${text.slice(1)}`
