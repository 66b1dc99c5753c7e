/** From a document to its proved record: read in as few parts as fit, once more beside the record, and mended once. */
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { holdsNothing } from '../../rules/record/model-answer.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import type { Tally } from '../../rules/record/proof-log.ts'
import { PROOF } from '../../rules/record/proof-version.ts'
import { inOrderOfWorth, type ReadingPart } from '../../rules/record/reading-parts.ts'
import { estimateOf, mendingTokensFor, SMALLEST_PART } from '../../rules/record/reading-plan.ts'
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
import { type ToAsk, toAskAgain, toAskPart, toAskToMend } from './request-for.ts'
import type { ReaderWorld, ToRead } from './to-read.ts'

type Which = Parameters<typeof readingFor>[1]
type Whole = {
  services: ReaderWorld
  threads: ReadingThreads
  engine: AiText
  which: Which
  storedPath: string
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
  /** Names of sections in the parts that were not read. */
  unread: string[]
}

const MOST_NAMED = 4

/** Undefined if the document is gone. */
export async function readWhole(whole: Whole): Promise<WholeReadingEnd | undefined> {
  const { services, threads, which, storedPath } = whole
  const { db, now, closeReading } = services
  const { window, budget } = closeReading
  const row = await readingFor(db, which, now())
  if (!row) return undefined
  const { partTokens } = row
  const spentBefore = whole.spentBefore ?? row.spent
  const { parts } = await threads.cut({ storedPath, partTokens })
  const estimated = estimateOf(parts, window, budget)
  await setEstimate(db, row.id, estimated)

  const before = await answeredParts(db, row.id)
  let stopped = await askFor(whole, row, parts, before)
  if (stopped?.why === 'gone') return undefined
  if (stopped?.why === 'too-long' && partTokens > SMALLEST_PART) {
    await cutSmaller(db, row.id, Math.max(SMALLEST_PART, Math.floor(partTokens / 2)))
    return readWhole({ ...whole, spentBefore })
  }
  let proved = await proveAll(whole, row.id, partTokens)
  // A reading that stopped half-way is taken up again at the next visit, and looked over then.
  const isReadOver = !stopped || stopped.why === 'budget'
  for (const next of ['second', 'mend'] as const) {
    const asked = isReadOver && nextRequest(proved, next, parts.length, window)
    if (!asked || proved.numbers.has(asked.number)) continue
    const current = await readingFor(db, which, now())
    if (!current) return undefined
    const ended = await askParts([asked], asking(whole, current))
    if (ended?.why === 'gone') return undefined
    // The whole was read: what was not looked over twice is no part left out.
    if (ended?.why === 'problem' || ended?.why === 'stopped') stopped ??= ended
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
  const each = asking(whole, row)
  const asked = open.map((part) => toAskPart(part, parts.length, whole.services.closeReading.window))
  return askParts(asked, {
    ...each,
    keep: (part, tokens) => {
      done += 1
      whole.tell?.(done, parts.length)
      return each.keep(part, tokens)
    },
  })
}

function nextRequest(
  { second, mend }: Proved,
  next: 'second' | 'mend',
  parts: number,
  window: number,
): ToAsk | undefined {
  if (next === 'second') return second && toAskAgain(second, parts, window)
  return mend && toAskToMend(mend, parts + 1, window)
}

function asking({ services, engine, signal }: Whole, row: StoredReading): PartRequest {
  const { db, closeReading } = services
  const { window, budget } = closeReading
  return {
    engine,
    window,
    budget,
    spent: row.spent,
    keep: (part, tokens) => keepPart(db, row.id, part, tokens),
    lost: (tokens) => countSpent(db, row.id, tokens),
    signal,
  }
}

async function proveAll({ services, threads, storedPath }: Whole, readingId: string, partTokens: number) {
  const { db, closeReading } = services
  const answered = await answeredParts(db, readingId)
  const proved = await threads.prove({
    storedPath,
    partTokens,
    answers: answered.map(({ part, answer }) => ({ part, answer })),
    mendingTokens: mendingTokensFor(closeReading.window),
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
  { record, tally, answered, numbers, stopped, parts, estimated, before, spentBefore }: ToSettle,
): Promise<WholeReadingEnd | undefined> {
  const { db, now } = services
  // Parts beyond the budget are never read; failed ones are tried again on the next visit.
  const isRead = !stopped || stopped.why === 'budget'
  const kept = await db.transaction(async (tx) => {
    const ended = { record, tally, state: isRead ? 'read' : 'reading', provedBy: PROOF, at: now() } as const
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
    partsDeclined: own.filter(({ problem, answer }) => problem !== null && holdsNothing(answer)).length,
    parts: parts.length,
    unread: parts
      .filter(({ number }) => !numbers.has(number))
      .flatMap(({ names }) => names)
      .slice(0, MOST_NAMED),
  }
}
