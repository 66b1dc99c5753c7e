/** The report card of a session, shown after the conversation and never during it. */
import { SAYS } from '../../spec.ts'
import { questionWords } from '../examiner/manner.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { actionsOf } from './actions.ts'
import { type AnsweredQuestion, type Best, bestAnswers, leftOpen, scoreOf } from './best-answers.ts'
import { cardsOf, strengthsIn } from './cards.ts'
import type { AnswerCard, Report } from './contract.ts'

const contradictedIn = (steps: readonly AnsweredQuestion[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ move, questionId }) => (move === 'contradicts' ? (questionId ?? []) : [])))

export type Judgement = Pick<
  Report,
  | 'answered'
  | 'planned'
  | 'score'
  | 'fixes'
  | 'fixSummary'
  | 'practise'
  | 'cards'
  | 'leftOpen'
  | 'strengths'
  | 'notJudged'
  | 'advised'
  | 'actions'
>

/** `before`: everything that was answered in earlier sessions on this work. */
export function makeReport(
  plan: ExamPlan,
  steps: readonly AnsweredQuestion[],
  before: readonly AnsweredQuestion[],
  withActions: boolean,
): Judgement {
  const here = bestAnswers(steps)
  const cards = cardsOf(plan.questions, here, bestAnswers(before), contradictedIn(steps))
  const counting: ReadonlyMap<string, Best> = new Map(
    cards.map(({ questionId, verdict, marks, total, outOf, heard, attempts }) => [
      questionId,
      // A card is made of an answer that was heard.
      { judged: { verdict, marks, total, outOf }, heard: heard!, attempts },
    ]),
  )
  const practise = toPractise(cards)
  const open = leftOpen(steps, here)
  const weak = new Set([...cards.filter(({ again }) => again).map(({ questionId }) => questionId), ...open])
  const opened = new Set(steps.flatMap(({ questionId }) => questionId ?? []))
  return {
    answered: here.size,
    planned: plan.questions.length,
    score: scoreOf(counting),
    fixes: plan.fixes,
    fixSummary: plan.fixSummary,
    practise,
    cards: cards.filter((card) => !practise.includes(card)),
    leftOpen: plan.questions
      .filter(({ id }) => open.includes(id))
      .map((question) => ({
        questionId: question.id,
        question: questionWords(question),
        place: question.place,
        advice: question.advice,
      })),
    strengths: strengthsIn(cards),
    notJudged: [
      ...howManyMarked(cards),
      ...(steps.some(({ heard }) => heard.trust === 'rough') ? [SAYS.rough] : []),
    ],
    advised: steps.flatMap(({ heard, advised, move }) =>
      advised || move === 'advises' ? [{ asked: heard.text, told: advised ?? NOT_ANSWERED_THEN }] : [],
    ),
    actions: withActions ? actionsOf(plan, opened, weak) : [],
  }
}

const NOT_ANSWERED_THEN = 'I had no answer to this then.'

/** What the sum leaves out. */
function howManyMarked(cards: readonly AnswerCard[]): string[] {
  const marked = cards.filter(({ outOf }) => outOf > 0).length
  if (marked === cards.length) return []
  return [
    marked === 0
      ? 'None of your answers could be marked.'
      : `${marked} of ${cards.length} answers could be marked; the sum is of ${marked === 1 ? 'that one' : 'those'} alone.`,
  ]
}

const TO_PRACTISE = 3

/** The weakest of them, in the order in which they were asked. */
function toPractise(cards: readonly AnswerCard[]): AnswerCard[] {
  const share = ({ total, outOf }: AnswerCard) => (outOf === 0 ? 1 : total / outOf)
  const weakest = cards
    .filter(({ again }) => again)
    .sort((a, b) => share(a) - share(b))
    .slice(0, TO_PRACTISE)
  return cards.filter((card) => weakest.includes(card))
}
