/**
 * Where the built-in study engine works: in a thread of its own, started by the first question and ended when
 * nobody has asked for a while, with every open thesis.
 */
import { Worker } from 'node:worker_threads'
import { minutes } from '#kit/time.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import { STUDY_LIMITS } from '../../spec.ts'
import type { DeskDocument, Errand, Found, FromDesk, QuotationFound, ToDesk, ToLearn } from './messages.ts'

/**
 * `id` stands for the content: the same id is never a different text, nor the same text read differently. `load` is called when
 * it is not open. `read`: what a model found in it and code has proved.
 */
export type OpenableDocument = {
  id: string
  load(): Promise<DeskDocument> | DeskDocument
  read?: ModelReading | undefined
}
export type DeskQuestion = {
  question: string
  document?: OpenableDocument | undefined
  signal?: AbortSignal | undefined
}
type Sending = Omit<DeskQuestion, 'question'>

export type StudyDesk = {
  /** Ends early, without a fault, when the signal says so. */
  ask(question: DeskQuestion): AsyncGenerator<AnswerSegment, void, undefined>
  /** What a document holds on a question, for whoever phrases the answer; nothing where the signal ended it. */
  find(question: string, sending: Sending): Promise<Found | undefined>
  /** Where a document says what somebody quotes. */
  prove(quotation: string, sending: Sending): Promise<QuotationFound | undefined>
  /** What in a document can be learnt by heart. */
  learn(sending: Sending): Promise<ToLearn | undefined>
  /** The entries of its list that these sentences cite, as they are written there. */
  references(sentences: readonly string[], sending: Sending): Promise<string[] | undefined>
  /** Lets go of a document that was deleted. */
  forget(documentId: string): void
  /** Whether the thread is there. */
  working(): boolean
  stop(): Promise<void>
}

// Twice what the theses that may be open at once are measured to need; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 24 * STUDY_LIMITS.openAtOnce }

export function openStudyDesk({ idle = minutes(STUDY_LIMITS.idleMinutes) } = {}): StudyDesk {
  const waiting = new Map<number, (heard: FromDesk) => void>()
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let last = 0

  function failAll(reason: string) {
    for (const [id, tell] of waiting) tell({ kind: 'failed', id, reason })
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./desk-worker.ts', import.meta.url), { resourceLimits: MEMORY })
    const lost = (reason: string) => {
      // One that was sent away has a successor by now, whose questions are none of its business.
      if (worker !== fresh) return
      worker = undefined
      failAll(reason)
    }
    fresh.on('message', (heard: FromDesk) => waiting.get(heard.id)?.(heard))
    fresh.on('error', (error) => lost(String(error)))
    fresh.on('exit', (code) => lost(`The study desk ended with ${code}.`))
    return fresh
  }

  function say(message: ToDesk) {
    worker ??= start()
    worker.ref()
    worker.postMessage(message)
  }

  async function stop() {
    const ending = worker
    worker = undefined
    clearTimeout(resting)
    failAll('The study desk was closed.')
    await ending?.terminate()
  }

  /** Begun anew after every answer. A thread that waits for questions does not keep the program alive. */
  function rest() {
    if (waiting.size === 0) worker?.unref()
    clearTimeout(resting)
    resting = setTimeout(() => waiting.size === 0 && void stop(), idle)
    resting.unref()
  }

  async function* send(errand: Errand, { document, signal }: Sending): AsyncGenerator<FromDesk, void> {
    if (signal?.aborted) return
    const id = ++last
    const heard = mailbox<FromDesk>(signal)
    let owesModel = false
    waiting.set(id, heard.put)
    try {
      say({ ...errand, id, document: document?.id })
      for await (const message of heard.messages()) {
        if (message.kind === 'done') return
        if (message.kind === 'failed') throw new Error(message.reason)
        if (message.kind !== 'wants-model') yield message
        else if (document) {
          owesModel = true
          const model = await document.load()
          if (signal?.aborted) return
          say({ kind: 'model', id, model, read: document.read })
          owesModel = false
        }
      }
    } finally {
      // Others may be waiting for the same document.
      if (owesModel && worker) say({ kind: 'no-model', id })
      heard.close()
      waiting.delete(id)
      rest()
    }
  }

  return {
    working: () => worker !== undefined,
    stop,
    forget(document) {
      if (worker) say({ kind: 'forget', document })
    },
    async *ask({ question, ...sending }) {
      for await (const message of send({ kind: 'ask', question }, sending))
        if (message.kind === 'segment') yield message.segment
    },
    async find(question, sending) {
      for await (const message of send({ kind: 'find', question }, sending))
        if (message.kind === 'found') return message.found
      return undefined
    },
    async prove(quotation, sending) {
      for await (const message of send({ kind: 'prove', quotation }, sending))
        if (message.kind === 'proof') return message.proof
      return undefined
    },
    async learn(sending) {
      for await (const message of send({ kind: 'learn' }, sending))
        if (message.kind === 'to-learn') return message.toLearn
      return undefined
    },
    async references(sentences, sending) {
      for await (const message of send({ kind: 'references', sentences }, sending))
        if (message.kind === 'references') return message.entries
      return undefined
    },
  }
}

/** Messages in the order they came, for as long as somebody reads and nobody has said stop. */
function mailbox<Message>(signal: AbortSignal | undefined) {
  const came: Message[] = []
  let wake = () => {}
  const stopped = () => wake()
  signal?.addEventListener('abort', stopped, { once: true })
  return {
    put(message: Message) {
      came.push(message)
      wake()
    },
    async *messages(): AsyncGenerator<Message, void, undefined> {
      while (!signal?.aborted) {
        const next = came.shift()
        if (next !== undefined) yield next
        else
          await new Promise<void>((woken) => {
            wake = woken
          })
      }
    },
    close: () => signal?.removeEventListener('abort', stopped),
  }
}
