/** From a document to its proved findings: split, asked part by part, proved, and one look at the whole. */
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { INSTRUCTIONS, SECOND_LOOK } from '../../rules/close-reading/instructions.ts'
import type { ReadingPart } from '../../rules/close-reading/parts.ts'
import { digestTokensFor, estimateOf, inOrderOfWorth, SMALLEST_PART } from '../../rules/close-reading/plan.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'
import { PROOF } from '../../rules/proof/proof-rules.ts'
import type { Tally } from '../../rules/proof/proved.ts'
import { askParts, type PartRequest, type Stopped } from './ask-parts.ts'
import { countProof } from './proof-counts.ts'
import {
  answeredParts,
  countSpent,
  cutSmaller,
  keepPart,
  keepProof,
  modelReadingOf,
  readingFor,
  setEstimate,
} from './reading-rows.ts'
import type { ReadingThreads } from './reading-threads.ts'
import { requestFor } from './request-for.ts'
import type { ReaderWorld, ToRead } from './to-read.ts'

type Which = Parameters<typeof readingFor>[1]
type Whole = {
  services: ReaderWorld
  threads: ReadingThreads
  engine: AiText
  which: Which
  bookPath: string
  signal: AbortSignal | undefined
  tell: ToRead['tell']
  /** Before this visit. */
  spentBefore?: number
}

export type WholeReadingEnd = {
  read: ModelReading | undefined
  tally: Tally
  stopped: Stopped | undefined
  partsRead: number
  partsDeclined: number
  parts: number
}

/** Undefined if the document was deleted in the meantime. */
export async function readWhole(whole: Whole): Promise<WholeReadingEnd | undefined> {
  const { services, threads, which, bookPath } = whole
  const { db, now, closeReading } = services
  const row = await readingFor(db, which, now())
  if (!row) return undefined
  const { partTokens } = row
  const spentBefore = whole.spentBefore ?? row.spent
  const { parts } = await threads.cut({ bookPath, partTokens })
  const estimated = estimateOf(parts, closeReading.window, closeReading.budget)
  await setEstimate(db, row.id, estimated)

  const before = await answeredParts(db, row.id)
  let stopped = await askFor(whole, row, parts, before)
  if (stopped?.why === 'gone') return undefined
  if (stopped?.why === 'too-long' && partTokens > SMALLEST_PART) {
    await cutSmaller(db, row.id, Math.max(SMALLEST_PART, Math.floor(partTokens / 2)))
    return readWhole({ ...whole, spentBefore })
  }
  let proved = await proveAll(whole, row.id, partTokens)
  const second = { number: parts.length, text: proved.digest }
  if (!stopped && parts.length > 1 && !proved.numbers.has(second.number) && second.text !== '') {
    const current = await readingFor(db, which, now())
    if (!current) return undefined
    stopped = await askParts([second], asking(whole, current, SECOND_LOOK))
    if (stopped?.why === 'gone') return undefined
    proved = await proveAll(whole, row.id, partTokens)
  }
  return settleReading(whole, row.id, {
    ...proved,
    stopped,
    parts,
    estimated,
    before: before.length,
    spentBefore,
  })
}

type StoredReading = NonNullable<Awaited<ReturnType<typeof readingFor>>>

function askFor(
  whole: Whole,
  row: StoredReading,
  parts: readonly ReadingPart[],
  before: readonly { part: number }[],
) {
  const read = new Set(before.map(({ part }) => part))
  const open = inOrderOfWorth(parts).filter(({ number }) => !read.has(number))
  let done = parts.length - open.length
  whole.tell?.(done, parts.length)
  const each = asking(whole, row, INSTRUCTIONS)
  return askParts(open, {
    ...each,
    keep: (part, tokens) => {
      done += 1
      whole.tell?.(done, parts.length)
      return each.keep(part, tokens)
    },
  })
}

function asking({ services, engine, signal }: Whole, row: StoredReading, instructions: string): PartRequest {
  const { db, closeReading } = services
  const { window, budget } = closeReading
  return {
    engine,
    window,
    budget,
    spent: row.spent,
    requestFor: ({ text }) => ({ ...requestFor(instructions, text, window), ...(signal && { signal }) }),
    keep: (part, tokens) => keepPart(db, row.id, part, tokens),
    lost: (tokens) => countSpent(db, row.id, tokens),
    signal,
  }
}

async function proveAll(
  { services, threads, which, bookPath }: Whole,
  readingId: string,
  partTokens: number,
) {
  const { db, closeReading } = services
  const answered = await answeredParts(db, readingId)
  const proved = await threads.prove({
    bookPath,
    partTokens,
    model: which.model,
    proposals: answered.flatMap(({ proposals }) => proposals),
    digestTokens: digestTokensFor(closeReading.window),
  })
  return { ...proved, answered, numbers: new Set(answered.map(({ part }) => part)) }
}

type Proved = Awaited<ReturnType<typeof proveAll>>
type ToSettle = Proved & {
  stopped: Stopped | undefined
  parts: readonly ReadingPart[]
  estimated: number
  /** Parts answered on an earlier visit. */
  before: number
  spentBefore: number
}

async function settleReading(
  { services, which }: Whole,
  readingId: string,
  { findings, tally, answered, stopped, parts, estimated, before, spentBefore }: ToSettle,
): Promise<WholeReadingEnd | undefined> {
  const { db, now } = services
  // Parts beyond the budget are never read; failed ones are tried again on the next visit.
  const isRead = !stopped || stopped.why === 'budget'
  const kept = await db.transaction(async (tx) => {
    const ended = { findings, tally, state: isRead ? 'read' : 'reading', provedBy: PROOF, at: now() } as const
    const proof = await keepProof(tx, readingId, ended)
    if (!proof) return undefined
    const isFirst = proof.before === null
    await countProof(tx, which.model, {
      now: tally,
      before: proof.before,
      more: {
        readings: isFirst ? 1 : 0,
        estimated: isFirst ? estimated : 0,
        parts: answered.length - before,
        unanswered: stopped ? 1 : 0,
        spent: proof.row.spent - spentBefore,
      },
    })
    return proof.row
  })
  if (!kept) return undefined
  const own = answered.filter(({ part }) => part < parts.length)
  return {
    read: modelReadingOf(kept),
    tally,
    stopped,
    partsRead: own.length,
    partsDeclined: own.filter(({ problem, proposals }) => problem !== null && proposals.length === 0).length,
    parts: parts.length,
  }
}
