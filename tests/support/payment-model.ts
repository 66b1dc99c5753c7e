/**
 * Random payments in virtual time: many students press, poll, come back and leave, while the gateway answers late,
 * wrongly, twice or not at all. Afterwards every one of them is checked against the invariants.
 */
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { purchases } from '#capabilities/access/server/tables.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import { CLEARING } from '#capabilities/payments/rules/ledger-lines.ts'
import type { CheckedOrder } from '#capabilities/payments/rules/read-request.ts'
import { isOpen } from '#capabilities/payments/rules/settle.ts'
import { gatewayConfiguration } from '#capabilities/payments/server/deposits/configuration.ts'
import { requestDeposit } from '#capabilities/payments/server/deposits/request-deposit.ts'
import { lookUp, mayLookUp } from '#capabilities/payments/server/jobs/look-up.ts'
import { askAboutAllOpen, reconcile } from '#capabilities/payments/server/jobs/reconcile.ts'
import { applyResult } from '#capabilities/payments/server/settle/apply-result.ts'
import { mapDepositRecord } from '#capabilities/payments/server/settle/map-gateway-result.ts'
import { ledgerEntries, ledgerLines, payments, transactions } from '#capabilities/payments/server/tables.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import type { Database } from '#ports/database/database.ts'
import type { FailPoint, Services } from '#ports/services.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { type Dice, diceFor } from './dice.ts'
import { fakeOutside } from './fake-outside.ts'
import { randomGateway } from './random-gateway.ts'

const START = Date.parse('2026-11-20T06:00:00Z')
/** How soon the reconciler settles a payment that a crash left between storing and sending. */
const LEFT_BY_CRASH_AT_MOST = minutes(1)

const SOLD = ['humanizer', 'defense'] as const

type Happening = { at: number; seed: number; run(): Promise<void> }

export async function runSchedules(
  db: Database,
  seeds: number[],
): Promise<{ deposits: number; broken: string[] }> {
  let time = START
  const now = () => new Date(time)
  const agenda: Happening[] = []
  let sorted = false
  const later = (at: number, seed: number, run: () => Promise<void>) => {
    agenda.push({ at, seed, run })
    sorted = false
  }
  const gateway = randomGateway(() => time)
  const crashes: { next: FailPoint | undefined } = { next: undefined }
  const broken: string[] = []
  const services: Services = {
    ...fakeOutside(db, now),
    gateway,
    payments: { mode: 'emulator', requireSignature: false, sellWithoutModel: false, phoneSimulator: null },
    // A crash, as the database sees it: committed work survives, unfinished work is never completed.
    passing: (point) => {
      if (point !== crashes.next) return
      crashes.next = undefined
      throw new Error('the power went')
    },
  }
  const configuration = gatewayConfiguration(services)
  const owners = new Map<string, number>()

  for (const seed of seeds) await addStudent(seed)

  async function addStudent(seed: number) {
    const dice = diceFor(seed)
    const userId = `student-${seed}`
    const person = { name: 'Chipo', firstName: 'Chipo', lastName: 'M', phoneNumber: '0961234567' }
    await db.insert(users).values({ id: userId, email: `${userId}@unza.zm`, ...person })
    for (let press = dice.whole(1, 2); press > 0; press--) {
      const at = START + dice.whole(0, minutes(10))
      const assistantId = dice.one([...SOLD])
      const order = {
        assistantId,
        purchaseType: ASSISTANTS[assistantId].purchase.purchaseType,
        amountNgwee: ASSISTANTS[assistantId].prices.charged * 100,
        provider: 'MTN_MOMO_ZMB' as const,
        phone: `26096${String(1_000_000 + (seed % 9_000_000)).slice(-7)}`,
        description: 'Enrollment fee',
      }
      const tabs = dice.chance(0.25) ? 2 : 1
      later(at, seed, async () => {
        const idDice = diceFor(seed * 1_000 + press + 250)
        const ids = Array.from({ length: tabs }, () => idDice.uuid())
        for (const id of ids) gateway.expect(id, diceFor(seed * 1_000 + press), callbackOf)
        owners.set(userId, seed)
        const answers = await Promise.all(
          ids.map((depositId) => requestDeposit(services, configuration, userId, { ...order, depositId })),
        )
        if (answers.some(didNotGoThrough)) pressAgain(userId, seed, press, order)
      })
      for (let look = dice.whole(0, 4); look > 0; look--)
        later(at + dice.whole(seconds(3), minutes(5)), seed, () => lookAtOwn(userId))
    }
    if (dice.chance(0.05))
      later(
        START + dice.whole(0, hours(1)),
        seed,
        async () => void (await db.delete(users).where(eq(users.id, userId))),
      )
    if (dice.chance(0.1))
      later(START + dice.whole(0, hours(1)), seed, async () => {
        crashes.next = dice.one(['after-insert', 'after-send', 'inside-grant'])
      })
  }

  /** 'Payment request failed', and most students try again: sooner or later, and some with another phone. */
  function pressAgain(userId: string, seed: number, press: number, order: Omit<CheckedOrder, 'depositId'>) {
    const dice = diceFor(seed * 1_000 + press + 500)
    if (dice.chance(0.2)) return
    const phone = dice.chance(0.3) ? `26076${order.phone.slice(5)}` : order.phone
    later(time + dice.whole(seconds(2), minutes(dice.chance(0.2) ? 30 : 2)), seed, async () => {
      const depositId = diceFor(seed * 1_000 + press + 750).uuid()
      gateway.expect(depositId, dice, callbackOf)
      const answer = await requestDeposit(services, configuration, userId, { ...order, phone, depositId })
      if (didNotGoThrough(answer)) pressAgain(userId, seed, press + 1, order)
    })
  }

  /** The screen's poll. */
  async function lookAtOwn(userId: string) {
    for (const payment of await db.select().from(payments).where(eq(payments.userId, userId)))
      if (isOpen(payment.status) && (await mayLookUp(services, payment)))
        await lookUp(services, payment.id, { source: 'poll' })
  }

  /** A callback falls due some time after the gateway has decided; a stranger's may say anything. */
  function callbackOf(depositId: string, dice: Dice, after: number) {
    if (dice.chance(0.25)) return
    for (let copies = dice.chance(0.2) ? 3 : 1; copies > 0; copies--)
      later(time + after + dice.whole(0, dice.chance(0.1) ? hours(3) : seconds(2)), 0, async () => {
        const reading = gateway.truth(depositId)
        const signed = dice.chance(0.6)
        if (signed && reading)
          await applyResult(services, depositId, mapDepositRecord(reading), { source: 'callback' })
        else await lookUp(services, depositId, { source: 'callback' })
      })
  }

  const often = Array.from({ length: 75 }, (_, index) => seconds(10) * (index + 1))
  // A failed deposit whose second look went unanswered is asked about again every hour.
  const reconcilerAt = [...often, ...[16, 31, 90, 240, 1_500, 1_565, 1_630, 1_695, 10_200].map(minutes)]
  for (const at of reconcilerAt)
    later(START + at, 0, async () => {
      const crashIsDue = crashes.next !== undefined
      await reconcile(services)
      if (crashIsDue && crashes.next === undefined) await startAgain()
      broken.push(...(await leftUnsent(db, time, gateway)))
    })

  /** The power went while it was reconciling: the server that starts then asks about every open payment. */
  async function startAgain() {
    await askAboutAllOpen(services)
    await reconcile(services)
  }

  while (agenda.length > 0) {
    if (!sorted) agenda.sort((a, b) => b.at - a.at)
    sorted = true
    const next = agenda.pop()!
    time = Math.max(time, next.at)
    // Failures of one step are found by the reconciler in a later one.
    await next.run().catch((error: unknown) => {
      if (!String(error).includes('the power went')) throw error
    })
  }
  crashes.next = undefined
  await reconcile(services)
  const { deposits, broken: atTheEnd } = await check(db, gateway, new Map([...owners]))
  return { deposits, broken: [...broken, ...atTheEnd] }
}

const didNotGoThrough = (answer: Awaited<ReturnType<typeof requestDeposit>>) =>
  answer.ok ? answer.value.depositData.status === 'FAILED' : answer.problem.code === 'not-sent'

/** Nothing stays half sent, unless the gateway itself was unreachable. */
async function leftUnsent(db: Database, time: number, gateway: ReturnType<typeof randomGateway>) {
  const old = new Date(time - LEFT_BY_CRASH_AT_MOST)
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'CREATED'),
        inArray(payments.delivery, ['unsent', 'sending']),
        lt(sql`coalesce(${payments.sentAt}, ${payments.createdAt})`, old),
      ),
    )
  return rows
    .filter(({ id }) => !gateway.wasSilentAbout(id, old.getTime()))
    .map(({ id, delivery }) => `deposit ${id} is still ${delivery} after a minute`)
}

/** A second deposit for the same thing may begin only when the gateway has finished the first, or never had it. */
function chargedTwice(all: (typeof payments.$inferSelect)[], gateway: ReturnType<typeof randomGateway>) {
  const known = all
    .map((payment) => ({ payment, life: gateway.lifeOf(payment.id) }))
    .filter(({ life }) => life !== undefined)
  return known.flatMap(({ payment, life }) =>
    known
      .filter(
        ({ payment: other, life: earlier }) =>
          other.userId === payment.userId &&
          other.purchaseType === payment.purchaseType &&
          earlier!.begun < life!.begun &&
          earlier!.firstFinal > life!.begun,
      )
      .map(({ payment: { id } }) => `deposit ${payment.id} began while ${id} was still undecided`),
  )
}

async function check(db: Database, gateway: ReturnType<typeof randomGateway>, owners: Map<string, number>) {
  const [all, bought, written, entries, lines] = await Promise.all([
    db.select().from(payments),
    db.select().from(purchases),
    db.select().from(transactions),
    db.select().from(ledgerEntries),
    db.select().from(ledgerLines),
  ])
  const count = (ids: (string | null)[]) => {
    const counts = new Map<string | null, number>()
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
    return (id: string) => counts.get(id) ?? 0
  }
  const purchasesOf = count(bought.map(({ paymentId }) => paymentId))
  const transactionsOf = count(written.map(({ paymentId }) => paymentId))
  const earnedBy = count(
    entries.flatMap(({ kind, paymentId }) => (kind === 'deposit-completed' ? [paymentId] : [])),
  )
  const heldBy = count(entries.flatMap(({ kind, paymentId }) => (kind === 'deposit-held' ? [paymentId] : [])))
  const broken: string[] = []

  for (const payment of all) {
    const seed = owners.get(payment.userId)
    if (seed === undefined) continue
    const { id, status } = payment
    const must = (fact: boolean, what: string) => {
      if (!fact) broken.push(`seed ${seed}: ${what} (${status}, ${id})`)
    }
    const granted = [purchasesOf(id), transactionsOf(id), earnedBy(id)]
    const completed = status === 'COMPLETED' ? 1 : 0
    must(
      granted.every((times) => times === completed),
      `granted ${granted} times`,
    )
    must(!isOpen(status), 'is still open after a week')
    const truth = gateway.truth(id)
    const everCompleted = gateway.wasEver(id, 'COMPLETED')
    if (completed) must(everCompleted && truth?.amount === payment.amountNgwee, 'granted without the money')
    if (completed) must(truth?.currency === 'ZMW', 'granted for another currency')
    if (truth?.status === 'COMPLETED')
      must(completed === 1 || status === 'NEEDS_ATTENTION', 'paid and not granted')
    must(heldBy(id) + earnedBy(id) <= 1, 'booked twice')
  }
  broken.push(...chargedTwice(all, gateway))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry.paymentId]))
  if (sum(lines.map(({ amountNgwee }) => amountNgwee)) !== 0) broken.push('the ledger does not sum to zero')
  const clearing = lines.filter(({ account }) => account === CLEARING)
  for (const line of clearing) {
    const id = entryOf.get(line.entryId) ?? ''
    if (gateway.knows(id) && gateway.truth(id)?.amount !== line.amountNgwee)
      broken.push(`deposit ${id} is booked with another amount than the gateway has`)
  }
  return { deposits: all.filter(({ userId }) => owners.has(userId)).length, broken }
}
