/**
 * The study worker's own thread: reading a thesis takes a large part of a second, which must not block other requests.
 * Started by study-worker.ts; all its state ends with it.
 */
import { parentPort } from 'node:worker_threads'
import { minutes } from '#kit/time.ts'
import { answerQuestion } from '../../rules/answerer/answer.ts'
import { modelFromData } from '../../rules/answerer/model-from-data.ts'
import { heaviestComparisons } from '../../rules/compare/heaviest.ts'
import type { OpenStudy } from '../../rules/open-study.ts'
import type { DocumentWords } from '../../rules/proof/document-words.ts'
import { findQuotation } from '../../rules/proof/find-quotation.ts'
import { strayIn } from '../../rules/proof/stray.ts'
import { factsIn } from '../../rules/record/facts-in.ts'
import { groundOf } from '../../rules/record/proof-log.ts'
import { carriedOver, type StudentAnswer } from '../../rules/record/student-answers.ts'
import { SLOT_IDS, saidOf } from '../../rules/record/study-record.ts'
import { findPlace } from '../../rules/summarisation/places-told.ts'
import { termsDefined } from '../../rules/summarisation/terms-defined.ts'
import { keepOpenStudies, type Studied } from '../open-studies.ts'
import { readHandbook } from '../read-handbook.ts'
import type {
  Errand,
  FromWorker,
  LookUpResult,
  RecordRead,
  ToLearn,
  ToWorker,
  WorkerDocument,
} from './messages.ts'

const handbook = readHandbook()
const studies = keepOpenStudies(() => performance.now())
setInterval(studies.sweep, minutes(1)).unref()

const postToServer = (message: FromWorker) => parentPort?.postMessage(message)

type WorkerRequest = Extract<ToWorker, { kind: Errand['kind'] }>
type ModelMessage = Extract<ToWorker, { kind: 'model' }>
type Waiting = { came(sent: ModelMessage): void; comesNot(): void }
const wanted = new Map<number, Waiting>()

function fetchDocument(id: number): Promise<Studied> {
  return new Promise((bring, fail) => {
    const came = ({ model, read, answers }: ModelMessage) =>
      bring({ model: isText(model) ? modelFromData(model) : model, read, answers })
    wanted.set(id, { came, comesNot: () => fail(new Error('The document did not come.')) })
    postToServer({ kind: 'wants-model', id })
  })
}

const isText = (model: WorkerDocument): model is Extract<WorkerDocument, readonly unknown[]> =>
  Array.isArray(model)

async function openInWorker(id: number, document: string): Promise<OpenStudy> {
  let mine = false
  const load = () => {
    mine = true
    return fetchDocument(id)
  }
  try {
    return await studies.open(document, load)
  } catch (error) {
    if (mine) throw error
    // The request that was to supply it was cancelled. Not this reader's fault.
    return studies.open(document, load)
  }
}

async function answer({ id, document, ...errand }: WorkerRequest): Promise<void> {
  const study = document === undefined ? undefined : await openInWorker(id, document)
  if (errand.kind === 'ask') {
    const { question, before } = errand
    const request = { question, before, handbook: await handbook, ...(study && { study }) }
    for (const segment of answerQuestion(request)) postToServer({ kind: 'segment', id, segment })
  } else if (study) {
    if (errand.kind === 'find') postToServer({ kind: 'found', id, found: foundIn(study, errand.question) })
    else if (errand.kind === 'place')
      postToServer({ kind: 'proof', id, proof: findPlace(errand.told, study.reading) ?? 'not-found' })
    else if (errand.kind === 'learn') postToServer({ kind: 'to-learn', id, toLearn: toLearnFrom(study) })
    else if (errand.kind === 'record')
      postToServer({ kind: 'record', id, read: recordRead(study, errand.earlier) })
    else if (errand.kind === 'references')
      postToServer({ kind: 'references', id, entries: entriesFor(study, new Set(errand.sentences)) })
    else if (errand.kind === 'stray')
      postToServer({ kind: 'stray', id, stray: strayIn(errand.answer, indexOf(study)) })
    else postToServer({ kind: 'proof', id, proof: findQuotation(indexOf(study).text, errand.quotation) })
  }
  postToServer({ kind: 'done', id })
  if (study) void prepare(study)
}

const recordRead = (study: OpenStudy, earlier: readonly StudentAnswer[]): RecordRead => ({
  record: study.record(),
  carried: carriedOver(earlier, study.reading),
})

const PASSAGES = 8

const foundIn = (study: OpenStudy, question: string): LookUpResult => ({
  passages: study
    .passages()
    .find(question, PASSAGES)
    .map(({ evidence, context }) => ({ evidence, context })),
  said: SLOT_IDS.flatMap((slot) =>
    saidOf(study.record(), slot).map(({ value, table, answers, restsOn, evidence }) => ({
      slot,
      value,
      beside: [table, answers && `answers: ${answers}`, restsOn && `rests on: ${restsOn}`]
        .filter(Boolean)
        .join('; '),
      evidence: evidence[0] ?? null,
    })),
  ),
  // Others may say the same in other words where it is open: a question, and no disagreement.
  disagreements: heaviestComparisons(study, Number.POSITIVE_INFINITY).flatMap(({ says, here, isOpen }) =>
    isOpen ? [] : [{ says, evidence: here.place }],
  ),
  remarks: study
    .record()
    .remarks.map(({ says, do: does, isUnproved, evidence }) => ({ says, does, isUnproved, evidence })),
  absences: study.record().absences,
})

function toLearnFrom(study: OpenStudy): ToLearn {
  const order = new Map(study.reading.sentences.map(({ id }, place) => [id, place]))
  const placeOf = ({ evidence }: ToLearn['facts'][number]) => order.get(evidence.sentenceId) ?? 0
  return {
    facts: factsIn(study.record()).toSorted((a, b) => placeOf(a) - placeOf(b)),
    terms: termsDefined(study.reading),
  }
}

/** As the author wrote them. */
const entriesFor = (study: OpenStudy, sentences: ReadonlySet<string>): string[] =>
  study
    .references()
    .cited.filter(({ places }) => places.some(({ sentence }) => sentences.has(sentence.id)))
    .map(({ entry }) => entry.evidence.quote)

const indexes = new WeakMap<OpenStudy, DocumentWords>()

function indexOf(study: OpenStudy): DocumentWords {
  const known = indexes.get(study) ?? groundOf(study.reading).words
  indexes.set(study, known)
  return known
}

const prepared = new WeakSet<OpenStudy>()

/** Prepares likely next requests of this reader, part by part, while idle. */
async function prepare(study: OpenStudy): Promise<void> {
  if (prepared.has(study)) return
  prepared.add(study)
  const { passages, statistics, questions, summary, record, sampleSize } = study
  const parts = [passages, statistics, questions, summary, record, sampleSize]
  for (const make of parts) {
    // A question that arrived in the meantime goes first.
    await new Promise(setImmediate)
    make()
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'forget') return studies.close(message.document)
  const { id } = message
  if (message.kind === 'model') wanted.get(id)?.came(message)
  else if (message.kind === 'no-model') wanted.get(id)?.comesNot()
  else
    return void answer(message).catch((error: unknown) =>
      postToServer({ kind: 'failed', id, reason: String(error) }),
    )
  wanted.delete(id)
  return undefined
})
