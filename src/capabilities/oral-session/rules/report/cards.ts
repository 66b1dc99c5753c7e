/** One card for each question that was answered: the best answer, its marks with the student's words, and where a better one can be found. */
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import { questionWords } from '../examiner/manner.ts'
import { isBetter } from '../examiner/whole-answer.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { type Best, isWeak } from './best-answers.ts'
import type { AnswerCard } from './contract.ts'

const SETTLE = 'What you said differs from your text. Decide which is right before your defence.'

/** `before`: the best of earlier sessions on this work; `contradicted`: answers that contradict the work. */
export function cardsOf(
  questions: readonly PlannedQuestion[],
  now: ReadonlyMap<string, Best>,
  before: ReadonlyMap<string, Best>,
  contradicted: ReadonlySet<string>,
): AnswerCard[] {
  return questions.flatMap((question) => {
    const here = now.get(question.id)
    if (!here) return []
    const card = cardOf(question, here, before.get(question.id))
    return [contradicted.has(question.id) ? { ...card, again: true, advice: SETTLE } : card]
  })
}

function cardOf(question: PlannedQuestion, here: Best, before: Best | undefined): AnswerCard {
  const isBefore = before !== undefined && isBetter(before.judged, here.judged)
  const { judged, heard } = isBefore ? before : here
  return {
    questionId: question.id,
    area: question.area,
    question: questionWords(question),
    place: question.place,
    better: question.better,
    places: [question.place, ...question.also],
    verdict: judged.verdict,
    answer: heard.text,
    heard,
    attempts: here.attempts + (before?.attempts ?? 0),
    marks: judged.marks,
    total: judged.total,
    outOf: judged.outOf,
    again: isWeak(judged),
    bestFromBefore: isBefore,
    advice: adviceOn(judged.marks, question),
  }
}

const ADVICE: Record<Mark['name'], string> = {
  direct: 'Begin with the answer itself, in one sentence.',
  reason: 'Say why: one sentence with “because”.',
  evidence: 'Name the page, the table or the figure that shows it.',
  limit: 'Say how far it goes, or what else it could be.',
}

/** The weakest of the four first; if all are good, the handbook's advice for the question. */
function adviceOn(marks: readonly Mark[], question: PlannedQuestion): string {
  const weakest = marks
    .filter(({ value }) => value !== null && value < MARKS.most)
    .sort((a, b) => a.value! - b.value!)[0]
  return weakest ? ADVICE[weakest.name] : question.advice
}

const among = (times: number, of: number) => (of === 1 ? '' : `, in ${times} of ${of} answers`)
const STRONG: Record<Mark['name'], (times: number, of: number) => string> = {
  direct: (times, of) =>
    of === 1 ? 'You answered the question.' : `You answered ${times} of ${of} questions in full.`,
  reason: (times, of) => `You gave your reason${among(times, of)}.`,
  evidence: (times, of) => `You named a place or a figure of your work${among(times, of)}.`,
  limit: (times, of) => `You said what your study does not show${among(times, of)}.`,
}

const ofTheMarked = (times: number, of: number) =>
  of === 1
    ? 'You answered in full the one question that could be marked.'
    : `You answered in full ${times} of the ${of} questions that could be marked.`

/** Strengths found in at least half of the answers. */
export function strengthsIn(cards: readonly AnswerCard[]): string[] {
  const names = ['direct', 'reason', 'evidence', 'limit'] as const
  return names.flatMap((name) => {
    const marks = cards.flatMap(({ marks }) =>
      marks.filter((mark) => mark.name === name && mark.value !== null),
    )
    const full = marks.filter(({ value }) => value === MARKS.most).length
    if (full === 0 || full * 2 < marks.length) return []
    const isOfFewer = name === 'direct' && marks.length < cards.length
    return [isOfFewer ? ofTheMarked(full, marks.length) : STRONG[name](full, marks.length)]
  })
}
