import { expect, it } from 'vitest'
import { writeEntry } from '#capabilities/payments/server/settle/ledger.ts'
import { payments } from '#capabilities/payments/server/tables.ts'
import { recordUsage, type UsedBy } from '#capabilities/usage/server/index.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { Costs } from '../contract.ts'

const test = testApp()

async function pays(userId: string, purchaseType: string, amountNgwee: number, at: string) {
  const [payment] = await test.services.db
    .insert(payments)
    .values({
      id: crypto.randomUUID(),
      userId,
      purchaseType,
      amountNgwee,
      currency: 'ZMW',
      provider: 'MTN_MOMO_ZMB',
      environment: test.services.gateway.environment,
      status: 'COMPLETED',
      description: 'for a test',
      createdAt: new Date(at),
    })
    .returning()
  await test.services.db.transaction((tx) =>
    writeEntry(tx, payment!, {
      kind: 'deposit-completed',
      amount: amountNgwee,
      at: new Date(at),
      earned: true,
    }),
  )
}

const uses = (by: UsedBy, at: string, amounts: Parameters<typeof recordUsage>[2]) =>
  recordUsage({ db: test.services.db, now: () => new Date(at) }, by, amounts)

it('holds what the engines cost against what the assistants earned, by assistant and by day', async () => {
  const { uid } = await signedInStudent(test)
  const admin = await signedInAdministrator(test)
  const decoder = { who: uid, assistant: 'decoder' } as const
  const tokens = { tokensIn: 1_000, tokensOut: 500 }
  await pays(uid, 'researchDecoder', 15_000, '2026-11-20T08:00:00Z')
  // Past midnight in Lusaka, though not in Greenwich.
  await pays(uid, 'chat', 10_000, '2026-11-20T22:30:00Z')
  await uses(decoder, '2026-11-20T09:00:00Z', {
    ...tokens,
    cost: 1_400_400_000,
    parseSeconds: 4,
    recogniseSeconds: 240,
  })
  await uses(decoder, '2026-11-21T09:00:00Z', { ...tokens, cost: 600_200_000, unpricedCalls: 1 })
  await uses({ who: uid, assistant: 'voiceChat' }, '2026-11-21T09:00:00Z', { audioSeconds: 90 })
  await uses({ who: admin.uid, assistant: 'check' }, '2026-11-21T09:00:00Z', { cost: 2_000_000 })

  const all = Costs.parse((await admin.get('/api/admin/costs')).json())
  expect(all).toMatchObject({
    currency: 'ZMW',
    engine: { name: 'fake-model', builtIn: false },
    total: { incomeNgwee: 25_000, costNgwee: 2_003, calls: 4 },
  })
  expect(all.perAssistant.map(({ assistant }) => assistant)).toEqual([
    'defense',
    'decoder',
    'consultant',
    'slides',
    'humanizer',
    'textChat',
    'voiceChat',
    'check',
  ])
  const of = (id: string) => all.perAssistant.find(({ assistant }) => assistant === id)
  expect(of('decoder')).toEqual({
    assistant: 'decoder',
    name: 'Research Decoder',
    incomeNgwee: 15_000,
    costNgwee: 2_001,
    calls: 2,
    tokensIn: 2_000,
    tokensOut: 1_000,
    images: 0,
    audioSeconds: 0,
    parseSeconds: 4,
    recogniseSeconds: 240,
    unpricedCalls: 1,
  })
  expect(of('textChat')).toMatchObject({ incomeNgwee: 10_000, costNgwee: 0, calls: 0 })
  expect(of('voiceChat')).toMatchObject({ incomeNgwee: 0, audioSeconds: 90 })
  expect(of('check')).toMatchObject({ name: 'Engine checks', costNgwee: 2 })
  expect(all.perDay).toEqual([
    { day: '2026-11-21', assistant: 'check', name: 'Engine checks', incomeNgwee: 0, costNgwee: 2, calls: 1 },
    {
      day: '2026-11-21',
      assistant: 'decoder',
      name: 'Research Decoder',
      incomeNgwee: 0,
      costNgwee: 600,
      calls: 1,
    },
    {
      day: '2026-11-21',
      assistant: 'textChat',
      name: 'Text Chat Assistant',
      incomeNgwee: 10_000,
      costNgwee: 0,
      calls: 0,
    },
    { day: '2026-11-21', assistant: 'voiceChat', name: 'Voice Chat', incomeNgwee: 0, costNgwee: 0, calls: 1 },
    {
      day: '2026-11-20',
      assistant: 'decoder',
      name: 'Research Decoder',
      incomeNgwee: 15_000,
      costNgwee: 1_400,
      calls: 1,
    },
  ])

  const first = Costs.parse((await admin.get('/api/admin/costs?from=2026-11-20&to=2026-11-20')).json())
  expect(first.total).toEqual({ incomeNgwee: 15_000, costNgwee: 1_400, calls: 1 })
  const last = Costs.parse((await admin.get('/api/admin/costs?from=2026-11-21')).json())
  expect(last.total).toEqual({ incomeNgwee: 10_000, costNgwee: 602, calls: 3 })
  expect((await admin.get('/api/admin/costs?from=yesterday')).statusCode).toBe(400)
})
