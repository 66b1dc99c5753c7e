/** With a model: it proposes titles, lines and notes, and unproved ones never reach a slide. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { usageDays } from '#capabilities/usage/server/tables.ts'
import { seconds } from '#kit/time.ts'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import type { Clock } from '#ports/ai-text/clock.ts'
import { type Student, until } from '#tests/decoder.ts'
import { jobOf, packOwner, slidesTest, startDeck } from '#tests/slides.ts'
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts'
import * as turn from '../../../../tests/model-server/script.ts'
import { SAYS, WORDING } from '../spec.ts'
import { openDeckThreads } from './building/deck-threads.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
/** Retry pauses end at once; longer waits never end. */
const clock: Clock = {
  now: () => 0,
  after(ms, then) {
    if (ms < seconds(30)) setImmediate(then)
    return () => {}
  },
}
const test = slidesTest({
  maker: openDeckThreads,
  services: () => ({
    aiText: openAiCompatibleText({
      model: 'scripted',
      baseUrl: server.baseUrl('openai'),
      apiKey: server.key,
      limits: { clock },
    }),
  }),
})
afterAll(() => server.stop())
beforeEach(() => server.forget())

type Shown = { id: string; title: string; lines: string[]; notes: string[] }

async function made(student?: Student) {
  const owner = student ?? (await packOwner(test))
  const { jobId } = (await startDeck(owner, { content: `A thesis ${crypto.randomUUID()}.` })).json()
  const job = await until(async () => {
    const looked = await jobOf(owner, jobId)
    return ['completed', 'failed'].includes(looked.status) && looked
  })
  expect(job.status).toBe('completed')
  const deck = (await owner.get(`/ai/weekbe4-presentations/${jobId}`)).json()
  return { student: owner, deck, slides: deck.slides as Shown[] }
}
const slideCalled = (slides: readonly Shown[], id: string) => slides.find((one) => one.id === id)
const answer = (...slides: object[]) => JSON.stringify({ slides })
/** What a model says of the course of the talk comes before its words. */
const noCourse = () => turn.says('The planned course is good.')

/** As it is made when the model gives no answer. */
async function builtIn() {
  server.script(turn.says('I have nothing to say.'))
  return (await made()).slides
}

it('shows what is proved, says who proposed it, and counts what it cost', async () => {
  const words = {
    id: 'problem',
    title: 'Nobody knows whether traders save with mobile money',
    notes: ['Nobody knows whether traders use mobile money to save or only to send money home.'],
  }
  server.script(noCourse(), turn.says(answer(words)))
  const { student, deck, slides } = await made()
  const problem = slideCalled(slides, 'problem')
  expect(problem?.title).toBe(words.title)
  expect(problem?.notes.join('\n')).toContain(words.notes[0])
  expect(deck.note).toMatch(/^scripted worded 2 titles, lines and notes,/)
  const used = await test.database.db.select().from(usageDays)
  expect(used.find(({ userId }) => userId === student.uid)).toMatchObject({ assistant: 'slides' })
})

it('refuses an invented number, a name and a citation, and shows the words of the document there', async () => {
  const plain = await builtIn()
  server.forget()
  server.script(
    noCourse(),
    turn.says(
      answer(
        { id: 'problem', title: 'In 2019 nobody knew whether 77% of traders save' },
        {
          id: 'conclusion',
          title: 'Professor Mumba proves that mobile money helps traders',
          lines: [{ n: 1, text: 'Mobile money helps traders (Mumba, 2022)' }],
        },
      ),
    ),
  )
  const { deck, slides } = await made()
  for (const id of ['problem', 'conclusion']) expect(slideCalled(slides, id)).toEqual(slideCalled(plain, id))
  expect(deck.note).toBeUndefined()
})

const AWAY: [string, () => turn.Turn][] = [
  ['breaks down', () => turn.breaksDown()],
  ['turns our key away', () => turn.turnsAwayKey()],
  ['is cut off', () => turn.cutAfter('{"slides":[')],
]
const countedOf = async (student: Student) =>
  (await student.get('/ai/weekbe4-powerpoint/usage')).json().powerpoint_usage.generationCount

it.each(AWAY)('says so once, and does not count the deck, when the model %s', async (_, script) => {
  server.script(...Array.from({ length: 12 }, script))
  const { student, deck } = await made()
  expect(deck.note).toBe(SAYS.standsIn)
  expect(await countedOf(student)).toBe(0)
  server.forget()
  server.script(noCourse(), turn.says(answer()))
  expect((await made(student)).deck.note).toBeUndefined()
  expect(await countedOf(student)).toBe(1)
})

it.each<[string, () => turn.Turn]>([
  ...AWAY,
  ['answers in broken JSON', () => turn.says('{"slides":[{"id":"problem","title":"Nobody kn')],
  ['declines', () => turn.refuses()],
])('makes the deck in the document’s own words when the model %s', async (_, script) => {
  const plain = await builtIn()
  server.forget()
  server.script(...Array.from({ length: 12 }, script))
  const { deck, slides } = await made()
  expect(slides.map(({ title, lines }) => [title, lines])).toEqual(
    plain.map(({ title, lines }) => [title, lines]),
  )
  expect([undefined, SAYS.standsIn]).toContain(deck.note)
})

it('waits no longer than it may, and makes the deck without the model', async () => {
  const plain = await builtIn()
  server.forget()
  const ceiling = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  timeout.mockImplementation((ms) => (ms === WORDING.atMost ? ceiling.signal : new AbortController().signal))
  server.script(...Array.from({ length: 4 }, turn.neverAnswers))
  const asked = server.nextRequest()
  const making = made()
  await asked
  ceiling.abort(new DOMException('', 'TimeoutError'))
  expect((await making).slides.map(({ title }) => title)).toEqual(plain.map(({ title }) => title))
  timeout.mockRestore()
})

it('sends five slides at a time at most, the document’s words apart from ours, and asks no more than five times', async () => {
  server.script(...Array.from({ length: 8 }, () => turn.says(answer())))
  await made()
  expect(server.requests.length).toBeGreaterThan(1)
  expect(server.requests.length).toBeLessThanOrEqual(5)
})
