import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { fakeImage } from '#ports/ai-image/ai-image.fake.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import type { AiText, TextEvent } from '#ports/ai-text/ai-text.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { meteredImage } from './metered-image.ts'
import { meteredSeconds } from './metered-seconds.ts'
import { meteredText } from './metered-text.ts'
import { fairUseDays, usageDays } from './tables.ts'

const test = testApp()
const request = {
  instructions: 'Be kind.',
  messages: [{ role: 'user' as const, text: 'How large was the sample?' }],
  maxTokens: 100,
}
const usage = { inputTokens: 400, outputTokens: 100, images: 0 }

beforeEach(async () => {
  test.services.usage = { prices: { 'fake-model': { input: 405, output: 1_620, image: 0 } }, fairUse: {} }
  test.clock.at = new Date('2026-11-20T10:00:00Z')
})

async function student() {
  const { uid } = await signedInStudent(test)
  const by = { who: uid, assistant: 'textChat' } as const
  return { uid, by, engine: (engine: AiText) => meteredText(test.services, engine, by) }
}
const used = (uid: string) => test.services.db.select().from(usageDays).where(eq(usageDays.userId, uid))
const setAside = async (uid: string) => {
  const [row] = await test.services.db.select().from(fairUseDays).where(eq(fairUseDays.userId, uid))
  return row
}
async function read(stream: AsyncIterable<TextEvent>) {
  const events: TextEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

it('adds up the tokens and the cost of every answer of a day', async () => {
  const { uid, engine } = await student()
  const chat = engine(fakeText({ text: 'It was 120.', usage }))
  await read(chat.stream(request))
  await chat.complete(request)
  expect(await used(uid)).toEqual([
    {
      userId: uid,
      assistant: 'textChat',
      day: '2026-11-20',
      calls: 2,
      tokensIn: 800,
      tokensOut: 200,
      images: 0,
      audioSeconds: 0,
      parseSeconds: 0,
      recogniseSeconds: 0,
      cost: 2 * (400 * 405 + 100 * 1_620),
      unpricedCalls: 0,
    },
  ])
})

it('counts ten answers at once, every one', async () => {
  const { uid, engine } = await student()
  const chat = engine(fakeText({ text: 'It was 120.', usage }))
  await Promise.all(Array.from({ length: 10 }, () => chat.complete(request)))
  expect(await used(uid)).toMatchObject([{ calls: 10, tokensIn: 4_000, tokensOut: 1_000 }])
})

it('begins a new day at midnight in Lusaka', async () => {
  const { uid, engine } = await student()
  const chat = engine(fakeText({ text: 'It was 120.', usage }))
  test.clock.at = new Date('2026-11-20T21:59:00Z')
  await chat.complete(request)
  test.advance(120_000)
  await chat.complete(request)
  expect((await used(uid)).map(({ day }) => day).sort()).toEqual(['2026-11-20', '2026-11-21'])
})

it('counts an answer that broke', async () => {
  const { uid, engine } = await student()
  const chat = engine(fakeText({ text: 'It was', breaks: 'cut', usage }))
  expect((await read(chat.stream(request))).at(-1)).toMatchObject({ type: 'broke', partial: 'It was' })
  expect(await used(uid)).toMatchObject([{ calls: 1, tokensIn: 400, tokensOut: 100 }])
})

it('counts by its own estimate what a reader who left was shown', async () => {
  const { uid, engine } = await student()
  for await (const event of engine(fakeText('It was 120 teachers.')).stream(request))
    if (event.type === 'more') break
  const [row] = await used(uid)
  expect(row).toMatchObject({ calls: 1, tokensIn: 10, tokensOut: 1 })
})

it('counts an answer nobody waited for, when the engine itself fell over', async () => {
  const { uid, engine } = await student()
  const broken: AiText = {
    ...fakeText(),
    // biome-ignore lint/correctness/useYield: it falls over before its first word
    async *stream() {
      throw new Error('a bug of ours')
    },
  }
  await expect(read(engine(broken).stream(request))).rejects.toThrow('a bug of ours')
  expect(await used(uid)).toMatchObject([{ calls: 1, tokensIn: 0 }])
})

it('says which calls had no price, so that nobody takes them for free', async () => {
  const { uid, engine } = await student()
  await engine(fakeText({ text: 'Yes.', usage }, { name: 'unknown-model' })).complete(request)
  await engine(fakeText({ text: 'Yes.' }, { name: 'built in', builtIn: true })).complete(request)
  expect(await used(uid)).toMatchObject([{ calls: 2, cost: 0, unpricedCalls: 1 }])
})

it('refuses the call that could pass the ceiling, with a clear sentence, and asks nobody', async () => {
  test.services.usage.fairUse = { tokens: 1_000 }
  const { uid, engine } = await student()
  const model = fakeText({ text: 'It was 120.', usage })
  const chat = engine(model)
  await chat.complete(request)
  await chat.complete(request)
  const message = 'You have reached today’s limit for AI answers. It resets at midnight.'
  const problem = { code: 'fair-use', message, retryAfterMs: hours(12) }
  expect(await read(chat.stream(request))).toMatchObject([{ type: 'broke', problem, partial: '' }])
  expect(await chat.complete(request)).toMatchObject({ ok: false, problem })
  expect(model.requests).toHaveLength(2)
  expect(await used(uid)).toMatchObject([{ calls: 2 }])
  test.advance(hours(12))
  expect(await chat.complete(request)).toMatchObject({ ok: true })
})

it('sets aside before it spends, so that two calls at once cannot both slip past the ceiling', async () => {
  test.services.usage.fairUse = { tokens: 150 }
  const { engine } = await student()
  const model = fakeText({ text: 'It was 120.', usage: { ...usage, inputTokens: 60, outputTokens: 50 } })
  const chat = engine(model)
  const answers = await Promise.all(Array.from({ length: 5 }, () => chat.complete(request)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(model.requests).toHaveLength(1)
})

it('gives back what was set aside and not used', async () => {
  test.services.usage.fairUse = { tokens: 150 }
  const { uid, engine } = await student()
  const cheap = { ...usage, inputTokens: 20, outputTokens: 5 }
  const chat = engine(fakeText({ text: 'It was 120.', usage: cheap }))
  await chat.complete(request)
  expect(await setAside(uid)).toMatchObject({ tokens: 25 })
  await engine(fakeText({ breaks: 'overloaded' })).complete(request)
  expect(await setAside(uid)).toMatchObject({ tokens: 25 })
  expect(await chat.complete(request)).toMatchObject({ ok: true })
})

it('lets the built-in engine answer somebody who is past the ceiling', async () => {
  test.services.usage.fairUse = { tokens: 400 }
  const { engine } = await student()
  await engine(fakeText({ text: 'It was 120.', usage })).complete(request)
  const builtIn = fakeText(
    { text: 'Your document says…', usage: { ...usage, inputTokens: 0, outputTokens: 0 } },
    { name: 'built in', builtIn: true },
  )
  expect(await engine(builtIn).complete(request)).toMatchObject({ ok: true })
})

it('frees what was set aside for an answer that died with the program', async () => {
  test.services.usage.fairUse = { tokens: 150 }
  const { engine } = await student()
  const cheap = { ...usage, inputTokens: 20, outputTokens: 5 }
  const dying = engine(fakeText({ text: 'It was 120.', usage: cheap })).stream(request)
  await dying[Symbol.asyncIterator]().next()
  const chat = engine(fakeText({ text: 'It was 120.', usage: cheap }))
  expect(await chat.complete(request)).toMatchObject({ ok: false })
  test.advance(minutes(15))
  expect(await chat.complete(request)).toMatchObject({ ok: true })
})

it('keeps ceilings for each person alone', async () => {
  test.services.usage.fairUse = { tokens: 500 }
  const [one, other] = [await student(), await student()]
  const model = fakeText({ text: 'It was 120.', usage })
  await one.engine(model).complete(request)
  expect(await one.engine(model).complete(request)).toMatchObject({ ok: false })
  expect(await other.engine(model).complete(request)).toMatchObject({ ok: true })
})

it('counts pictures, and refuses more than the day allows', async () => {
  test.services.usage = {
    prices: { 'fake-painter': { input: 0, output: 0, image: 108 } },
    fairUse: { images: 3 },
  }
  const { uid, by } = await student()
  const painter = meteredImage(test.services, fakeImage(), by)
  expect(await painter.draw({ prompt: 'A map', count: 2 })).toMatchObject({ ok: true })
  expect(await painter.draw({ prompt: 'A map', count: 2 })).toMatchObject({
    problem: { code: 'fair-use', message: expect.stringContaining('limit for AI pictures') },
  })
  expect(await used(uid)).toMatchObject([{ calls: 1, images: 2, cost: 2 * 108_000_000 }])
  expect(await setAside(uid)).toMatchObject({ images: 2 })
})

it('gives a picture back that did not come', async () => {
  test.services.usage.fairUse = { images: 1 }
  const { by } = await student()
  const engine = fakeImage()
  const painter = meteredImage(test.services, engine, by)
  engine.break('overloaded')
  expect(await painter.draw({ prompt: 'A map' })).toMatchObject({ ok: false })
  expect(await painter.draw({ prompt: 'A map' })).toMatchObject({ ok: true })
})

it('counts seconds of speech and of reading, as long as they really took', async () => {
  test.services.usage.fairUse = { audioSeconds: 60 }
  const { uid, by } = await student()
  const spoken = (seconds: number, expected = seconds) =>
    meteredSeconds(test.services, by, { kind: 'audioSeconds', expected }, async () => ({
      value: 'said',
      seconds,
    }))
  expect(await spoken(20.4, 50)).toMatchObject({ ok: true, value: 'said' })
  expect(await spoken(39)).toMatchObject({ ok: true })
  expect(await spoken(1)).toMatchObject({
    problem: {
      code: 'fair-use',
      message: expect.stringContaining('spoken conversation'),
      retryAfterMs: hours(12),
    },
  })
  const parsing = { kind: 'parseSeconds', expected: 30 } as const
  await meteredSeconds(test.services, by, parsing, async () => ({ value: null, seconds: 7 }))
  expect(await used(uid)).toMatchObject([{ audioSeconds: 60, parseSeconds: 7, calls: 3 }])
})

it('gives seconds back when the work failed', async () => {
  test.services.usage.fairUse = { parseSeconds: 30 }
  const { uid, by } = await student()
  const parsing = { kind: 'parseSeconds', expected: 30 } as const
  const fails = () => Promise.reject(new Error('not a PDF'))
  await expect(meteredSeconds(test.services, by, parsing, fails)).rejects.toThrow('not a PDF')
  expect(await setAside(uid)).toMatchObject({ parseSeconds: 0 })
  expect(await used(uid)).toEqual([])
})

it('hands out what somebody used, and keeps only the sums when they leave', async () => {
  const nobodyBefore = await used('')
  const before = nobodyBefore.find(({ assistant }) => assistant === 'textChat')?.tokensIn ?? 0
  test.services.usage.fairUse = { tokens: 10_000 }
  const leaving = await Promise.all([signedInStudent(test), signedInStudent(test)])
  for (const person of leaving) {
    const by = { who: person.uid, assistant: 'textChat' } as const
    await meteredText(test.services, fakeText({ text: 'Yes.', usage }), by).complete(request)
    const exported = await person.get('/api/account/export')
    expect(exported.json()).toMatchObject({ usage: [{ assistant: 'textChat', tokensIn: 400, calls: 1 }] })
    const gone = await person.post('/api/account/delete', { password: person.person.password })
    expect(gone.statusCode).toBe(200)
    expect([await used(person.uid), await setAside(person.uid)]).toEqual([[], undefined])
    // Its last answer arrives after the account is deleted.
    await meteredText(test.services, fakeText({ text: 'Yes.', usage }), by).complete(request)
    expect(await used(person.uid)).toEqual([])
  }
  const kept = (await used('')).find(({ assistant }) => assistant === 'textChat')
  expect(kept?.tokensIn).toBe(before + 4 * 400)
})
