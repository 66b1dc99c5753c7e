/** Whether a thing is wrong, which ones, and how to mend it: from the weak points of the work, or it is not said here. */
import type { WeakPoint } from '#capabilities/study/index.ts'
import { uncapitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import type { Turn } from './turn.ts'

const ASKS_IF_SO =
  /\b(?:true|mistake|wrong|strange|correct|the same|missing|match\w*|contradict\w*|problem|unclear|lacks?|not clear|check|which (?:one|ones|rows?|of them)|exactly|right one|twice|copied|template|should i (?:change|keep)|what should it be|which should)\b/i

const OF_SOURCES = /\b(?:references?|citations?|sources?|cited|bibliography|reference list)\b/i
const ABOUT: readonly [RegExp, WeakPoint['about']][] = [
  [OF_SOURCES, 'sources'],
  [/\b(?:alpha|reliab\w+)\b/i, 'reliability'],
  [/\b(?:clusters?|design effect)\b/i, 'clusters'],
  [/\b(?:search\w*|inclusion|prisma)\b.*\b(?:articles?|papers?|criteria|studies)\b|\bsearched\b/i, 'search'],
  [/\b(?:another|other|different|wrong|whose) name\b|\bname of (?:somebody|someone)\b/i, 'name'],
  [/\b(?:usab\w+|test(?:ed)? (?:it )?with (?:\w+ )?users?)\b/i, 'users'],
]

/** "Is anything missing in my references", "somebody says the rows are the same": what was compared says it, or it is not said here. */
export function foundOn(
  plan: ExamPlan,
  { asked, whole, isFollowUp, told }: Turn,
  isNamed: boolean,
): string | undefined {
  if (isNamed && !OF_SOURCES.test(asked)) return undefined

  const spokenOf = isFollowUp ? lastTold(plan, told) : undefined
  if (spokenOf && WHAT_TO_SAY.test(asked))
    return spokenOf.limit
      ? `Say it before they do: “${spokenOf.limit}.” Then what you have changed because of it, and stop.`
      : 'Say that you have seen it yourself, which of the two is right, and that nothing else hangs on it, or what does. Then stop.'
  if (spokenOf && HOW_OR_WHICH.test(asked))
    return `Do this: ${uncapitalised(spokenOf.next)} ${spokenOf.detail || `It begins ${spokenOf.place ? `at ${placeWords(spokenOf.place)}` : 'in your last chapter'}; be ready for this question: ${spokenOf.asks}`}`
  const about =
    ABOUT.find(([words]) => words.test(asked))?.[1] ??
    (isFollowUp ? ABOUT.find(([words]) => words.test(whole))?.[1] : undefined)
  const point = about ? plan.appraisal.weak.find((one) => one.about === about) : undefined
  if (
    about === 'sources' &&
    (OF_SOURCES.test(asked) || /\b(?:which|exactly|example|repair|fix)\b/i.test(asked))
  )
    return onSources(point, asked, isFollowUp)
  if (about === 'sources') return undefined
  if (point && isFollowUp && /\bhow\b/i.test(asked)) return point.next
  if (
    point &&
    !/\bdifference between\b/i.test(asked) &&
    (ASKS_IF_SO.test(asked) || about === 'users' || about === 'name')
  )
    return `${about === 'users' || about === 'name' ? 'Yes, I think so. ' : ''}${point.says} ${point.next}`
  return undefined
}

const WHAT_TO_SAY = /\bwhat (?:do|should|can|could|must|would) i (?:say|answer|reply|tell)\b/i
/** The weak point that was spoken of last. */
export const lastTold = ({ appraisal: { weak } }: ExamPlan, told: readonly string[]): WeakPoint | undefined =>
  told
    .slice(-BACK)
    .toReversed()
    .flatMap(
      (one) => weak.find(({ says, next }) => one.includes(says) || one.includes(uncapitalised(next))) ?? [],
    )[0]
const BACK = 3
const HOW_OR_WHICH =
  /\b(?:how (?:do|can|should|would) (?:i|you) (?:\w+ )?(?:fix|correct|mend|repair|change|handle|solve|improve)|which (?:ones?|rows?)|where|exactly)\b/i
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
