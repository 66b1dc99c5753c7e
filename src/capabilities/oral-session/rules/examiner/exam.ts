/**
 * A conversation, turn by turn: one question at a time, the next chosen by the answer. Pure: the same answers lead to
 * the same state, so a turn repeated after a crash, or corrected, gives the same result.
 */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Style } from '../../spec.ts'
import { asksAdvice } from '../consultant/asks-advice.ts'
import { mattersOf } from '../consultant/turn.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import {
  byId,
  type ExamContext,
  type ExamState,
  type ExamStep,
  type MoveName,
  moved,
  type TakenStep,
} from './exam-state.ts'
import { followUp } from './follow-up.ts'
import { goOn } from './go-on.ts'
import { breaksOff, isGarbled } from './heard-badly.ts'
import { type Aside, asideIn } from './interpret-answer.ts'
import { type Judged, judge, misses } from './judge.ts'
import { leftOutOf } from './left-out.ts'
import { namesPlace } from './overlap.ts'
import { judgeWhole } from './whole-answer.ts'

/** After this many cut-offs in one answer, recognition is poor or there is no more to say. */
const WAITS = 2

/**
 * `again`: weak topics of an earlier session on this work come first, after the opening. The gentle style asks about
 * what a student knows best before anything else; the tough one goes to the faults.
 */
export function begin(plan: ExamPlan, style: Style, again: readonly string[] = []): ExamState {
  const all = plan.questions.map(({ id }) => id)
  const idsOf = (fits: (question: PlannedQuestion) => boolean) =>
    plan.questions.filter(fits).map(({ id }) => id)
  const opening = idsOf(({ phase }) => phase === 'opening')
  const early =
    style === 'gentle'
      ? idsOf(({ weak, phase, area }) => !weak && phase === 'chain' && area === 'problem').slice(0, 2)
      : style === 'tough'
        ? idsOf(({ phase }) => phase === 'faults')
        : []
  const [current = null, ...ahead] = new Set([
    ...opening,
    ...again.filter((id) => all.includes(id)),
    ...early,
    ...all,
  ])
  return {
    ahead,
    current,
    followed: 0,
    had: [],
    owed: [],
    cameBack: [],
    opened: current ? 1 : 0,
    lastWords: '',
  }
}

const GOES_ON =
  /^(?:yes|yeah|ok(?:ay)?|sure|please|go on|go ahead|continue|let us go on|let's go on|carry on|no,? (?:thank you|thanks|go on))\b[\w ,.!]{0,24}$/i

export function answerTo(
  plan: ExamPlan,
  state: ExamState,
  said: Pick<RecognisedSpeech, 'text' | 'trust'>,
  style: Style,
  { takesQuestions = false, leftMs = Number.POSITIVE_INFINITY } = {},
): ExamStep {
  const { begun, stopping, offered, ...before } = state
  const aside = offered && GOES_ON.test(said.text.trim()) ? 'repeat' : asideIn(said.text, knownIn(plan))
  const question = byId(plan, state.current)
  // “What if I do not know the answer?” is asked of a consultant, and gives nothing up.
  const isAsked =
    takesQuestions &&
    aside !== null &&
    // After advice, “explain it” is about the advice.
    (mayBeAsked(aside, said.text) || (offered === true && (aside === 'explain' || aside === 'why'))) &&
    asksAdvice(said.text)
  if (aside && !isAsked) {
    const taken = onAside(
      { plan, style, leftMs },
      { ...before, ...(stopping && { stopping }) },
      question,
      aside,
    )
    // After asking for a repeat, or for a moment, the student continues the same answer.
    const goesOn = begun && taken.state.current === state.current
    return { ...taken, state: { ...taken.state, ...(goesOn && { begun }) }, text: said.text }
  }
  const text = begun ? `${begun.text} ${said.text}` : said.text
  const times = (begun?.times ?? 0) + 1
  if (question && said.trust !== 'exact' && times <= WAITS && breaksOff(said.text))
    return {
      state: { ...before, begun: { text, times } },
      move: moved('goes-on', question),
      // Nothing more was said, so this was the answer.
      judged: judge({ ...said, text }, question, plan),
      text,
    }
  if (question && !before.had.includes('misheard') && isGarbled({ ...said, text }, question, plan))
    return {
      state: { ...before, had: [...before.had, 'misheard'] },
      move: { ...moved('misheard', question), heard: text },
      judged: null,
      text,
    }
  const asking = { plan, style, takesQuestions, leftMs }
  return answered(asking, before, question, { ...said, text })
}

/** A command names nothing; who asks how to explain a result, or where something stands, names it. */
const mayBeAsked = (aside: Aside, text: string): boolean =>
  aside === 'dont-know' ||
  aside === 'aside' ||
  (OF_A_MATTER.has(aside) && (mattersOf(text).length > 0 || ASKS_FOR_ONE.test(text)))
const ASKS_FOR_ONE = /\bask me (?:one|a|an|the|two|three|some)\b/i
const OF_A_MATTER: ReadonlySet<Aside> = new Set(['repeat', 'explain', 'why', 'where', 'turning'])

/** Neither a question nor an answer: perhaps a trouble, which a consultant may know something about. */
export const saysNothing = ({ move, judged }: ExamStep): boolean =>
  OF_NOTHING.has(move.name) && judged?.verdict !== 'answered'
const OF_NOTHING: ReadonlySet<MoveName> = new Set([
  'too-short',
  'off-the-point',
  'reads-page',
  'asks-evidence',
])

/** The same turn, taken as if it had been asked: the question stays open, and nothing is marked. */
export const toAdvice = (
  plan: ExamPlan,
  { begun: _, stopping: __, offered: ___, ...before }: ExamState,
  { text }: ExamStep,
): ExamStep => ({
  state: { ...before, offered: true },
  move: moved('advises', byId(plan, before.current)),
  judged: null,
  text,
})

function answered(
  asking: ExamContext,
  state: ExamState,
  question: PlannedQuestion | null,
  said: Pick<RecognisedSpeech, 'text' | 'trust'>,
): ExamStep {
  const { plan, takesQuestions } = asking
  if (takesQuestions && asksAdvice(said.text))
    return {
      state: { ...state, offered: true },
      move: moved('advises', question),
      judged: null,
      text: said.text,
    }
  if (!question) return { state, move: moved('finished', null), judged: null, text: said.text }
  if (question.phase === 'opening')
    return { ...afterOpening(asking, state, question, said.text), text: said.text }
  const { text, judged } = judgeWhole(said, question, plan, state)
  const { followed, had, cameBack } = state
  const returned = cameBack.includes(question.id)
  const {
    is,
    good,
    contradiction = null,
    doubt,
  } = followUp({
    ...asking,
    earnsNow: text === said.text || namesPlace(said.text) || earns(judge(said, question, plan)),
    question,
    said: { ...said, text },
    judged,
    followed,
    had,
    returned,
  })
  if (is === 'next') {
    const gone = goOn(asking, state, question, 'next', good)
    return { ...gone, move: { ...gone.move, missed: misses(judged) }, judged, text }
  }
  const answered = !misses(judged)
  return {
    state: {
      ...state,
      followed: followed + 1,
      had: [...had, is],
      soFar: { id: question.id, text, answered },
    },
    move: { ...moved(is, question), good, contradiction, ...(doubt && { doubt }) },
    judged,
    text,
  }
}

const earns = (judged: Judged): boolean => !misses(judged) && judged.total > 0

/** Words of this work: who has none of them, and says not to know, does not know. */
const knownIn = (plan: ExamPlan) => {
  const known = new Set([...plan.words, ...plan.questions.flatMap(({ grounds }) => grounds)])
  return (text: string) =>
    new Set(contentStems(text).filter((stem) => !isCommon(stem) && known.has(stem))).size
}

const OPENING_WORDS = 12

/** The opening earns no marks: it decides what is asked next. */
function afterOpening(
  asking: ExamContext,
  state: ExamState,
  question: PlannedQuestion,
  text: string,
): TakenStep {
  const { plan } = asking
  if (text.trim().split(/\s+/).length < OPENING_WORDS && !state.had.includes('too-short'))
    return {
      state: { ...state, had: [...state.had, 'too-short'] },
      move: moved('too-short', question),
      judged: null,
    }
  const leftOut = leftOutOf(plan, text)
  const chain =
    leftOut &&
    plan.questions.find(({ id, about }) => leftOut.topics.includes(about) && state.ahead.includes(id))
  const ahead = chain ? [chain.id, ...state.ahead.filter((id) => id !== chain.id)] : state.ahead
  const gone = goOn(asking, { ...state, ahead }, question, 'next')
  return {
    ...gone,
    move: { ...gone.move, ...(chain && gone.move.next?.id === chain.id && { leftOut: leftOut.part }) },
    judged: null,
  }
}

const STAYS: Partial<Record<Aside, MoveName>> = {
  repeat: 'repeat',
  hold: 'hold',
  explain: 'explain',
  slower: 'slower',
  why: 'why',
  where: 'where',
  aside: 'aside',
  turning: 'in-role',
  'other-language': 'other-language',
}

function onAside(
  { plan, style, leftMs }: Pick<ExamContext, 'plan' | 'style' | 'leftMs'>,
  { stopping, ...state }: ExamState,
  question: PlannedQuestion | null,
  aside: Aside,
): TakenStep {
  if (aside === 'stop')
    return stopping
      ? { state, move: moved('stopped', question), judged: null }
      : { state: { ...state, stopping: true }, move: moved('stop', question), judged: null }
  const stays = STAYS[aside]
  if (stays) return { state, move: moved(stays, question), judged: null }
  if (!question) return { state, move: moved('finished', null), judged: null }
  const returned = state.cameBack.includes(question.id)
  // In the gentle style, help before going on.
  if (aside === 'dont-know' && style === 'gentle' && !returned && !state.had.includes('helps'))
    return { state: { ...state, had: [...state.had, 'helps'] }, move: moved('helps', question), judged: null }
  // Answered, and only what was asked on top of it is left.
  if (state.soFar?.id === question.id && state.soFar.answered)
    return { ...goOn({ plan, leftMs }, state, question, 'skip'), judged: null }
  // Given up a second time, it is dropped until the next session.
  const left = returned
    ? state
    : {
        ...state,
        owed: [...state.owed, question.id],
        owedSince: { ...state.owedSince, [question.id]: state.opened },
      }
  return {
    ...goOn({ plan, leftMs }, left, question, aside === 'skip' ? 'skip' : 'reads-page'),
    judged: null,
  }
}
