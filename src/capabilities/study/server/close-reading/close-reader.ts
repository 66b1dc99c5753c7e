/**
 * Reads documents closely with the model of the settings. Each part is asked for once, whatever happens: four assistants, a
 * second visit or a restart pay for nothing again. What comes out is what code has proved, and one honest line.
 */
import { createHash } from 'node:crypto'
import { holdLease } from '#background/hold-lease.ts'
import { meteredText } from '#capabilities/usage/server/metered-text.ts'
import { seconds } from '#kit/time.ts'
import { INSTRUCTIONS, SECOND_LOOK } from '../../rules/close-reading/instructions.ts'
import { partTokensFor } from '../../rules/close-reading/plan.ts'
import type { Choices } from '../../rules/merged/disputed.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import { PROOF } from '../../rules/proof/proof-rules.ts'
import { CLOSE_READING } from '../../spec.ts'
import { lineOf } from './line-of.ts'
import { keepChoices, lastProved, modelReadingOf, readingFor } from './reading-rows.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'
import type { ReaderWorld, ToRead } from './to-read.ts'

export type CloseReading = {
  /** What is proved. Absent where no model read this document, or nothing of what it said stood. */
  read?: ModelReading
  /** What the student is told, where the model did not read it, or not all of it. */
  line?: string
}

export type CloseReader = {
  /** Reads what was not read yet. Whatever becomes of it, there is an answer; it throws what is our fault alone. */
  read(document: ToRead): Promise<CloseReading>
  /** What was proved of a document before; asks nobody. */
  known(userId: string, documentId: string): Promise<ModelReading | undefined>
  /** What the student says where the two readers disagree. */
  choose(userId: string, documentId: string, choices: Choices): Promise<void>
  close(): Promise<void>
}

const LEASE = seconds(CLOSE_READING.leaseSeconds)
const digest = createHash('sha256').update(`${INSTRUCTIONS}\n${SECOND_LOOK}`).digest('hex').slice(0, 12)

export function openCloseReader(
  outside: ReaderWorld,
  threads: ReadingThreads = openReadingThreads(),
): CloseReader {
  const { db, now, closeReading, log } = outside
  const { model, window } = closeReading
  /** Two assistants that open a document at once wait for the same reading. */
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
    // Another server may be reading it: then what that one has read is not asked for again.
    const letGo = await holdLease(outside, { name: `close reading ${row.id}`, lengthMs: LEASE, signal })
    try {
      // With it come the rules of the proof, which no start needs.
      const { readWhole } = await import('./read-whole.ts')
      const ended = await readWhole({
        outside,
        threads,
        engine: meteredText(outside, outside.aiText, { who: userId, assistant }),
        which: { ...which, partTokens: row.partTokens },
        bookPath,
        signal,
        tell,
      })
      return ended ? { ...held(ended.read), ...lineOf(ended) } : {}
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
