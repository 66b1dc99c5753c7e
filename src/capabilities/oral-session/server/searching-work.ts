/** Sentences of the work for a consultant's answer: those that hold the matter of a question, and what plainly answers it. */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { AnswerSegment, StudyEvidence } from '#capabilities/study/index.ts'
import { type CloseReader, laterForWorker, type StudyWorker } from '#capabilities/study/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { NearestFound } from '../rules/consultant/answer-first.ts'
import { quotedAt } from '../rules/consultant/own-parts.ts'
import { speaksOf } from '../rules/consultant/said-aloud.ts'
import type { Turn } from '../rules/consultant/turn.ts'
import { inDigits } from '../rules/plan/in-digits.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import { isStatement } from '../rules/plan/speakable.ts'
import type { SessionRow } from './tables.ts'

export type SearchingDeps = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

/** The most a listener can take in. */
const MOST_QUOTES = 2

/** The work of one session, for one turn: the worker has it open, and fetches its text only if it has not. */
export function searchingWork(
  { documents, closeReader, studyWorker }: SearchingDeps,
  { userId, documentId }: SessionRow,
) {
  async function open() {
    const row = documentId ? await documents.find(userId, documentId) : undefined
    if (!documentId || row?.status !== 'ready') return undefined
    const load = async () => {
      const stored = await documents.openStored(userId, documentId)
      if (!stored.ok) throw new Error('The text of the document is gone.')
      return stored.value.model
    }
    return laterForWorker(row, load, await closeReader.known(userId, documentId))
  }
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open()
    return opening
  }

  /** Sentences that hold the matter of the question, and among them the one with a reason. */
  async function nearTo(plan: ExamPlan, { asked, whole }: Turn, signal: AbortSignal): Promise<NearestFound> {
    const document = await opened()
    const found = document && (await studyWorker.find(inDigits(whole), { document, signal }))
    const around = (found?.passages ?? [])
      .flatMap(({ evidence, context }) => [evidence, ...context])
      .filter(
        (one, at, all) =>
          isFullSentence(one.quote) &&
          isOfOwnText(plan, one.quote) &&
          all.findIndex(({ sentenceId }) => sentenceId === one.sentenceId) === at,
      )
    const near = around.filter(({ quote }) => speaksOf(quote, asked, plan) || speaksOf(quote, whole, plan))
    return { around, near, reason: near.find(givesReason) }
  }

  /** What the work itself plainly says to it. */
  async function quoted(plan: ExamPlan, { whole: question }: Turn, signal: AbortSignal) {
    const segments: AnswerSegment[] = []
    for await (const segment of studyWorker.ask({ question, document: await opened(), signal }))
      segments.push(segment)
    if (segments.some(({ text, kind }) => kind === 'limit' || text === STUDY_SENTENCES.nearest))
      return undefined
    const quotes = segments
      .flatMap(({ kind, text, sources: [source] }) =>
        kind === 'quote' &&
        source?.kind === 'document' &&
        isStatement(source.quote) &&
        isOfOwnText(plan, source.quote) &&
        speaksOf(text, question, plan)
          ? [quotedAt(source)]
          : [],
      )
      .slice(0, MOST_QUOTES)
    return quotes.length > 0 ? `Your work says it: ${quotes.join('; ')}.` : undefined
  }

  return { nearTo, quoted }
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
