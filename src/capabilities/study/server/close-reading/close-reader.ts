/**
 * Reads documents closely with the configured model. Each part is requested only once: four assistants, a second visit
 * or a restart cause no second charge. The result is the record code has proved, and one honest line.
 */
import { createHash } from 'node:crypto'
import { acquireLease } from '#background/acquire-lease.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import { seconds } from '#kit/time.ts'
import type { Choices } from '../../rules/record/disputed.ts'
import { MEND, READ_AGAIN, READ_WORK } from '../../rules/record/instructions.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import { PROOF } from '../../rules/record/proof-version.ts'
import { partTokensFor } from '../../rules/record/reading-plan.ts'
import { provesNothing } from '../../rules/record/study-record.ts'
import { CLOSE_READING, CLOSE_READING_SAYS } from '../../spec.ts'
import { readingSummaryLine } from './line-of.ts'
import { keepChoices, lastProved, modelReadingOf, readingFor } from './reading-rows.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'
import type { ReaderWorld, ToRead } from './to-read.ts'

export type CloseReading = {
  /** The proved record. Absent if no model read this document, or nothing it said was proved. */
  read?: ModelReading
  /** The message to the student, if the model read none or only part of it. */
  line?: string
}

export type CloseReader = {
  /** Reads the remaining parts. Always returns a reading, except that it throws for bugs of our own. */
  read(document: ToRead): Promise<CloseReading>
  /** What an earlier reading proved; sends no request. */
  known(userId: string, documentId: string): Promise<ModelReading | undefined>
  /** Stores the student's choices where the two readers disagree. */
  choose(userId: string, documentId: string, choices: Choices): Promise<void>
  close(): Promise<void>
}

const LEASE = seconds(CLOSE_READING.leaseSeconds)
const digest = createHash('sha256')
  .update([READ_WORK, READ_AGAIN, MEND].join('\n'))
  .digest('hex')
  .slice(0, 12)

export function openCloseReader(
  services: ReaderWorld,
  threads: ReadingThreads = openReadingThreads(),
): CloseReader {
  const { db, now, closeReading, log } = services
  const { model, window } = closeReading
  /** Two assistants that open a document at once share one reading. */
  const underWay = new Map<string, Promise<CloseReading>>()
  const closing = new AbortController()

  const known: CloseReader['known'] = async (userId, documentId) => {
    const row = await lastProved(db, userId, documentId)
    return row && modelReadingOf(row)
  }

  async function read(document: ToRead): Promise<CloseReading> {
    const { userId, documentId } = document
    if (model === null) return held(await known(userId, documentId))
    const key = `${documentId} ${model}`
    const { signal, tell } = document
    const shared = {
      ...document,
      signal: closing.signal,
      tell: (done: number, of: number) => void (signal?.aborted || tell?.(done, of)),
    }
    const going = underWay.get(key) ?? readOnce(shared, model).finally(() => underWay.delete(key))
    underWay.set(key, going)
    // Whoever waits may leave; an answer that is being written is paid for, so it is heard to its end.
    const left = signal && whenAborted(signal)
    const ended = await Promise.race([going, ...(left ? [left.promise] : [])])
    left?.forget()
    if (ended !== 'left') return ended
    return { ...held(await known(userId, documentId)), line: CLOSE_READING_SAYS.stillReading }
  }

  async function readOnce(document: ToRead, by: string): Promise<CloseReading> {
    const { userId, documentId, assistant, storedPath, signal, tell } = document
    const which = { userId, documentId, model: by, instructions: `${digest} ${window}` }
    const row = await readingFor(db, { ...which, partTokens: partTokensFor(window) }, now())
    if (row?.state === 'read' && row.provedBy === PROOF) return held(modelReadingOf(row))
    if (!row) return {}
    // Another server may be reading it: then the parts it has read are not requested again.
    const letGo = await acquireLease(services, { name: `close reading ${row.id}`, lengthMs: LEASE, signal })
    try {
      // This also loads the proof rules, which are not needed at startup.
      const { readWhole } = await import('./read-whole.ts')
      const ended = await readWhole({
        services,
        threads,
        engine: meteredText(services, services.aiText, { who: userId, assistant }),
        which: { ...which, partTokens: row.partTokens },
        storedPath,
        signal,
        tell,
      })
      return ended ? { ...held(ended.read), ...readingSummaryLine(ended) } : {}
    } catch (error) {
      log.error({ document: documentId, reason: String(error) }, 'A document could not be read closely.')
      return held(await known(userId, documentId))
    } finally {
      await letGo()
    }
  }

  return {
    read,
    known,
    choose: (userId, documentId, choices) => keepChoices(db, userId, documentId, choices),
    async close() {
      closing.abort()
      await Promise.allSettled(underWay.values())
      await threads.stop()
    },
  }
}

const held = (read: ModelReading | undefined): CloseReading =>
  read && !provesNothing(read.record) ? { read } : {}

function whenAborted(signal: AbortSignal): { promise: Promise<'left'>; forget(): void } {
  let leave = () => {}
  const promise = new Promise<'left'>((resolve) => {
    leave = () => resolve('left')
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
  })
  return { promise, forget: () => signal.removeEventListener('abort', leave) }
}
