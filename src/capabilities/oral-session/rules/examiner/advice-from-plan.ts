/** Advice a consultant can give from the plan of this work: what to do first, and what to do about one part of it. */
import { atPlace, quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'

const WHAT_FIRST =
  /\b(?:what|where|which)\b.*\b(?:first|(?:do|should|must|can) i (?:start|begin)|most (?:important|urgent|serious)|weakest|worst)\b|\b(?:weak|main|biggest|worst) (?:points?|spots?|parts?|problems?|mistakes?|weakness\w*)\b|\bwhat (?:should|must|can|could|do|would) (?:i|you) (?:\w+ )?(?:repair|fix|improve|change|correct|work on)\b|\bhow (?:can|do|could|should) i (?:improve|repair|fix) (?:it|this|my (?:work|thesis|paper|proposal|draft|project|dissertation))\b/i
const MOST_FIRST = 2

/** Which parts of a work a word in a question is about. */
const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bsampl\w*|\b(?:participants|respondents|people|patients) (?:enough|too few)\b|\bhow many\b/i,
    ['sample-size', 'sampling', 'population'],
  ],
  [/\blimit(?:s|ation|ations)?\b|\bweakness/i, ['limitation', 'missing limitation', 'went-wrong']],
  [/\bliterature\b|\bsources\b|\bgap\b/i, ['gap', 'missing gap']],
  [/\btheor\w+|\bframework\b/i, ['theory']],
  [/\bobjectives?\b/i, ['objective', 'check objectives-answered']],
  [/\b(?:research )?questions?\b/i, ['question']],
  [/\bhypothes[ie]s\b/i, ['hypothesis']],
  [/\baim\b|\bpurpose\b/i, ['aim']],
  [/\bproblem\b|\bbackground\b|\bintroduction\b/i, ['problem']],
  [/\bethic\w*|\bconsent\b|\bconfidential\w*/i, ['ethics', 'missing ethics']],
  [
    /\bquestionnaires?\b|\binterviews?\b|\binstruments?\b|\bscales?\b/i,
    ['instrument', 'missing instrument', 'reliability'],
  ],
  [
    /\banaly[sz]\w*|\bstatistic\w*|\btests?\b|\bregression\b|\bthemes?\b/i,
    ['analysis', 'missing analysis', 'figures'],
  ],
  [/\bmethod\w*|\bdesign\b|\bapproach\b/i, ['design', 'approach', 'procedure']],
  [/\bresults?\b|\bfindings?\b/i, ['result', 'figures', 'null-result']],
  [/\bconclusions?\b/i, ['conclusion']],
  [/\brecommend\w*/i, ['recommendation', 'missing recommendation']],
  [/\bcontribution\b/i, ['contribution', 'conclusion']],
]

/** Undefined for any other request. */
export function adviceFirst({ questions }: ExamPlan, asked: string): string | undefined {
  if (!WHAT_FIRST.test(asked)) return undefined
  const rank = ({ weak, weight }: PlannedQuestion) => (weak ? 50 : 0) + weight
  const said = new Set<string>()
  const most = [...questions]
    .sort((a, b) => rank(b) - rank(a))
    .filter(({ advice }) => !said.has(advice) && said.add(advice))
    .slice(0, MOST_FIRST)
  return most.length === 0
    ? undefined
    : `I would begin where an examiner looks first. ${most.map(adviceAt).join(' Then: ')}`
}

export function adviceOn({ questions }: ExamPlan, asked: string): string | undefined {
  const parts = PARTS.flatMap(([word, abouts]) => (word.test(asked) ? abouts : []))
  const found = parts.flatMap((about) => questions.find((question) => question.about === about) ?? [])[0]
  return found && adviceAt(found)
}

const adviceAt = ({ place, advice }: PlannedQuestion): string =>
  `${atPlace(place)} you write: ${quotedAloud(place.quote)} ${advice}`
