/** Examples made for this study: its own aim, its own people and place in the forms that a supervisor wants to see. */
import { capitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import { quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan, SaidOfWork } from '../plan/plan.ts'

const WANTS =
  /\b(?:examples?|sample|suggest|give me|show me|write|formulate|draft|make|how (?:do|can|should|would|could) i (?:write|word|formulate|phrase|state|put)|what (?:would|could|should) (?:be )?(?:a|an|my)|ideas?)\b/i

type ExampleKind =
  | 'question'
  | 'objective'
  | 'hypothesis'
  | 'aim'
  | 'problem'
  | 'limit'
  | 'recommendation'
  | 'title'
  | 'gap'
  | 'interview'

const KINDS: readonly (readonly [ExampleKind, RegExp])[] = [
  ['hypothesis', /\bhypothes[ie]s\b/i],
  [
    'interview',
    /\b(?:interview|questionnaire|survey) (?:questions?|items?)\b|\bquestions? (?:for|in) (?:my|the|a) (?:interview|questionnaire|survey)/i,
  ],
  ['question', /\bresearch questions?\b|\bgood questions?\b/i],
  ['objective', /\bobjectives?\b/i],
  ['problem', /\bproblem statement|statement of the problem|\bproblem\b/i],
  ['gap', /\bgap\b/i],
  ['limit', /\blimitations?\b|\blimits?\b/i],
  ['recommendation', /\brecommendations?\b/i],
  ['title', /\btitles?\b|\btopics?\b/i],
  ['aim', /\baims?\b|\bpurpose\b|\bgeneral objective\b/i],
]
const SLOT_OF: Partial<Record<ExampleKind, keyof SaidOfWork>> = {
  question: 'questions',
  objective: 'objectives',
  hypothesis: 'hypotheses',
  aim: 'aim',
  problem: 'problem',
  gap: 'gap',
  limit: 'limits',
  recommendation: 'recommendations',
}

/** What a study is about, taken apart: what it does, on what, and where. */
type Subject = { on: string; cause?: string; effect?: string }

const TO_DO =
  /\b(?:to|at) (?:determin|investigat|examin|assess|explor|evaluat|analy[sz]|identify|identif|establish|find out|describ|understand|study|compar|measur|look at|develop|design|build)\w*\s+(?:and \w+ )?(?:how |whether |if |the )?(.{12,180}?)[.;:]?\s*$/i

/** A title in capitals, or with its article, in the middle of a sentence. */
const asSpoken = (title: string): string =>
  (title === title.toUpperCase() || /^(?:\p{Lu}{2,}\s+){3}/u.test(title)
    ? title.toLowerCase()
    : title
  ).replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase())

export function subjectOf({ said, title }: Pick<ExamPlan, 'said' | 'title'>): Subject {
  const told = [...(said.aim ?? []), ...(said.objectives ?? [])].map(({ place }) => place.quote)
  const on = told.flatMap((quote) => TO_DO.exec(quote.replace(/\s+/g, ' ').trim())?.[1] ?? [])[0]
  const plain = asSpoken((on ?? title).replace(/[“”"]/g, '').replace(/\.$/, '').trim())
  const pair =
    /\b(?:effects?|impacts?|influence|role) of (.{3,70}?) (?:on|in) (.{3,90})$/i.exec(plain) ??
    /\b(?:relationship|association|link|nexus|correlation) between (.{3,70}?) and (.{3,90})$/i.exec(plain)
  return { on: lower(plain), ...(pair && { cause: lower(pair[1]!), effect: lower(pair[2]!) }) }
}

/** Titles are written large; a name or a short form stays as it is. */
const lower = (text: string): string =>
  /^\p{Lu}+(?:\s|$)/u.test(text) && !/\p{Ll}/u.test(text)
    ? text.toLowerCase()
    : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

const FACTORS =
  /\bfactors? (?:that )?(?:\w+ )?(?:affect(?:ing|s)?|associated with|influenc\w+|contribut\w+ to|behind|determin\w+) (.{5,120})$/i
const COMMON = /\b(?:prevalence|incidence|frequency|level) of (.{5,120})$/i

function examplesOf(kind: ExampleKind, subject: Subject): string[] {
  const { on, cause, effect } = subject
  const [, outcome] = FACTORS.exec(on) ?? []
  const [, common] = COMMON.exec(on) ?? []
  switch (kind) {
    case 'question':
      if (cause && effect)
        return [
          `How does ${cause} change ${effect}?`,
          `How strong is the link between ${cause} and ${effect}, and for whom?`,
        ]
      if (outcome)
        return [`Which factors are associated with ${outcome}?`, `Which of them can be changed, and by whom?`]
      if (common) return [`How common is ${common}?`, `Who is affected most?`]
      return [`What is known about ${on}, and what do those who live with it say?`]
    case 'objective':
      if (cause && effect)
        return [`To measure ${cause}`, `To determine the relationship between ${cause} and ${effect}`]
      if (outcome)
        return [
          `To identify the factors associated with ${outcome}`,
          `To compare those who are affected by ${outcome} with those who are not`,
        ]
      if (common) return [`To determine how common ${common} is`, `To compare it between groups`]
      return [`To describe ${on}`, `To explain differences in ${on}`]
    case 'hypothesis':
      if (cause && effect)
        return [
          `There is no relationship between ${cause} and ${effect}`,
          `The more ${cause}, the greater the change in ${effect}`,
        ]
      if (outcome) return [`There is no difference in ${outcome} between the two groups that you compare`]
      return [`There is no difference in ${common ?? on} between the two groups that you compare`]
    case 'aim':
      return [
        cause && effect
          ? `The aim of this study is to determine how ${cause} is related to ${effect}`
          : `The aim of this study is to examine ${on}`,
      ]
    case 'problem':
      return [
        `${capitalised(cause && effect ? effect : (outcome ?? common ?? on))} matters to [whom], and it costs them [what, with a figure and its source]. What is known comes from [where]; nobody has yet looked at [your place or people]. Without that, [who] cannot decide [what]`,
      ]
    case 'gap':
      return [
        `Earlier studies looked at [what, with two sources], mostly in [where]. None of them asked about ${on}`,
      ]
    case 'limit':
      return [
        'The answers are what people said of themselves, and they may have remembered wrongly; this would make the true figure [larger or smaller] than the one reported',
      ]
    case 'recommendation':
      return [
        `Because [your finding, with its table], [a named office] should [one action] by [when], beginning with [the first step]`,
      ]
    case 'title':
      return [
        cause && effect
          ? `${capitalised(cause)} and ${effect}: a study in [your place]`
          : `${capitalised(on)}`,
      ]
    case 'interview':
      return [
        `Please tell me about the last time you had to do with ${effect ?? outcome ?? common ?? on}.`,
        'What made it easy, and what made it difficult?',
        'What would you have needed?',
      ]
  }
}

const HOW: Record<ExampleKind, string> = {
  question: 'A good one names what is compared, among whom, and can be answered with data you can get.',
  objective: 'A good one begins with a verb that can be checked, and asks for one thing.',
  hypothesis: 'A good one can turn out to be wrong.',
  aim: 'One sentence, one verb, one subject.',
  problem: 'Four sentences do: who suffers, how much, what is not known, and why that is bad.',
  gap: 'Name two studies, then what neither of them did.',
  limit: 'Say what it is, in which direction it pulls, and which conclusion it touches.',
  recommendation: 'Name the finding, who acts, and the first step.',
  title: 'It names what, among whom and where, in fifteen words or fewer.',
  interview: 'Ask for a story first, and for an opinion last.',
}

export function exampleFor(plan: ExamPlan, asked: string): string | undefined {
  if (!WANTS.test(asked)) return undefined
  const kind = KINDS.find(([, words]) => words.test(asked))?.[0]
  if (!kind) return undefined
  const slot = SLOT_OF[kind]
  const own = slot && plan.said[slot]?.[0]
  const made = examplesOf(kind, subjectOf(plan)).map((one) => `“${one}”`)
  const yours = own
    ? ` Yours is: ${quotedAloud(own.place.quote)} (${placeWords(own.place)}). Hold the two beside each other.`
    : ''
  return `For your study, for example: ${made.join(' Or: ')} ${HOW[kind]}${yours}`
}
