/**
 * Answers a student's question to the consultant: from the record and the calculators, from the handbook and the text; then
 * offers to go on.
 */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { AnswerSegment } from '#capabilities/study/index.ts'
import {
  type CloseReader,
  forWorker,
  type StudyWorker,
  type WorkerQuestion,
} from '#capabilities/study/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { adviceOn, answerFromWork, NOTHING_FOUND, offerToGoOn } from '../rules/consultant/answer-first.ts'
import { worryIn } from '../rules/consultant/worry.ts'
import { isCommon } from '../rules/plan/common-words.ts'
import { quotedLead } from '../rules/plan/grounds.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { SessionRow } from './tables.ts'

export type Advising = (
  row: SessionRow,
  plan: ExamPlan,
  asked: { question: string; turn: number },
  signal: AbortSignal,
) => Promise<string>

type AdvisingDeps = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

/** The most a listener can take in. */
const MOST_QUOTES = 2
const MOST_SENTENCES = 3

export function advising({ documents, closeReader, studyWorker }: AdvisingDeps): Advising {
  async function documentOf({ userId, documentId }: SessionRow) {
    const book = documentId ? await documents.openBook(userId, documentId) : undefined
    if (!documentId || !book?.ok) return undefined
    return forWorker(book.value, await closeReader.known(userId, documentId))
  }

  /** Handbook and text, in the student's words first, then on the thing alone. */
  async function lookedUp(
    row: SessionRow,
    question: string,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const answered = async (sending: WorkerQuestion) => {
      const segments: AnswerSegment[] = []
      for await (const segment of studyWorker.ask({ ...sending, signal })) segments.push(segment)
      return segments
    }
    const found = await answered({ question, document: await documentOf(row) })
    const quotes = found.filter(
      (segment) => !isAdvice(segment) && (segment.kind !== 'quote' || isAbout(question, segment.text)),
    )
    const advice = found.filter(isAdvice)
    if (isOn(question, advice)) return aloud([...quotes, ...advice])
    const onThing = (await answered({ question: `What is ${thingAsked(question)}?` })).filter(isAdvice)
    return aloud([...quotes, ...(isOn(question, onThing) ? onThing : [])])
  }

  return async (row, plan, { question, turn }, signal) => {
    const answer =
      answerFromWork(plan, question, turn) ??
      (await lookedUp(row, question, signal)) ??
      adviceOn(plan, question) ??
      NOTHING_FOUND
    return worryIn(question) ? `${answer} When you are ready, say “go on”.` : `${answer} ${offerToGoOn(turn)}`
  }
}

const isAdvice = ({ kind }: AnswerSegment) => kind === 'handbook'

/** "How do I write a good problem statement?" is about problem statements. */
const AROUND_IT =
  /\b(?:how|what|which|should|could|can|do|does|must|i|you|we|me|my|please|help|with|tell|explain|about|write|put|make|improve|choose|add|use|get|better|good|best|long|another|more|enough|want|would|like|know|to|the|an?|is|are|be|in|into|of|for)\b/gi
const thingAsked = (question: string): string =>
  question
    .replace(AROUND_IT, ' ')
    .replace(/[?.!,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || question

/** An entry that has hardly any of the words one asks with is the nearest, and about something else. */
const HALF = 0.5
function isOn(question: string, handbook: readonly AnswerSegment[]): boolean {
  const [source] = handbook[0]?.sources ?? []
  const title = new Set(contentStems(source?.kind === 'handbook' ? source.title : ''))
  const told = new Set(contentStems(handbook.map(({ text }) => text).join(' ')))
  const asked = [...new Set(contentStems(thingAsked(question)))]
  if (asked.some((stem) => title.has(stem))) return true
  const own = asked.filter((stem) => !isCommon(stem))
  return own.length > 0 && own.filter((stem) => told.has(stem)).length >= HALF * own.length
}

/** Of a question of several words, one word in common is chance. */
const SEVERAL = 4
/** A sentence of the work that has only everyday words of the question is about something else. */
function isAbout(question: string, sentence: string): boolean {
  const own = new Set(contentStems(sentence))
  const asked = [...new Set(contentStems(thingAsked(question)))].filter((stem) => !isCommon(stem))
  return asked.filter((stem) => own.has(stem)).length >= (asked.length >= SEVERAL ? 2 : 1)
}

const NOT_SURE: ReadonlySet<string> = new Set([STUDY_SENTENCES.nearest])

function aloud(segments: readonly AnswerSegment[]): string | undefined {
  // A merely nearest match is not worth saying aloud.
  const isNearest = segments.some(({ text }) => NOT_SURE.has(text))
  const quotes = (isNearest ? [] : segments)
    .flatMap(({ kind, sources: [source] }) =>
      kind === 'quote' && source?.kind === 'document' ? [quotedLead(source)] : [],
    )
    .slice(0, MOST_QUOTES)
  const sentences = segments.filter(
    ({ kind, text }) => kind === 'handbook' && !/^(?:Ask yourself|See also):/.test(text),
  )
  const [source] = sentences[0]?.sources ?? []
  const title = source?.kind === 'handbook' ? [`My handbook says, under ${source.title}:`] : []
  const handbook = [...title, ...sentences.slice(0, MOST_SENTENCES).map(({ text }) => text)]
  const said = [...handbook, ...quotes].join(' ')
  return said === '' ? undefined : said
}
