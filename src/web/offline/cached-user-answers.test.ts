import { beforeEach, expect, it, vi } from 'vitest'
import { CACHED_AT_HEADER } from '#api-client/cached-answers.ts'
import type { OneAnalysis } from '#assistants/decoder/contract.ts'
import { sampleAnalysis } from '#assistants/decoder/web/preview/sample-analysis.ts'
import type { Purchase, Purchases } from '#capabilities/access/contract.ts'
import { readAccess } from '#capabilities/access/contract.ts'
import type { Me } from '#capabilities/accounts/contract.ts'
import { refuses } from '#tests/stand-in.ts'
import { personAnswers } from './cached-user-answers.ts'
import { fakeDevice } from './device.fake.ts'

const USER: Omit<NonNullable<Me['user']>, 'uid'> = {
  email: 'chipo@unza.zm',
  displayName: 'Chipo Mwansa',
  photoURL: null,
  emailVerified: true,
  isAdmin: false,
}
const PURCHASE: Omit<Purchase, 'AIType'> = {
  id: 'p1',
  userID: 'chipo',
  price: 90,
  paymentId: null,
  purchaseTimestamp: null,
  validFrom: null,
  validUntil: null,
  state: 'live',
  endedBecause: null,
  endedAt: null,
  allowance: null,
  grantReason: null,
  testMoney: false,
}
const analysisOf = (sessionId: string): OneAnalysis => ({
  sessionId,
  analysis: sampleAnalysis(),
  createdAt: '2026-11-18T10:00:00Z',
  ready: [],
  keptUntil: '2026-12-18T10:00:00Z',
  documentGone: false,
})
let world: ReturnType<typeof fakeDevice>
let person: ReturnType<typeof personAnswers>
beforeEach(() => {
  world = fakeDevice()
  person = personAnswers(world.device)
})

const isSignedIn = (uid: string | null) =>
  world.answers('/api/account/me', () => Response.json({ user: uid && { ...USER, uid } }))
const owns = (AIType: string) =>
  world.answers('/api/access/purchases', () => Response.json({ purchases: [{ ...PURCHASE, AIType }] }))

async function owned() {
  const { purchases }: Purchases = await ask('/api/access/purchases')
  return purchases.map(({ AIType }) => AIType)
}

async function ask(path: string) {
  const answer = await person.answer(world.request(path), world.goOn)
  await world.settled()
  return answer.json()
}

it('answers from us, and without a line what we answered last', async () => {
  isSignedIn('chipo')
  owns('decoder')
  await ask('/api/account/me')
  await ask('/api/access/purchases')
  owns('humanizer')
  expect(await owned()).toEqual(['humanizer'])
  world.goesOffline()
  expect(await owned()).toEqual(['humanizer'])
  await expect(ask('/api/payments')).rejects.toThrow('Failed to fetch')
})

it('says of what it kept, and of nothing else, since when', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:15:00Z'), toFake: ['Date'] })
  isSignedIn('chipo')
  owns('decoder')
  const keptAt = async () => {
    const answer = await person.answer(world.request('/api/access/purchases'), world.goOn)
    await world.settled()
    return answer.headers.get(CACHED_AT_HEADER)
  }
  await ask('/api/account/me')
  expect(await keptAt()).toBeNull()
  vi.setSystemTime(new Date('2026-11-23T18:00:00Z'))
  world.goesOffline()
  expect(await keptAt()).toBe('2026-11-22T09:15:00.000Z')
  world.goesOnline()
  expect(await keptAt()).toBeNull()
  world.goesOffline()
  expect(await keptAt()).toBe('2026-11-23T18:00:00.000Z')
  vi.useRealTimers()
})

it('forgets everything when somebody signs out, also without a line', async () => {
  isSignedIn('chipo')
  owns('decoder')
  await ask('/api/account/me')
  await ask('/api/access/purchases')
  world.goesOffline()
  await expect(person.forgetAround(world.request('/api/auth/sign-out', 'POST'))).rejects.toThrow()
  expect(world.kept()).toEqual([])
  await expect(ask('/api/access/purchases')).rejects.toThrow('Failed to fetch')
})

it('has forgotten before the sign-out is answered, on a line that says nothing', async () => {
  isSignedIn('chipo')
  owns('decoder')
  await ask('/api/account/me')
  await ask('/api/access/purchases')
  const late = Promise.withResolvers<Response>()
  world.answers('/api/auth/sign-out', () => late.promise)
  const leaving = person.forgetAround(world.request('/api/auth/sign-out', 'POST'))
  await new Promise((turn) => setTimeout(turn))
  expect(world.kept()).toEqual([])
  // Called while the server still considers the user signed in.
  await ask('/api/account/me')
  late.resolve(Response.json({ success: true }))
  await leaving
  expect(world.kept()).toEqual([])
})

it('does not keep what was asked before somebody signed out and answered after', async () => {
  isSignedIn('chipo')
  await ask('/api/account/me')
  const late = Promise.withResolvers<Response>()
  world.answers('/api/access/purchases', () => late.promise)
  const asked = ask('/api/access/purchases')
  world.answers('/api/auth/sign-out', () => Response.json({ success: true }))
  await person.forgetAround(world.request('/api/auth/sign-out', 'POST'))
  late.resolve(Response.json({ purchases: [] }))
  await asked
  expect(world.kept()).toEqual([])
})

it.each([null, 'mutale'])('shows nothing of one person when the device is now of %s', async (next) => {
  isSignedIn('chipo')
  owns('decoder')
  await ask('/api/account/me')
  await ask('/api/access/purchases')
  isSignedIn(next)
  await ask('/api/account/me')
  expect(world.kept()).not.toContain('/api/access/purchases')
})

it('forgets everything when we say that nobody is signed in any more', async () => {
  isSignedIn('chipo')
  await ask('/api/account/me')
  world.answers('/api/access', () => refuses(readAccess, 'not-signed-in'))
  await ask('/api/access')
  expect(world.kept()).toEqual([])
})

it('keeps no fault, and of analyses the last five', async () => {
  isSignedIn('chipo')
  await ask('/api/account/me')
  world.answers('/api/access', () => refuses(readAccess, 'busy'))
  await ask('/api/access')
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    world.answers(`/ai/research/analyses/${id}`, () => Response.json(analysisOf(id)))
    await ask(`/ai/research/analyses/${id}`)
  }
  expect(world.kept()).toEqual([
    '/api/account/me',
    ...['3', '4', '5', '6', '7'].map((id) => `/ai/research/analyses/${id}`),
  ])
})
