/**
 * Runs the built-in study engine in its own thread, started by the first question and ended when idle, with every open
 * thesis.
 */
import { messageQueue } from '#kit/message-queue.ts'
import { minutes } from '#kit/time.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import { STUDY_LIMITS } from '../../spec.ts'
import type {
  Errand,
  FromWorker,
  LookUpResult,
  QuotationFound,
  RecordRead,
  ToLearn,
  WorkerDocument,
} from './messages.ts'
import { workerThread } from './worker-thread.ts'

/**
 * `id` identifies the content: the same id is never a different text, nor the same text with other findings. `load` is
 * called if it is not open. `read`: a model's findings proved by code;
 * `answers`: the student's own.
 */
export type OpenableDocument = {
  id: string
  load(): Promise<WorkerDocument> | WorkerDocument
  read?: ModelReading | undefined
  answers?: readonly StudentAnswer[] | undefined
}
export type WorkerQuestion = {
  question: string
  /** The earlier questions of the conversation, in their order. */
  before?: readonly string[] | undefined
  document?: OpenableDocument | undefined
  signal?: AbortSignal | undefined
}
type WorkerSend = Omit<WorkerQuestion, 'question' | 'before'>

export type StudyWorker = {
  /** Ends early, without an error, when aborted. */
  ask(question: WorkerQuestion): AsyncGenerator<AnswerSegment, void, undefined>
  /** A document's passages on a question, for the engine that phrases the answer; undefined if aborted. */
  find(question: string, sending: WorkerSend): Promise<LookUpResult | undefined>
  /** Finds a quotation in the document. */
  prove(quotation: string, sending: WorkerSend): Promise<QuotationFound | undefined>
  /** Finds the place that an answer names with its last words: a table, a page, a paragraph. */
  place(told: string, sending: WorkerSend): Promise<QuotationFound | undefined>
  /** Figures and names of an answer about the document that it does not have. */
  stray(answer: string, sending: WorkerSend): Promise<string[] | undefined>
  /** The facts and terms of a document to learn by heart. */
  learn(sending: WorkerSend): Promise<ToLearn | undefined>
  /** What the work says about itself, slot by slot; and answers about an earlier version that still hold. */
  record(earlier: readonly StudentAnswer[], sending: WorkerSend): Promise<RecordRead | undefined>
  /** The entries of its list that these sentences cite, as written there. */
  references(sentences: readonly string[], sending: WorkerSend): Promise<string[] | undefined>
  /** Closes a document that was deleted. */
  forget(documentId: string): void
  /** True while the thread is running. */
  working(): boolean
  stop(): Promise<void>
}

export function openStudyWorker({ idle = minutes(STUDY_LIMITS.idleMinutes) } = {}): StudyWorker {
  const thread = workerThread(idle)
  let last = 0

  async function* send(errand: Errand, { document, signal }: WorkerSend): AsyncGenerator<FromWorker, void> {
    if (signal?.aborted) return
    const id = ++last
    const heard = messageQueue<FromWorker>()
    signal?.addEventListener('abort', heard.end, { once: true })
    let owesModel = false
    thread.await(id, heard.put)
    try {
      thread.say({ ...errand, id, document: document?.id })
      for await (const message of heard.messages()) {
        if (signal?.aborted) return
        if (message.kind === 'done') return
        if (message.kind === 'failed') throw new Error(message.reason)
        if (message.kind !== 'wants-model') yield message
        else if (document) {
          owesModel = true
          const model = await document.load()
          if (signal?.aborted) return
          thread.say({ kind: 'model', id, model, read: document.read, answers: document.answers })
          owesModel = false
        }
      }
    } finally {
      // Others may be waiting for the same document.
      if (owesModel) thread.sayIfThere({ kind: 'no-model', id })
      signal?.removeEventListener('abort', heard.end)
      thread.answered(id)
    }
  }

  async function one<Kind extends FromWorker['kind']>(kind: Kind, errand: Errand, sending: WorkerSend) {
    for await (const message of send(errand, sending)) if (isOf(message, kind)) return message
    return undefined
  }

  return {
    working: thread.working,
    stop: thread.stop,
    forget: (document) => thread.sayIfThere({ kind: 'forget', document }),
    async *ask({ question, before, ...sending }) {
      for await (const message of send({ kind: 'ask', question, before }, sending))
        if (message.kind === 'segment') yield message.segment
    },
    find: async (question, sending) => (await one('found', { kind: 'find', question }, sending))?.found,
    prove: async (quotation, sending) => (await one('proof', { kind: 'prove', quotation }, sending))?.proof,
    place: async (told, sending) => (await one('proof', { kind: 'place', told }, sending))?.proof,
    stray: async (answer, sending) => (await one('stray', { kind: 'stray', answer }, sending))?.stray,
    learn: async (sending) => (await one('to-learn', { kind: 'learn' }, sending))?.toLearn,
    record: async (earlier, sending) => (await one('record', { kind: 'record', earlier }, sending))?.read,
    references: async (sentences, sending) =>
      (await one('references', { kind: 'references', sentences }, sending))?.entries,
  }
}

const isOf = <Kind extends FromWorker['kind']>(
  message: FromWorker,
  kind: Kind,
): message is Extract<FromWorker, { kind: Kind }> => message.kind === kind
