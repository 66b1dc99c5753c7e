/**
 * Answers a student's question to the consultant: from the record and the calculators, from the handbook and the text; then
 * offers to go on.
 */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { AnswerSegment } from '#capabilities/study/index.ts'
import {
  type CloseReader,
  forWorker,
  readHandbook,
  type StudyWorker,
} from '#capabilities/study/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import {
  adviceOn,
  advised,
  answerFromWork,
  isOfWork,
  NOTHING_FOUND,
  offerToGoOn,
  onTrouble,
  saidInWork,
} from '../rules/consultant/answer-first.ts'
import { quotedAt } from '../rules/consultant/parts-asked.ts'
import { worryIn } from '../rules/consultant/worry.ts'
import { isCommon } from '../rules/plan/common-words.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { SessionRow } from './tables.ts'

export type Advising = (
  row: SessionRow,
  plan: ExamPlan,
  asked: { question: string; turn: number; isAsked: boolean },
  signal: AbortSignal,
) => Promise<Advice | undefined>

/** With the offer to go on; and what of it is kept for the report. */
type Advice = { says: string; keeps: string | undefined }

type AdvisingDeps = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

/** The most a listener can take in. */
const MOST_QUOTES = 2

export function advising({ documents, closeReader, studyWorker }: AdvisingDeps): Advising {
  async function documentOf({ userId, documentId }: SessionRow) {
    const stored = documentId ? await documents.openStored(userId, documentId) : undefined
    if (!documentId || !stored?.ok) return undefined
    return forWorker(stored.value, await closeReader.known(userId, documentId))
  }

  /** What the work itself says to it; of the nearest places only where the work was asked about, and as such. */
  async function quoted(row: SessionRow, question: string, signal: AbortSignal): Promise<string | undefined> {
    const segments: AnswerSegment[] = []
    for await (const segment of studyWorker.ask({ question, document: await documentOf(row), signal }))
      segments.push(segment)
    const isSure = segments.every(({ text }) => text !== STUDY_SENTENCES.nearest)
    const ofWork = isOfWork(question)
    if (!isSure && !ofWork) return undefined
    const quotes = segments
      .flatMap(({ kind, text, sources: [source] }) =>
        kind === 'quote' &&
        source?.kind === 'document' &&
        !isRow(source.quote) &&
        ((isSure && ofWork) || isAbout(question, text))
          ? [quotedAt(source)]
          : [],
      )
      .slice(0, isSure ? MOST_QUOTES : 1)
    return quotes.length > 0
      ? `${isSure ? 'Your work says it' : 'The nearest I find in your work is'}: ${quotes.join('; ')}.`
      : undefined
  }

  let handbook: ReturnType<typeof readHandbook> | undefined

  return async (row, plan, { question, turn, isAsked }, signal) => {
    handbook ??= readHandbook()
    const { find } = await handbook
    if (!isAsked) {
      const told = onTrouble(question, find)
      return told ? { says: `${told} ${offerToGoOn(turn)}`, keeps: told } : undefined
    }
    const told =
      answerFromWork(plan, question, turn) ??
      (isOfWork(question) ? await quoted(row, question, signal) : undefined) ??
      saidInWork(plan, question) ??
      advised(plan, question, find) ??
      (await quoted(row, question, signal)) ??
      adviceOn(plan, question) ??
      NOTHING_FOUND
    const offers = worryIn(question) ? 'When you are ready, say “go on”.' : offerToGoOn(turn)
    return { says: `${told} ${offers}`, keeps: told === NOTHING_FOUND ? undefined : told }
  }
}

/** Cells of a table cannot be understood by ear. */
const isRow = (quote: string): boolean => quote.includes(' | ')

/** Of a question of several words, one word in common is chance. */
const SEVERAL = 4
/** A sentence of the work that has only everyday words of the question is about something else. */
function isAbout(question: string, sentence: string): boolean {
  const own = new Set(contentStems(sentence))
  const asked = [...new Set(contentStems(question))].filter((stem) => !isCommon(stem))
  return asked.filter((stem) => own.has(stem)).length >= (asked.length >= SEVERAL ? 2 : 1)
}
