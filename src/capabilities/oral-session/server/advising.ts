/**
 * Answers a student's question to the consultant: from the plan, the record and the calculators, from the sentences of
 * the work that are nearest to it, from the text and the handbook.
 */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { AnswerSegment, StudyEvidence } from '#capabilities/study/index.ts'
import {
  type CloseReader,
  forWorker,
  readHandbook,
  type StudyWorker,
} from '#capabilities/study/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { asksIfAllowed } from '../rules/consultant/allowed.ts'
import {
  adviceAloud,
  advised,
  answerFromWork,
  answerWith,
  isOfWork,
  type NearestFound,
  nothingOn,
  offerToGoOn,
  onTrouble,
  saidInWork,
} from '../rules/consultant/answer-first.ts'
import { asksAdvice } from '../rules/consultant/asks-advice.ts'
import { quotedAt } from '../rules/consultant/parts-asked.ts'
import { asksHowToSay, asksOwnText, speaksOf, standsThere } from '../rules/consultant/said-aloud.ts'
import { mattersOf, type Turn, turnOf } from '../rules/consultant/turn.ts'
import { kindWord, onDanger, onWorry, withoutWorry, worryIn } from '../rules/consultant/worry.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { SessionRow } from './tables.ts'

/** `before`: what the student said so far in this session. */
type AskedOfConsultant = {
  question: string
  turn: number
  isAsked: boolean
  before: readonly string[]
  /** What the last of it was answered with, where that was advice. */
  last: string | undefined
}
export type Advising = (
  row: SessionRow,
  plan: ExamPlan,
  asked: AskedOfConsultant,
  signal: AbortSignal,
) => Promise<Advice | undefined>

/** With the offer to go on; and what of it is kept for the report. */
type Advice = { says: string; keeps: string | undefined }

type AdvisingDeps = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

/** The most a listener can take in. */
const MOST_QUOTES = 2

/** "But …, they will notice": after advice, it goes on with the same matter. */
const OBJECTS = /^\W*(?:but|so|and|hmm+)\b/i

export function advising({ documents, closeReader, studyWorker }: AdvisingDeps): Advising {
  async function documentOf({ userId, documentId }: SessionRow) {
    const stored = documentId ? await documents.openStored(userId, documentId) : undefined
    if (!documentId || !stored?.ok) return undefined
    return forWorker(stored.value, await closeReader.known(userId, documentId))
  }

  /** Sentences that hold the matter of the question, and among them the one with a reason. */
  async function nearTo(
    row: SessionRow,
    plan: ExamPlan,
    { asked, whole }: Turn,
    signal: AbortSignal,
  ): Promise<NearestFound> {
    const document = await documentOf(row)
    const found = document && (await studyWorker.find(whole, { document, signal }))
    const near = (found?.passages ?? [])
      .flatMap(({ evidence, context }) => [evidence, ...context])
      .filter(
        (one, at, all) =>
          isFullSentence(one.quote) &&
          isOfOwnText(plan, one.quote) &&
          (speaksOf(one.quote, asked, plan) || speaksOf(one.quote, whole, plan)) &&
          all.findIndex(({ sentenceId }) => sentenceId === one.sentenceId) === at,
      )
    return { near, reason: near.find(givesReason) }
  }

  /** What the work itself plainly says to it. */
  async function quoted(row: SessionRow, plan: ExamPlan, { whole: question }: Turn, signal: AbortSignal) {
    const segments: AnswerSegment[] = []
    for await (const segment of studyWorker.ask({ question, document: await documentOf(row), signal }))
      segments.push(segment)
    if (segments.some(({ text, kind }) => kind === 'limit' || text === STUDY_SENTENCES.nearest))
      return undefined
    const quotes = segments
      .flatMap(({ kind, text, sources: [source] }) =>
        kind === 'quote' &&
        source?.kind === 'document' &&
        !isRow(source.quote) &&
        isOfOwnText(plan, source.quote) &&
        speaksOf(text, question, plan)
          ? [quotedAt(source)]
          : [],
      )
      .slice(0, MOST_QUOTES)
    return quotes.length > 0 ? `Your work says it: ${quotes.join('; ')}.` : undefined
  }

  let handbook: ReturnType<typeof readHandbook> | undefined

  async function answer(row: SessionRow, plan: ExamPlan, turn: Turn, signal: AbortSignal) {
    handbook ??= readHandbook()
    const { find } = await handbook
    const { asked, whole, isFollowUp } = turn
    const direct = answerFromWork(plan, turn)
    if (direct) return direct
    const found = await nearTo(row, plan, turn, signal)
    const ofWork = isOfWork(asked)
    return (
      (asksHowToSay(turn) ? adviceAloud(plan, turn, true) : undefined) ??
      answerWith(plan, turn, found) ??
      (ofWork || asksOwnText(turn)
        ? ((await quoted(row, plan, turn, signal)) ??
          saidInWork(plan, asked) ??
          standsThere(plan, turn, found.near))
        : undefined) ??
      (isFollowUp || asksIfAllowed(turn) ? undefined : advised(plan, asked, find, true)) ??
      (asksIfAllowed(turn) ? undefined : adviceAloud(plan, turn, true)) ??
      advised(plan, isFollowUp ? whole : asked, find, isFollowUp) ??
      (isFollowUp && mattersOf(asked).length > 0 ? advised(plan, asked, find, true) : undefined) ??
      (await quoted(row, plan, turn, signal)) ??
      // One word in common is chance.
      (!isFollowUp && mattersOf(asked).length > 1 ? standsThere(plan, turn, found.near) : undefined)
    )
  }

  return async (row, plan, { question, turn: nth, isAsked, before, last }, signal) => {
    handbook ??= readHandbook()
    if (!isAsked) {
      const objects = last !== undefined && OBJECTS.test(question)
      const told =
        (last === undefined ? undefined : adviceAloud(plan, turnOf(question, before, last), true)) ??
        onTrouble(question, (await handbook).find) ??
        (objects ? await answer(row, plan, turnOf(question, before, last), signal) : undefined)
      return told ? { says: `${told}${offerToGoOn(nth)}`, keeps: told } : undefined
    }
    const danger = onDanger(question)
    if (danger) return { says: danger, keeps: undefined }
    const isWorry = worryIn(question)
    const rest = isWorry ? withoutWorry(question) : question
    const matter = turnOf(question, before, last)
    const found =
      isWorry && !asksAdvice(rest)
        ? adviceAloud(plan, { ...matter, before: [] }, true)
        : await answer(row, plan, matter, signal)
    // Nobody is helped by hearing it again.
    const told = found === last ? undefined : found
    if (isWorry) {
      const says = told ? `${kindWord(nth)} ${told}` : onWorry(plan, question, nth)!
      return { says: `${says}${offerToGoOn(nth)}`, keeps: told }
    }
    return { says: `${told ?? nothingOn(plan, matter.whole, nth)}${offerToGoOn(nth)}`, keeps: told }
  }
}

const givesReason = ({ quote }: StudyEvidence): boolean =>
  /\b(?:because|since|due to|as a result of|in order to|owing to|suitable|appropriate|the reason|so that)\b/i.test(
    quote,
  )

/** Of the literature a work tells what others found. */
const isOfOwnText = ({ lines }: ExamPlan, quote: string): boolean =>
  lines.length === 0 || lines.some((line) => line.includes(quote) || quote.includes(line))

/** A sentence, and no heading or row. */
const isFullSentence = (quote: string): boolean =>
  !isRow(quote) && quote.split(/\s+/).length >= LEAST_WORDS && /[.!?]\W*$/.test(quote)
const LEAST_WORDS = 6

/** Cells of a table cannot be understood by ear. */
const isRow = (quote: string): boolean => quote.includes(' | ')
