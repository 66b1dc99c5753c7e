/** Sentences of the work for a consultant's answer: those that hold the matter of a question, and what plainly answers it. */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { AnswerSegment, StudyEvidence } from '#capabilities/study/index.ts'
import { type CloseReader, forWorker, type StudyWorker } from '#capabilities/study/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { NearestFound } from '../rules/consultant/answer-first.ts'
import { quotedAt } from '../rules/consultant/parts-asked.ts'
import { speaksOf } from '../rules/consultant/said-aloud.ts'
import type { Turn } from '../rules/consultant/turn.ts'
import { type TextLine, textLinesOf } from '../rules/consultant/whole-text.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { SessionRow } from './tables.ts'

export type SearchingDeps = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

/** The most a listener can take in. */
const MOST_QUOTES = 2

/** The work of one session, for one turn: it is opened once, and only where something is looked for. */
export function searchingWork(
  { documents, closeReader, studyWorker }: SearchingDeps,
  { userId, documentId }: SessionRow,
) {
  async function open() {
    const stored = documentId ? await documents.openStored(userId, documentId) : undefined
    return documentId && stored?.ok
      ? {
          model: stored.value.model,
          document: forWorker(stored.value, await closeReader.known(userId, documentId)),
        }
      : undefined
  }
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open()
    return opening
  }

  /** Every line of it, its tables and captions too. */
  async function wholeText(): Promise<TextLine[]> {
    const work = await opened()
    return work ? textLinesOf(work.model) : []
  }

  /** Sentences that hold the matter of the question, and among them the one with a reason. */
  async function nearTo(plan: ExamPlan, { asked, whole }: Turn, signal: AbortSignal): Promise<NearestFound> {
    const document = (await opened())?.document
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
  async function quoted(plan: ExamPlan, { whole: question }: Turn, signal: AbortSignal) {
    const segments: AnswerSegment[] = []
    for await (const segment of studyWorker.ask({ question, document: (await opened())?.document, signal }))
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

  return { nearTo, quoted, wholeText }
}
export type SearchingWork = ReturnType<typeof searchingWork>

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
