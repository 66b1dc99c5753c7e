/**
 * The marks a model gives. They are its judgement against the rubric; code proves that the words each rests on are the
 * student's own, and takes back only what is provably false: a mark that rests on a figure the work contradicts.
 */
import { plainWords } from '#kit/text/plain-words.ts'
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import { MARK_NAMES, type MarkName } from '../names.ts'
import { claimNumbers } from '../plan/claims.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { contradictionIn } from './contradicts.ts'
import { askedFor, type Judged } from './judge.ts'

export type GivenMark = { name: MarkName; value: number; words: string }
export type Judgement = { answered: boolean; marks: readonly GivenMark[] }

/** `rough`: a transcript whose words and figures may never have been said. */
type Answer = { text: string; question: PlannedQuestion; rough: boolean; byRules: Judged }

const SAYS: Record<MarkName, readonly [none: string, half: string, full: string]> = {
  direct: [
    'This does not hold against your text: look at which is right.',
    'You touch on it: say more of what you did or found.',
    'You answered the question.',
  ],
  reason: ['You gave no reason that holds.', 'There is half a reason here.', 'You gave your reason.'],
  evidence: [
    'You named nothing in your work that shows it.',
    'You spoke of where it is shown: name the table or the page.',
    'You named what shows it.',
  ],
  limit: [
    'You named no limit, and no other explanation.',
    'You hint at where it ends: say it plainly.',
    'You said how far it goes, or what else it could be.',
  ],
}
const UNHEARD = 'Figures and pages could not be recognised in your speech.'
const NO_ANSWER = 'Not answered: this was not yet an answer to what was asked.'

export function judgedBy(
  { answered, marks }: Judgement,
  plan: ExamPlan,
  { text, question, rough, byRules }: Answer,
): Judged {
  const asked = new Set<MarkName>(['direct', ...askedFor(question)])
  if (!answered)
    return added(
      byRules.verdict === 'answered' ? 'off-topic' : byRules.verdict,
      MARK_NAMES.filter((name) => asked.has(name)).map((name) => ({
        name,
        value: 0,
        says: name === 'direct' ? NO_ANSWER : 'Counts once the question is answered.',
        words: '',
      })),
    )
  const disproved = rough ? undefined : figureDisproved(text, plan)
  const told = MARK_NAMES.map((name): Mark => {
    const by = marks.find((mark) => mark.name === name)
    const words = by && provedWords(by.words, text, question)
    const value = words ? Math.max(0, Math.min(MARKS.most, Math.round(by.value))) : 0
    if (words && disproved && plainWords(inDigits(words)).includes(plainWords(disproved)))
      return {
        name,
        value: 0,
        says: `What you said differs from your text: “${disproved}”. Look at which is right.`,
        words: '',
      }
    return { name, value, says: SAYS[name][value] ?? '', words: value > 0 && words ? words : '' }
  })
  // What was given in full without being asked for counts as well.
  const counted = told.filter(({ name, value }) => asked.has(name) || value === MARKS.most)
  return added('answered', rough ? counted.map(heardRoughly) : counted)
}

const added = (verdict: Judged['verdict'], marks: Mark[]): Judged => {
  const values = marks.flatMap(({ value }) => value ?? [])
  return {
    verdict,
    marks,
    total: values.reduce((sum, value) => sum + value, 0),
    outOf: values.length * MARKS.most,
  }
}

const heardRoughly = (mark: Mark): Mark =>
  mark.name === 'evidence' ? { ...mark, value: null, says: UNHEARD, words: '' } : { ...mark, words: '' }

/** Said by the student, and not only read back from the question. A model may leave out the middle of a long stretch. */
function provedWords(words: string, text: string, { asks, lead }: PlannedQuestion): string | undefined {
  const said = plainWords(text)
  const asked = plainWords(`${lead} ${asks}`)
  const parts = words.split(/…|\.{3}/).map((part) => part.trim())
  const told = parts.filter((part) => plainWords(part) !== '')
  const areSaid = told.length > 0 && told.every((part) => said.includes(plainWords(part)))
  const areAsked = told.every((part) => asked.includes(plainWords(part)))
  return areSaid && !areAsked ? told.sort((a, b) => b.length - a.length)[0] : undefined
}

/** The same thing in the same unit, with a figure that stands nowhere in the work. */
function figureDisproved(text: string, plan: ExamPlan): string | undefined {
  const found = contradictionIn(text, plan)
  if (found?.claim.topic !== 'figure' && found?.claim.topic !== 'sample-size') return undefined
  const numbers = new Set(plan.numbers.map((one) => Number.parseFloat(one)))
  return claimNumbers(found.mine).some((one) => !numbers.has(Number(one))) ? found.mine : undefined
}
