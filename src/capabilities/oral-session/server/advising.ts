/** Answers a student's question to the consultant: from the plan, the record, the calculators, the handbook and the text. */
import { readHandbook } from '#capabilities/study/server/index.ts'
import { asksIfAllowed } from '../rules/consultant/allowed.ts'
import {
  adviceAloud,
  advised,
  allTold,
  answerFromWork,
  answerWith,
  furtherOn,
  isOfWork,
  nothingOn,
  offerToGoOn,
  onTrouble,
  wantsAdvice,
} from '../rules/consultant/answer-first.ts'
import { asksAdvice } from '../rules/consultant/asks-advice.ts'
import { onCommonAsk } from '../rules/consultant/common-asks.ts'
import { greeted, instead, noticed } from '../rules/consultant/goes-with.ts'
import { onThingNamed } from '../rules/consultant/handbook-aloud.ts'
import { placesNamed, shownIn, troubleIn } from '../rules/consultant/own-text.ts'
import { asksHowToSay, asksOwnText } from '../rules/consultant/said-aloud.ts'
import { notYetTold } from '../rules/consultant/told-once.ts'
import { type Turn, turnOf } from '../rules/consultant/turn.ts'
import { kindWord, onDanger, onWorry, withoutWorry, worryIn } from '../rules/consultant/worry.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import { type SearchingDeps, searchingWork } from './searching-work.ts'
import type { SessionRow } from './tables.ts'

/** `before`: what the student said so far in this session. */
type AskedOfConsultant = {
  question: string
  turn: number
  isAsked: boolean
  before: readonly string[]
  /** What the last of it was answered with, where that was advice; and all that was told as advice. */
  last: string | undefined
  told: readonly string[]
}
export type Advising = (
  row: SessionRow,
  plan: ExamPlan,
  asked: AskedOfConsultant,
  signal: AbortSignal,
) => Promise<Advice | undefined>

/** With the offer to go on; and what of it is kept for the report. */
type Advice = { says: string; keeps: string | undefined }

/** Nothing is told in it. */
const GIVES_UP = /^\W*i (?:really |just )?(?:do not|don['’]t) (?:know|remember)\b.{0,20}$/i

const ASKS_WHY_I = /^\W*(?:(?:and|but|so)\W+)?why (?:did|do|have|was|were|am|are) (?:i|we|my|our)\b/i

/** "But …, they will notice": after advice, it goes on with the same matter. */
const OBJECTS = /^\W*(?:but|so|and|hmm+)\b/i

export function advising(deps: SearchingDeps): Advising {
  let handbook: ReturnType<typeof readHandbook> | undefined

  async function answer(row: SessionRow, plan: ExamPlan, turn: Turn, signal: AbortSignal) {
    handbook ??= readHandbook()
    const { find } = await handbook
    const { asked, whole, isFollowUp } = turn
    const { nearTo, quoted } = searchingWork(deps, row)
    const isOfText = troubleIn(turn) !== undefined
    const direct =
      greeted(plan, turn) ?? noticed(plan, turn) ?? (isOfText ? undefined : answerFromWork(plan, turn))
    if (direct) return direct
    const found = await nearTo(plan, turn, signal)
    const ofWork = isOfWork(asked)
    return (
      instead(plan, turn, placesNamed(plan, turn, found.around)) ??
      (isOfText
        ? (shownIn(plan, turn, found.around) ?? answerFromWork(plan, turn) ?? troubleIn(turn))
        : undefined) ??
      (asksHowToSay(turn) || ASKS_WHY_I.test(asked) ? adviceAloud(plan, turn, true) : undefined) ??
      answerWith(plan, turn, found) ??
      (ofWork || asksOwnText(turn) ? await quoted(plan, turn, signal) : undefined) ??
      (isFollowUp || asksIfAllowed(turn) ? undefined : advised(plan, asked, find, true, turn.told)) ??
      (asksIfAllowed(turn) ? undefined : adviceAloud(plan, turn, true)) ??
      advised(plan, isFollowUp ? whole : asked, find, isFollowUp, turn.told, !isFollowUp && ofWork) ??
      (isFollowUp ? advised(plan, asked, find, true, turn.told) : undefined) ??
      (isFollowUp || wantsAdvice(asked) ? undefined : await quoted(plan, turn, signal)) ??
      onCommonAsk(plan, asked)
    )
  }

  return async (row, plan, { question, turn: nth, isAsked, before, last, told: toldBefore }, signal) => {
    handbook ??= readHandbook()
    const meant = () => turnOf(question, before, last, toldBefore)
    if (!isAsked) {
      if (GIVES_UP.test(question)) return undefined
      const objects = last !== undefined && OBJECTS.test(question)
      const told =
        onTrouble(question, (await handbook).find) ??
        (last === undefined ? undefined : adviceAloud(plan, meant(), true)) ??
        (objects ? await answer(row, plan, meant(), signal) : undefined)
      return told ? { says: `${told}${offerToGoOn(nth)}`, keeps: told } : undefined
    }
    const danger = onDanger(question)
    if (danger) return { says: danger, keeps: undefined }
    const isWorry = worryIn(question)
    const rest = isWorry ? withoutWorry(question) : question
    const found =
      isWorry && !asksAdvice(rest)
        ? (onCommonAsk(plan, question) ?? adviceAloud(plan, { ...meant(), before: [] }, true))
        : await answer(row, plan, meant(), signal)
    // Nobody is helped by hearing it again.
    const further = () => {
      const more = furtherOn(plan, meant())
      return more && notYetTold(more, toldBefore)
    }
    const told = found && (notYetTold(found, toldBefore) ?? further())
    if (isWorry) {
      const says = told ? `${kindWord(nth)} ${told}` : onWorry(plan, question, nth)!
      return { says: `${says}${offerToGoOn(nth)}`, keeps: told }
    }
    const general = found ? undefined : onThingNamed((await handbook).find, question, toldBefore)
    return {
      says: `${told ?? general ?? (found ? allTold(nth) : nothingOn({ asked: question }, nth))}${offerToGoOn(nth)}`,
      keeps: told ?? general,
    }
  }
}
