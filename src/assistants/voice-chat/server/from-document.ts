/**
 * The student's own document in a conversation that is heard: the one uploaded last. What it says is told with its page, as one
 * would say it: "On page 12".
 */
import type { AnswerSegment } from '#capabilities/study/index.ts'
import {
  type OpenableDocument,
  openForStudy,
  recordForModel,
  type StudyWorker,
} from '#capabilities/study/server/index.ts'
import type { VoiceTurn } from '#capabilities/voice/server/index.ts'
import type { DataBlock } from '#ports/ai-text/ai-text.ts'
import { type Place, placeWords } from '#product/place.ts'

type OwnDocument = { name: string; forWorker: OpenableDocument }

const OF_OWN_WORK =
  /\b(?:my|this|our|the) (?:\w+ )?(?:thesis|dissertation|document|paper|study|research|proposal|report|project|file|abstract|findings|results|objectives|conclusions?|recommendations|limitations|sample|questionnaire)\b|\bmy (?:chapter|supervisor|aim|methods?|methodology|title)\b|\b(?:chapter|page|table|section) (?:\d|one|two|three|four|five|six)/i
/** A short question right after one about the document stays with it. */
const STAYS = /^\W*(?:and|why|what about|how about|more|tell me more|go on|explain)\b/i

export const isOfOwnWork = (said: string, turns: readonly VoiceTurn[]): boolean =>
  OF_OWN_WORK.test(said) || (STAYS.test(said) && OF_OWN_WORK.test(turns.at(-1)?.heard.text ?? ''))

/** Sheets and pictures hold nothing that could be told. */
const TOLD = ['pdf', 'docx', 'doc', 'txt', 'md', 'rtf']

/** With what a model is known to have found in it, and the student's own word on it. */
export async function latestDocument(
  deps: Parameters<typeof openForStudy>[0],
  userId: string,
): Promise<OwnDocument | undefined> {
  const rows = await deps.documents.list(userId)
  const row = rows.find(({ status, kind }) => status === 'ready' && kind !== null && TOLD.includes(kind))
  const work = row && (await openForStudy(deps, userId, row.id))
  return work && { name: spokenName(row.name), forWorker: work.forWorker }
}

const spokenName = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()

const MOST_QUOTES = 2

/** The built-in answer, sentence by sentence. */
export async function* tellFrom(
  studyWorker: StudyWorker,
  document: OwnDocument,
  { said, turns, signal }: { said: string; turns: readonly VoiceTurn[]; signal: AbortSignal },
): AsyncGenerator<string> {
  const before = turns.map(({ heard }) => heard.text)
  let quotes = 0
  for await (const segment of studyWorker.ask({
    question: said,
    before,
    document: document.forWorker,
    signal,
  })) {
    if (segment.kind === 'quote' && ++quotes > MOST_QUOTES) continue
    yield segmentAloud(segment)
  }
}

function segmentAloud({ kind, text, sources: [source] }: AnswerSegment): string {
  if (source?.kind !== 'document') return text
  if (kind === 'question') return text.split(' It rests on ')[0]!
  return `${placeAloud(source)}: ${source.quote}`
}

const placeAloud = (place: Place) => `${place.within ? 'Under' : 'On'} ${placeWords(place)}`

/** Letters of what is read for a spoken sentence or two. */
const MOST_LETTERS = { passages: 8_000, record: 8_000 }

/** What a model reads of it for this question. */
export async function materialFrom(
  studyWorker: StudyWorker,
  document: OwnDocument,
  said: string,
  signal: AbortSignal,
): Promise<DataBlock[]> {
  const found = await studyWorker.find(said, { document: document.forWorker, signal })
  if (!found) return []
  const passages = found.passages.map(
    ({ evidence, context }) => `(${placeWords(evidence)}) ${context.map(({ quote }) => quote).join(' ')}`,
  )
  return [
    {
      label: `from the student’s document, ${document.name}`,
      text: passages.join('\n').slice(0, MOST_LETTERS.passages),
    },
    ...recordForModel(found, document.name, MOST_LETTERS.record),
  ]
}
