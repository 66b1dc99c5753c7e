/**
 * Power fails at random moments, again and again, while a student pays, asks and uploads. `KILLS=200 npx vitest run --project
 * PostgreSQL tests/faults/kill-at-random.test.ts` for a long night; `SEED=$RANDOM` makes it another one, and the title says which.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { purchases } from '#capabilities/access/server/tables.ts'
import { documentRetention, openDocuments } from '#capabilities/documents/server/setup.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import { ledgerEntries, ledgerLines, payments, transactions } from '#capabilities/payments/server/tables.ts'
import { hours } from '#kit/time.ts'
import { atGateway } from '#tests/at-gateway.ts'
import { diceFor } from '#tests/dice.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE, WHOLE_TEST } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'

const KILLS = Number(process.env.KILLS ?? 3)
const SEED = Number(process.env.SEED ?? 4_711)
const soon = { timeout: PATIENCE, interval: 250 }
const { shared, startServer, send, ask, signUp, openRemains } = killable()

type Access = { assistants: { researchDecoder: { paid: boolean; uploadsUsed: number; uploadsLeft: number } } }
type Paid = { payments: { id: string; status: string }[] }
type Analyses = { analyses: { status: string }[] }
type Kept = { documents: { status: string }[] }

it(`keeps its promises when it is killed ${KILLS} times, seed ${SEED}`, {
  timeout: WHOLE_TEST + KILLS * 30_000,
}, async () => {
  const dice = diceFor(SEED)
  const bad: string[] = []
  let server = await startServer()
  const student = await signUp()
  /** The answer is lost with the server, or is one that a student may see. */
  async function tried(path: string, body?: object) {
    const answer = await send(path, body).catch(() => undefined)
    const text = await answer?.text().catch(() => '')
    if (text && /\n\s+at |\.ts:\d+|insert into|Failed query/i.test(text))
      bad.push(`${path}: ${text.slice(0, 200)}`)
  }
  const analyse = () => {
    const form = new FormData()
    form.append(
      'document',
      new File([`The sample of ${dice.whole(1, 1e6)} was small. It grew.`], 'notes.txt', {
        type: 'text/plain',
      }),
    )
    return tried('/ai/research/analyze', form)
  }
  const question = () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      prompt: 'What is a sample?',
      conversationId: '',
      stream: 'true',
    }))
      form.append(name, value)
    return tried('/ai/chat', form)
  }
  const pay = (what: 'decoder' | 'textChat') =>
    tried('/api/payments/deposit-request-weekbe4', depositRequest(student, what))
  await pay('decoder')
  await pay('textChat')
  await vi.waitUntil(async () => (await ask<Access>('/api/access')).assistants.researchDecoder.paid, soon)

  for (let kills = 0; kills < KILLS; kills += 1) {
    const doing = [analyse(), question(), tried('/api/access')]
    if (dice.chance(0.7)) doing.push(pay(dice.one(['decoder', 'textChat'])))
    await pause(dice.whole(0, 1_200))
    await server.kill()
    await Promise.all(doing)
    server = await startServer()
  }

  // Everything finishes without further requests.
  await vi.waitFor(async () => {
    const settled = (await ask<Paid>('/api/payments')).payments
    expect(settled.filter(({ status }) => status !== 'COMPLETED' && status !== 'FAILED')).toEqual([])
    const { analyses } = await ask<Analyses>('/ai/research/analyses')
    expect(analyses.filter(({ status }) => status === 'processing')).toEqual([])
    // Read to the end even if no client is waiting; its file is kept until then.
    const read = (await ask<Kept>('/api/documents')).documents
    expect(read.filter(({ status }) => status === 'reading')).toEqual([])
  }, soon)
  const { researchDecoder } = (await ask<Access>('/api/access')).assistants
  const { deposits } = await atGateway(shared.emulator.url)
  await server.kill()

  const { services, close, filesLeft } = await openRemains()
  const { db } = services
  const tomorrow = { ...services, now: () => new Date(Date.now() + hours(25)) }
  await documentRetention(tomorrow, openDocuments(tomorrow)).tidy()
  await documentRetention(tomorrow, openDocuments(tomorrow)).tidyOwnDisk()
  const [paid, bought, written, entries, lines, kept] = await Promise.all([
    db.select().from(payments),
    db.select().from(purchases),
    db.select().from(transactions),
    db.select().from(ledgerEntries),
    db.select().from(ledgerLines),
    db.select().from(documents),
  ])
  await close()
  expect(bad).toEqual([])
  // Deposits the gateway completed are granted and booked, each once, and nothing else is.
  const completed = deposits.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id)
  const sorted = (ids: (string | null)[]) => ids.toSorted()
  expect(sorted(paid.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id))).toEqual(
    sorted(completed),
  )
  expect(sorted(bought.map(({ paymentId }) => paymentId))).toEqual(sorted(completed))
  expect(sorted(written.map(({ paymentId }) => paymentId))).toEqual(sorted(completed))
  expect(sorted(entries.map(({ paymentId }) => paymentId))).toEqual(sorted(completed))
  expect(lines.reduce((sum, { amountNgwee }) => sum + amountNgwee, 0)).toBe(0)
  // Never over its limit, never below nothing.
  expect(researchDecoder.uploadsUsed).toBeGreaterThanOrEqual(0)
  expect(researchDecoder.uploadsLeft).toBeGreaterThanOrEqual(0)
  // A file belongs to a document, or is not there.
  const owned = kept.flatMap(({ storedName, readingName }) =>
    [storedName, readingName].filter((name) => name !== null),
  )
  expect(filesLeft()).toBe(owned.length)
})
