/** Examples made for this study: its own aim, its own people and place in the forms that a supervisor wants to see. */
import type { SaidOfWork } from '#capabilities/study/index.ts'
import { capitalised } from '#kit/text/articles.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamPlan, Subject } from '../plan/plan.ts'
import { quotedAt } from './parts-asked.ts'

const WANTS =
  /\b(?:examples?|sample (?=(?:research |problem |interview )?(?:question|objective|hypothes|title|statement|aim|recommendation))|suggest|give me|show me|write|formulate|draft|make me|how (?:do|can|should|would|could) i (?:write|word|formulate|phrase|state|put)|what (?:would|could|should) (?:be )?(?:a|an|my)|ideas?)\b/i

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
  | 'conclusion'

const KINDS: readonly (readonly [ExampleKind, RegExp])[] = [
  ['hypothesis', /\bhypothes[ie]s\b/i],
  [
    'interview',
    /\b(?:interview|questionnaire|survey) (?:questions?|items?)\b|\bquestions? (?:for|in) (?:my|the|a) (?:interview|questionnaire|survey)/i,
  ],
  ['conclusion', /\b(?:examples?|sample) (?:of|for) (?:a|my|the) (?:good )?conclusions?\b/i],
  ['question', /\bresearch questions?\b|\bgood questions?\b/i],
  ['objective', /\bobjectives?\b/i],
  [
    'problem',
    /\bproblem statement|statement of the problem|\b(?:research|my|the|a) problem\b(?! with\b)(?<!\b(?:is|are|that|it|this|be) (?:a|the) problem)/i,
  ],
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
  conclusion: 'conclusions',
}

const FACTORS =
  /\bfactors? (?:that )?(?:\w+ )?(?:affect(?:ing|s)?|associated with|influenc\w+|contribut\w+ to|behind|determin\w+) (.{5,120})$/i
const COMMON = /\b(?:prevalence|incidence|frequency) of (.{5,120})$/i
const APART = /\b(?:discrepanc(?:y|ies)|gaps?|differences?) between (.{3,70}?) and (.{3,90})$/i

function examplesOf(kind: ExampleKind, { on, among, cause, effect }: Subject): string[] {
  const [, outcome] = FACTORS.exec(on) ?? []
  const [, common] = COMMON.exec(on) ?? []
  const [, one, other] = APART.exec(on) ?? []
  const pair = cause && effect ? { cause, effect } : undefined
  const thing = pair?.effect ?? outcome ?? common ?? on
  const there = among && ` ${among}`
  switch (kind) {
    case 'question':
      if (pair)
        return [
          `How does ${pair.cause} change ${pair.effect}${there}?`,
          `How strong is the link between ${pair.cause} and ${pair.effect}, and for whom?`,
        ]
      if (outcome)
        return [
          `Which factors are associated with ${outcome}${there}?`,
          'Which of them can be changed, and by whom?',
        ]
      if (common) return [`How common is ${common}${there}?`, 'Who is affected most?']
      if (one)
        return [
          `How far are ${one} and ${other} apart${there}?`,
          'In what, and for whom, are they furthest apart?',
        ]
      return [
        `What is known about ${on}${there}, and who says so?`,
        `How do those concerned describe ${on}${there}?`,
      ]
    case 'objective':
      if (pair)
        return [
          `To measure ${pair.cause}${there}`,
          `To determine the relationship between ${pair.cause} and ${pair.effect}${there}`,
        ]
      if (outcome)
        return [
          `To identify the factors associated with ${outcome}${there}`,
          `To compare those who are affected by ${outcome} with those who are not`,
        ]
      if (common) return [`To determine how common ${common} is${there}`, 'To compare it between groups']
      return [`To describe ${on}${there}`, `To explain differences in ${on}${there}`]
    case 'hypothesis':
      if (pair)
        return [
          `There is no relationship between ${pair.cause} and ${pair.effect}${there}`,
          `The more ${pair.cause}, the greater the change in ${pair.effect}${there}`,
        ]
      return [`There is no difference in ${thing} between [one group] and [the other]${there}`]
    case 'aim':
      return [
        pair
          ? `The aim of this study is to determine how ${pair.cause} is related to ${pair.effect}${there}`
          : `The aim of this study is to examine ${on}${there}`,
      ]
    case 'problem':
      return [
        `${capitalised(thing)}${there} matters to [whom], and it costs them [what, with a figure and its source]. What is known comes from [where]; nobody has yet looked at [your place or people]. Without that, [who] cannot decide [what]`,
      ]
    case 'gap':
      return [
        `Earlier studies looked at [what, with two sources], mostly in [where]. None of them asked about ${thing}${there}`,
      ]
    case 'limit':
      return [
        'The answers are what people said of themselves, and they may have remembered wrongly; this would make the true figure [larger or smaller] than the one reported',
      ]
    case 'recommendation':
      return [
        `Because [your finding on ${thing}, with its table], [a named office] should [one action] by [when], beginning with [the first step]`,
      ]
    case 'conclusion':
      return [
        `[Your main figure on ${thing}, with its table] means that [what it says about your objective]${there}. It holds for [whom you studied], and it does not show [what your design cannot]`,
      ]
    case 'title':
      return [
        pair
          ? `${capitalised(pair.cause)} and ${pair.effect}${there || ': a study in [your place]'}`
          : `${capitalised(on)}${there || ' among [your people] in [your place]'}`,
      ]
    case 'interview':
      return [
        `Please tell me about the last time you had to do with ${thing}.`,
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
  conclusion: 'One for each objective: the finding, what it means, and how far it goes.',
  title: 'It names what, among whom and where, in fifteen words or fewer.',
  interview: 'Ask for a story first, and for an opinion last.',
}

/** Where nobody was asked, nobody can have remembered wrongly. */
const OF_PEOPLE = new Set(contentStems('questionnaire respondent interview'))

export function exampleFor(plan: ExamPlan, asked: string): string | undefined {
  if (!WANTS.test(asked) || plan.subject.on.includes('?')) return undefined
  const kind = KINDS.find(([, words]) => words.test(asked))?.[0]
  if (!kind || (kind === 'limit' && !plan.vocabulary.some((stem) => OF_PEOPLE.has(stem)))) return undefined
  const slot = SLOT_OF[kind]
  const own = slot && plan.said[slot]?.[0]
  const made = examplesOf(kind, plan.subject).map((one) => `“${one}”`)
  const yours = own ? ` Yours is: ${quotedAt(own.place)}. Hold the two beside each other.` : ''
  return `For your study, for example: ${made.join(' Or: ')} ${HOW[kind]}${yours}`
}
