/** Which test an objective asks for, by its own words; what is counted how, only the student knows. */
import { uncapitalised } from '#kit/text/articles.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import type { Decided } from './choosing.ts'
import { quotedAt } from './own-parts.ts'
import type { Turn } from './turn.ts'

const ASKS =
  /\b(?:which|what) (?:\w+ ){0,2}(?:tests?|analys[ie]s|statistics?)\b(?! (?:is|are|means?|does|did|was|were|score)\b)|\bhow (?:do|should|can|will|would|must) i (?:test|analy[sz]e) (?:my |the )?(?:data|objectives?|hypothes[ie]s|first|second|third)\b|\btests? (?:for|to use)\b|\b(?:need|have) to (?:test|run (?:a|any) tests?)\b|\bneed (?:a|any) tests?\b|^\W*(?:so |and )?which tests?\W*$/i
const OF_A_TEST = /\b(?:usability|unit|software|user|acceptance) test/i

type Wanted = { is: RegExp; asksFor: string; take: string; named: RegExp }
/** The first that fits is meant. */
const WANTED: readonly Wanted[] = [
  {
    is: /\b(?:relationships?|associations?|(?<!\b(?:problems?|challenges|issues|risks|costs) )associated|correlat\w+|links?|linked)\b/i,
    asksFor: 'a link between two things',
    take: 'if both are categories, chi-square with Cramér’s V; if both are numbers or total scores, Pearson’s correlation, or Spearman’s where they are ranks or far from normal',
    named: /\b(?:chi[- ]?squared?|correlation|pearson|spearman|regression)\b/i,
  },
  {
    is: /\b(?:effects?|affect\w*|impacts?|influenc\w+|determinants?|factors?|predict\w*|contribut(?:es?|ed|ing|ors?)|causes?)\b/i,
    asksFor: 'what lies behind an outcome',
    take: 'regression with that outcome: logistic if it is yes or no, linear if it is a number or a total score; before it a table of each factor alone',
    named: /\b(?:regression|chi[- ]?squared?|anova|correlation)\b/i,
  },
  {
    is: /\b(?:differen\w+|compar\w+|versus)\b/i,
    asksFor: 'a difference between groups',
    take: 'for a number or a score a t test with two groups and ANOVA with more, paired if the same people were measured twice; for a category chi-square',
    named: /\b(?:t[- ]?tests?|anova|analysis of variance|chi[- ]?squared?|mann[- ]whitney|kruskal)\b/i,
  },
  {
    is: /\b(?:levels?|extent|prevalence|how (?:many|much|common|often)|identify|describe|establish|determine|assess|examine|explore|investigate|find out|know|knowledge|attitudes?|perceptions?|practices?|challenges?)\b/i,
    asksFor: 'a description',
    take: 'no test: counts with percentages for categories, the mean with its standard deviation for scores, each with its n; a test only where you compare groups in it',
    named: /\b(?:descriptive|frequenc\w+|percent\w*|means?)\b/i,
  },
]

const NTH =
  /\b(objective|question|hypothesis|aim|rq|h)s? ?(?:number )?([1-9])\b|\b([1-9])(?:st|nd|rd|th)? (?:\w+ )?(objective|question|hypothesis)/i
const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/\bfirst\b/gi, '1'],
  [/\bsecond\b/gi, '2'],
  [/\bthird\b/gi, '3'],
  [/\bfourth\b/gi, '4'],
  [/\bfifth\b/gi, '5'],
]
const ordinalsIn = (text: string): string =>
  ORDINALS.reduce((told, [word, digit]) => told.replace(word, digit), inDigits(text))

const MOST = 3

export function testFor(plan: ExamPlan, { asked }: Pick<Turn, 'asked'>): Decided | undefined {
  if (!ASKS.test(asked) || OF_A_TEST.test(asked)) return undefined
  const { traits } = plan.appraisal
  if (plan.kind === 'built') return OF_BUILDING
  if (traits.includes('interviews') && !traits.includes('figures')) return OF_TALKS
  const [, first, nth, otherNth, other] = NTH.exec(ordinalsIn(asked)) ?? []
  const number = Number(nth ?? otherNth)
  const kind = (first ?? other ?? '').toLowerCase()
  const { said } = plan
  const listed = /^(?:q|rq)/.test(kind)
    ? (said.questions ?? said.objectives)
    : /^h/.test(kind)
      ? said.hypotheses
      : (said.objectives ?? said.questions)
  if (number > 0) {
    const one = listed?.[number - 1]
    if (!one) return of(asked, listed ? notThatMany(listed.length, number) : NOT_READ)
    const told = wantedIn(one.value)
    return told && decided(plan, told, `It reads ${quotedAt(one.place)}. That`)
  }
  const own =
    /\bmy (?:data|study|work|thesis|objectives?|research|project)\b|\bshould i\b|\bdo i\b|^\W*(?:so |and )?which tests?\W*$/i
  const named = wantedIn(asked)
  if (named && named !== WANTED.at(-1)) return decided(plan, named, 'That')
  if (!own.test(asked)) return undefined
  const each = (listed ?? []).slice(0, MOST).flatMap(({ place, value }) => {
    const told = wantedIn(value)
    return told ? [`${quotedAt(place)} asks for ${told.asksFor}: ${told.take}.`] : []
  })
  return each.length > 0
    ? { says: `By your objectives. ${each.join(' ')}`, short: each[0]!, why: WHY }
    : undefined
}

const wantedIn = (text: string): Wanted | undefined => WANTED.find(({ is }) => is.test(text))

function decided({ said, kind }: ExamPlan, { asksFor, take, named }: Wanted, lead: string): Decided {
  const own = said.analyses?.find(({ place }) => named.test(place.quote))
  const stands = own
    ? ` Your text ${kind === 'planned' ? 'plans' : 'has'} this on it: ${quotedAt(own.place)}.`
    : ''
  return {
    says: `${lead} asks for ${asksFor}: ${take}.${stands} Write beside each objective how its outcome is counted; that settles which.`,
    short: `${take[0]!.toUpperCase()}${take.slice(1)}.`,
    why: `Because of two things: the verb, which asks here for ${asksFor}, and how the outcome is counted (categories, ranks or numbers). A test that fits the one and not the other answers a question that you did not ask.`,
  }
}

const WHY =
  'Because the test follows from two things: what the objective asks (a description, a difference, a link, what lies behind it) and how the outcome is counted (categories, ranks or numbers).'
const of = (_: string, says: string): Decided => ({ says, short: says, why: WHY })
const notThatMany = (count: number, nth: number): string =>
  `I make out ${count} in your text and no number ${nth}, so type it here and I will say which test it asks for. Until then: ${uncapitalised(RULE)}`
const RULE =
  'A description needs counts, percentages or means and no test; a difference a t test, ANOVA or chi-square; a link a correlation or chi-square; what lies behind an outcome a regression.'
const NOT_READ = `I cannot make out your objectives with certainty, so type the one you mean. Until then: ${uncapitalised(RULE)}`
const OF_BUILDING: Decided = {
  says: 'No statistical test, as long as the objective is to build something: it is answered by running the finished part against its requirements. Make a table with one row for each: what goes in, what should come out, what came out, passed or not. Where you also ask users, report their answers as counts or as a usability score with how many they were.',
  short: 'None of statistics: a table of what each part should do and what it did.',
  why: 'Because a test of statistics asks whether a number of a sample could be chance, and whether a part works is no sample.',
}
const OF_TALKS: Decided = {
  says: 'None: talks are not tested. Code the transcripts, gather the codes into themes, and give for each objective the themes that answer it, each with two or three quotations from different people. Say who coded, and how you settled doubts.',
  short: 'None: themes with quotations, and no test.',
  why: 'Because a test asks whether a number could be chance, and what people tell at length is no number.',
}
