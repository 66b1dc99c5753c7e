/** Examples made for this study: its own aim, its own people and place in the forms that a supervisor wants to see. */
import { type SaidOfWork, themesNamed } from '#capabilities/study/index.ts'
import { capitalised } from '#kit/text/articles.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { asSaid } from '../plan/speakable.ts'
import { quotedAt } from './own-parts.ts'
import { mainResult } from './said-aloud.ts'
import type { Turn } from './turn.ts'

const WANTS =
  /\b(?:examples?|sample (?=(?:research |problem |interview )?(?:question|objective|hypothes|title|statement|aim|recommendation))|suggest|give me|show me|write|formulate|draft|make me|how (?:do|can|should|would|could) i (?:write|word|formulate|phrase|state|put)|what (?:would|could|should) (?:be )?(?:a|an|my)|ideas?)\b/i

/** Of these themes one can be made; in a chapter it is the one that is hardest to write. */
const KIND_OF = {
  hypotheses: 'hypotheses',
  questions: 'questions',
  objectives: 'objectives',
  problem: 'problem',
  gap: 'gap',
  limits: 'limits',
  recommendations: 'recommendations',
  title: 'title',
  aim: 'aim',
  conclusion: 'conclusions',
  sampling: 'sampling',
  results: 'results',
} as const satisfies Record<string, keyof SaidOfWork>
type Made = keyof typeof KIND_OF | 'interview'
const OF_CHAPTER: Readonly<Record<string, Made>> = {
  1: 'problem',
  2: 'gap',
  3: 'sampling',
  4: 'results',
  5: 'conclusion',
}
/** How to write these is more than a sentence of the kind. */
const ONLY_AS_EXAMPLE: ReadonlySet<Made> = new Set(['conclusion', 'sampling', 'results'])
const AN_EXAMPLE =
  /\bexamples?\b|\bsample (?:of|sentence)\b|\bsentences? (?:i can|for)\b|\blike what\b|\bshow me\b|\bgive me (?:one|some|another|a (?:better|good|new) one)\b/i
const OF_AN_INTERVIEW =
  /\b(?:interview|questionnaire|survey) (?:questions?|items?)\b|\bquestions? (?:for|in) (?:my|the|a) (?:interview|questionnaire|survey)/i

function madeFor(text: string): Made | undefined {
  if (OF_AN_INTERVIEW.test(text)) return 'interview'
  const named = themesNamed(text.replace(/\bgood questions?\b/i, 'research question')).find(
    (id): id is keyof typeof KIND_OF => id in KIND_OF,
  )
  return named ?? OF_CHAPTER[/\bchapter ([1-5])\b/i.exec(inDigits(text))?.[1] ?? '']
}

const FACTORS =
  /\bfactors? (?:that )?(?:\w+ )?(?:affect(?:ing|s)?|associated with|influenc\w+|contribut\w+ to|behind|determin\w+) (.{5,120})$/i
const COMMON = /\b(?:prevalence|incidence|frequency) of (.{5,120})$/i
const APART = /\b(?:discrepanc(?:y|ies)|gaps?|differences?) between (.{3,70}?) and (.{3,90})$/i

function examplesOf(kind: Made, { subject, said }: ExamPlan): string[] {
  const { cause, effect } = subject
  const [on, among] = isTopic(subject.on) ? [subject.on, subject.among] : ['[your topic]', '']
  const [, outcome] = FACTORS.exec(on) ?? []
  const [, common] = COMMON.exec(on) ?? []
  const [, one, other] = APART.exec(on) ?? []
  const pair = cause && effect ? { cause, effect } : undefined
  const thing = pair?.effect ?? outcome ?? common ?? on
  const there = among && ` ${among}`
  switch (kind) {
    case 'questions':
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
    case 'objectives':
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
    case 'hypotheses':
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
    case 'limits':
      return [
        'The answers are what people said of themselves, and they may have remembered wrongly; this would make the true figure [larger or smaller] than the one reported',
      ]
    case 'recommendations':
      return [
        `Because [your finding on ${thing}, with its table], [a named office] should [one action] by [when], beginning with [the first step]`,
      ]
    case 'conclusion':
      return [
        `[Your main figure on ${thing}, with its table] means that [what it says about your objective]${there}. It holds for [whom you studied], and it does not show [what your design cannot]`,
      ]
    case 'sampling':
      return [
        `From [the list], which held [how many], every [how manieth] was chosen, beginning with one drawn by chance, until ${countSaid(said.sampleAnalysed ?? said.samplePlanned)} had been reached${there}`,
      ]
    case 'results':
      return [
        `Of the ${countSaid(said.sampleAnalysed ?? said.sampleReturned)} who answered, [how many] ([per cent]) [said or did what] (Table [number]); on ${thing}, [one group] and [the other] [differed or did not] ([test and its value], p = [value])`,
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

/** A place or a purpose that was taken for the topic would make nonsense of it. */
const isTopic = (on: string): boolean =>
  !/\p{L}{22,}/u.test(on) &&
  !/\bto (?:help|improve|find|know|understand|see)\b/i.test(on) &&
  on.split(' ').length <= LONGEST
const LONGEST = 14

const countSaid = (told: SaidOfWork['results']) =>
  told?.[0]?.value.match(/^\d[\d,]*$/)?.[0] ?? '[your number]'

const HOW: Record<Made, string> = {
  questions: 'A good one names what is compared, among whom, and can be answered with data you can get.',
  objectives: 'A good one begins with a verb that can be checked, and asks for one thing.',
  hypotheses: 'A good one can turn out to be wrong.',
  aim: 'One sentence, one verb, one subject.',
  problem: 'Four sentences do: who suffers, how much, what is not known, and why that is bad.',
  gap: 'Name two studies, then what neither of them did.',
  limits: 'Say what it is, in which direction it pulls, and which conclusion it touches.',
  recommendations: 'Name the finding, who acts, and the first step.',
  conclusion: 'One for each objective: the finding, what it means, and how far it goes.',
  title: 'It names what, among whom and where, in fifteen words or fewer.',
  sampling: 'The list, the step, the beginning and the end: with these four somebody else can do it again.',
  results: 'One sentence, one figure with its n and its table; what it means comes in the discussion.',
  interview: 'Ask for a story first, and for an opinion last.',
}

/** Where nobody was asked, nobody can have remembered wrongly. */
const OF_PEOPLE = new Set(contentStems('questionnaire respondent interview'))

/** A result with its figure, and what it does not prove: nothing is said in it that the work does not say. */
function ofResult(plan: ExamPlan): string | undefined {
  const found = mainResult(plan)
  if (!found || !/\d/.test(found.quote)) return undefined
  const bare = asSaid(found.quote)
    .replace(/\s*\.$/, '')
    .replace(/[“”]/g, "'")
  const limit = plan.appraisal.weak.find(
    ({ about }) => about === 'effect' || about === 'users' || about === 'sampling',
  )?.limit
  return limit
    ? `You could write: “${bare}. ${limit}.” The first half is your own sentence (${placeWords(found)}), the second says how far it goes. Put both into the conclusion, with the number of the table.`
    : `Keep the figure and drop the praise. Your own sentence is ${quotedAt(found)}: write after it for whom it holds and which table it comes from, and stop there.`
}

/** Bare, it asks for one of what was spoken of before. */
export function exampleFor(plan: ExamPlan, { asked, topic, isFollowUp }: Turn): string | undefined {
  if (!WANTS.test(asked) || plan.subject.on.includes('?')) return undefined
  const isExample = AN_EXAMPLE.test(asked)
  const kind = madeFor(asked) ?? (isFollowUp && isExample ? madeFor(topic) : undefined)
  if (!kind || (ONLY_AS_EXAMPLE.has(kind) && !isExample)) return undefined
  if (kind === 'limits' && !plan.vocabulary.some((stem) => OF_PEOPLE.has(stem))) return undefined
  const own = kind === 'interview' ? undefined : plan.said[KIND_OF[kind]]?.[0]
  const concluded = kind === 'conclusion' ? ofResult(plan) : undefined
  if (concluded) return concluded
  const made = examplesOf(kind, plan).map((one) => `“${one}”`)
  const yours = own ? ` Yours is: ${quotedAt(own.place)}. Hold the two beside each other.` : ''
  return `For your study, for example: ${made.join(' Or: ')} ${HOW[kind]}${yours}`
}
