/**
 * `npm run seed -- <scenario>`: puts an account into a given state. The payments are real ones: they go through the
 * emulator and everything a payment goes through. On the embedded database, stop the server first.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { commit, reserve } from '../src/capabilities/access/server/meter.ts'
import { purchases } from '../src/capabilities/access/server/tables.ts'
import { createAuth } from '../src/capabilities/accounts/server/auth.ts'
import { users } from '../src/capabilities/accounts/server/tables.ts'
import { gatewayConfiguration } from '../src/capabilities/payments/server/deposits/configuration.ts'
import { requestDeposit } from '../src/capabilities/payments/server/deposits/request-deposit.ts'
import { lookUp } from '../src/capabilities/payments/server/jobs/look-up.ts'
import { hours } from '../src/kit/time.ts'
import type { Services } from '../src/ports/services.ts'
import { ASSISTANTS, type AssistantId, assistantIds } from '../src/product/assistants.ts'
import { openRecords } from './open-records.ts'

const PASSWORD = 'ready-to-study'
const PAYS = { provider: 'MTN_MOMO_ZMB', phone: '260763456789' } as const
const STAYS_PENDING = { provider: 'MTN_MOMO_ZMB', phone: '260763456129' } as const
const NO_MONEY = { provider: 'AIRTEL_OAPI_ZMB', phone: '260973456049' } as const

type Seed = { services: Services; userId: string }

async function pay(
  { services, userId }: Seed,
  assistantId: AssistantId,
  how: typeof PAYS | typeof STAYS_PENDING | typeof NO_MONEY,
) {
  const { prices, purchase, name } = ASSISTANTS[assistantId]
  const order = {
    depositId: randomUUID(),
    assistantId,
    purchaseType: purchase.purchaseType,
    amountNgwee: prices.charged * 100,
    description: `Enrollment fee for ${name}`,
    ...how,
  }
  const answer = await requestDeposit(services, gatewayConfiguration(services), userId, order)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value.depositData.depositID
}

async function payAndWait(seed: Seed, assistantId: AssistantId, how: typeof PAYS | typeof NO_MONEY = PAYS) {
  const id = await pay(seed, assistantId, how)
  for (let tries = 0; tries < 50; tries++) {
    const { status } = (await lookUp(seed.services, id, { source: 'poll' })) ?? {}
    if (status === 'COMPLETED' || status === 'FAILED') return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The emulator did not settle the payment.')
}

async function spendAll({ services, userId }: Seed, assistantId: AssistantId, amount: number) {
  const reserved = await reserve(services, { userId, assistantId, amount })
  if (reserved.ok) await commit(services, reserved.value)
}

const scenarios: Record<string, { about: string; make(seed: Seed): Promise<unknown> }> = {
  'new-student': { about: 'an account that has bought nothing', make: async () => {} },
  'paid-student': {
    about: 'all seven assistants paid for, with receipts',
    make: async (seed) => {
      for (const id of assistantIds) await payAndWait(seed, id)
    },
  },
  'pending-payment': {
    about: 'a payment for the Text Humanizer that nobody has approved yet',
    make: (seed) => pay(seed, 'humanizer', STAYS_PENDING),
  },
  'failed-payment': {
    about: 'a payment that failed for lack of money',
    make: (seed) => payAndWait(seed, 'humanizer', NO_MONEY),
  },
  'nearly-used-up': {
    about: 'nine of ten uploads, four of five decks and 58 of 60 minutes used',
    make: async (seed) => {
      for (const [id, amount] of [
        ['decoder', 9],
        ['slides', 4],
        ['defense', 58],
      ] as const) {
        await payAndWait(seed, id)
        await spendAll(seed, id, amount)
      }
    },
  },
  'used-up': {
    about: 'every allowance of the Decoder, the PowerPoint Creator and the Defense Room used',
    make: async (seed) => {
      for (const [id, amount] of [
        ['decoder', 10],
        ['slides', 5],
        ['defense', 60],
      ] as const) {
        await payAndWait(seed, id)
        await spendAll(seed, id, amount)
      }
    },
  },
  expired: {
    about: 'all seven assistants bought 40 days ago',
    make: async (seed) => {
      for (const id of assistantIds) await payAndWait(seed, id)
      const then = new Date(Date.now() - hours(24 * 40))
      await seed.services.db
        .update(purchases)
        .set({ purchaseTimestamp: then, startsAt: then })
        .where(eq(purchases.userId, seed.userId))
    },
  },
}

async function account(services: Services, name: string): Promise<{ email: string; userId: string }> {
  const email = `${name}-${Date.now().toString(36)}@weekbe4.test`
  const person = { firstName: 'Chipo', lastName: 'Mwansa', phoneNumber: '0961234567', email }
  await createAuth(services).api.signUpEmail({
    body: { ...person, name: 'Chipo Mwansa', password: PASSWORD },
  })
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  return { email, userId: user!.id }
}

const name = process.argv[2] ?? ''
const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
if (!scenario) {
  if (name) console.error(`There is no scenario "${name}".`)
  console.log('npm run seed -- <scenario>\n')
  for (const [each, { about }] of Object.entries(scenarios)) console.log(`  ${each.padEnd(16)} ${about}`)
  process.exit(name ? 1 : 0)
}

// Only this program uses the clock here, so the emulator runs fast.
const { services, close, env } = await openRecords({ EMULATOR_SPEED: 50 })
if (env.NODE_ENV === 'production' || services.payments.mode !== 'emulator') {
  console.error('Scenarios are made with the emulator only, and never in production.')
  await close()
  process.exit(1)
}
const { email, userId } = await account(services, name)
await scenario.make({ services, userId })
await close()
console.log(`Ready: ${scenario.about}. Sign in as ${email} with the password ${PASSWORD}`)
