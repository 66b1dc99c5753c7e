/**
 * Reads documents closely with the configured model. Each part is requested only once: four assistants, a second visit
 * or a restart cause no second charge. The result is the findings code has proved, and one honest line.
 */
import { createHash } from 'node:crypto'
import { acquireLease } from '#background/acquire-lease.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import { seconds } from '#kit/time.ts'
import { INSTRUCTIONS, SECOND_LOOK } from '../../rules/close-reading/instructions.ts'
import { partTokensFor } from '../../rules/close-reading/plan.ts'
import type { Choices } from '../../rules/merged/disputed.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import { PROOF } from '../../rules/proof/proof-rules.ts'
import { CLOSE_READING } from '../../spec.ts'
import { readingSummaryLine } from './line-of.ts'
import { keepChoices, lastProved, modelReadingOf, readingFor } from './reading-rows.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'
import type { ReaderWorld, ToRead } from './to-read.ts'

export type CloseReading = {
  /** The proved findings. Absent if no model read this document, or none of its findings passed. */
  read?: ModelReading
  /** The message to the student, if the model read none or only part of it. */
  line?: string
}

export type CloseReader = {
  /** Reads the remaining parts. Always returns a reading, except that it throws for bugs of our own. */
  read(document: ToRead): Promise<CloseReading>
  /** The proved findings of an earlier reading; sends no request. */
  known(userId: string, documentId: string): Promise<ModelReading | undefined>
  /** Stores the student's choices where the two readers disagree. */
  choose(userId: string, documentId: string, choices: Choices): Promise<void>
  close(): Promise<void>
}

const LEASE = seconds(CLOSE_READING.leaseSeconds)
const digest = createHash('sha256').update(`${INSTRUCTIONS}\n${SECOND_LOOK}`).digest('hex').slice(0, 12)

export function openCloseReader(
  services: ReaderWorld,
  threads: ReadingThreads = openReadingThreads(),
): CloseReader {
  const { db, now, closeReading, log } = services
  const { model, window } = closeReading
  /** Two assistants that open a document at once share one reading. */
  const underWay = new Map<string, Promise<CloseReading>>()

  const known: CloseReader['known'] = async (userId, documentId) => {
    const row = await lastProved(db, userId, documentId)
    return row && modelReadingOf(row)
  }

  async function read(document: ToRead): Promise<CloseReading> {
    const { userId, documentId } = document
    if (model === null) return held(await known(userId, documentId))
    const key = `${documentId} ${model}`
    const going = underWay.get(key) ?? readOnce(document, model).finally(() => underWay.delete(key))
    underWay.set(key, going)
    return going
  }

  async function readOnce(document: ToRead, by: string): Promise<CloseReading> {
    const { userId, documentId, assistant, bookPath, signal, tell } = document
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
        bookPath,
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
      await Promise.allSettled(underWay.values())
      await threads.stop()
    },
  }
}

const held = (read: ModelReading | undefined): CloseReading =>
  read && (read.findings.facts.length > 0 || read.findings.assessments.length > 0 || read.findings.title)
    ? { read }
    : {}
