import { expect, it } from 'vitest'
import { type Student, until } from '#tests/decoder.ts'
import { generationsOf, jobOf, packOwner, slidesTest, startDeck } from '#tests/slides.ts'
import { MAKING } from '../spec.ts'

const test = slidesTest()
const RECORDS = '/ai/weekbe4-presentations'
type Entry = {
  id: string
  title: string
  part: string
  lines: string[]
  ask?: { says: string; candidates: string[] }
}

const inState = (student: Student, jobId: string, state: string) =>
  until(async () => {
    const job = await jobOf(student, jobId)
    return job.status === state && job
  })

async function outlined() {
  const student = await packOwner(test)
  const { jobId } = (await startDeck(student, { outline: 'first' })).json()
  await inState(student, jobId, 'outlined')
  const at = `${RECORDS}/${jobId}`
  const outline = (await student.get(`${at}/outline`)).json()
  return { student, jobId, at, outline, body: outline.body as Entry[], spares: outline.spares as Entry[] }
}
const choose = (student: Student, at: string, slides: readonly { id: string; title?: string }[]) =>
  student.ask('POST', `${at}/outline`, { slides })
/** Of "Is this your study?". */
async function confirms(student: Student, documentId: string): Promise<void> {
  const said = { slot: 'people', says: 'words', words: ['Chipo Mwansa'], seen: 0 }
  expect((await student.ask('PATCH', `/api/study/records/${documentId}`, said)).statusCode).toBe(200)
}
const counted = async (student: Student) =>
  (await student.get('/ai/weekbe4-powerpoint/usage')).json().powerpoint_usage.generationCount
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => ({ id }))

it('shows the titles of all eighteen slides before the deck is made, and counts nothing', async () => {
  const { student, outline, body, spares, at } = await outlined()
  expect([...outline.first, ...body, ...outline.last]).toHaveLength(18)
  expect(body.every(({ title, lines, ask }) => title.length > 0 && (lines.length > 0 || ask))).toBe(true)
  expect(spares.length).toBeGreaterThan(0)
  expect(await counted(student)).toBe(0)
  // It stays reserved until then.
  expect(await generationsOf(student)).toMatchObject({ generationsLeft: 4 })
  expect((await student.get(at)).statusCode).toBe(409)
  expect((await student.get(RECORDS)).json()).toMatchObject({
    presentations: [],
    outlines: [{ sourceFilename: 'thesis.txt', waitsUntil: expect.any(String) }],
  })
})

it('makes the deck with the titles, the order and the slides that the student chose, and counts it once', async () => {
  const { student, jobId, at, body, spares } = await outlined()
  const [first, second, ...rest] = ids(body)
  const wanted = [
    second,
    { ...first, title: 'A title of my own' },
    ...rest.slice(0, -1),
    { id: spares[0]?.id ?? '' },
  ]
  expect((await choose(student, at, wanted as Entry[])).statusCode).toBe(202)
  await inState(student, jobId, 'completed')
  const { slides } = (await student.get(at)).json()
  expect(slides).toHaveLength(18)
  expect(slides.slice(2, 17).map(({ id }: Entry) => id)).toEqual(wanted.map((one) => one?.id))
  expect(slides[3].title).toBe('A title of my own')
  expect(await counted(student)).toBe(1)
  expect(await generationsOf(student)).toMatchObject({ generationsLeft: 4 })
  // A second answer finds the deck made.
  expect((await choose(student, at, ids(body))).statusCode).toBe(409)
})

it('fills a slide that waits with what the student says, a sentence of the document or their own', async () => {
  const { student, jobId, at, body } = await outlined()
  const waiting = body.find(({ ask }) => ask)
  expect(waiting?.ask?.says.length).toBeGreaterThan(5)
  const wanted = body.map(({ id }) => ({
    id,
    ...(id === waiting?.id && { words: 'To save more\nTo lose less' }),
  }))
  expect((await choose(student, at, wanted)).statusCode).toBe(202)
  await inState(student, jobId, 'completed')
  const { slides } = (await student.get(at)).json()
  expect(slides.find(({ id }: Entry) => id === waiting?.id).lines).toEqual(['To save more', 'To lose less'])
})

it('waits with the first deck of a document for what the student says of the study, and makes it by itself where nobody is there', async () => {
  const student = await packOwner(test)
  const { jobId } = (await startDeck(student, { outline: 'ask' })).json()
  await inState(student, jobId, 'outlined')
  expect(await counted(student)).toBe(0)
  const { documentId } = (await student.get(`${RECORDS}/${jobId}/outline`)).json()
  test.advance(MAKING.askedFor - 1_000)
  await confirms(student, documentId)
  test.advance(MAKING.askedFor - 1_000)
  await test.slides.takeUp()
  expect((await jobOf(student, jobId)).status).toBe('outlined')
  test.advance(2_000)
  const planned = () => test.making.asked.filter((step) => step === 'plan').length
  const before = planned()
  await test.slides.takeUp()
  await inState(student, jobId, 'completed')
  // What was confirmed since the outline was read is in it.
  expect(planned()).toBe(before + 1)
  expect(await counted(student)).toBe(1)
  // It is asked once.
  const again = (await startDeck(student, { outline: 'ask', documentId })).json()
  await inState(student, again.jobId, 'completed')
})

it('is made by itself at the same moment however often its outline is looked at', async () => {
  const student = await packOwner(test)
  const { jobId } = (await startDeck(student, { outline: 'ask' })).json()
  await inState(student, jobId, 'outlined')
  test.advance(MAKING.askedFor - 1_000)
  await student.get(`${RECORDS}/${jobId}/outline`)
  test.advance(2_000)
  await test.slides.takeUp()
  await inState(student, jobId, 'completed')
})

it('is not planned again when the deck is made from it', async () => {
  const { student, jobId, at, body } = await outlined()
  await choose(student, at, ids(body))
  await inState(student, jobId, 'completed')
  expect(test.making.asked).toEqual(['plan', 'finish standard'])
})

it('takes no outline that has another number of slides, one twice, or one that is not there', async () => {
  const { student, at, body } = await outlined()
  const [first, ...rest] = ids(body)
  const wrong = [rest, [rest[0], ...rest], [{ id: 'nowhere' }, ...rest], [{ ...first, title: '' }, ...rest]]
  for (const slides of wrong) {
    const answer = await choose(student, at, slides as Entry[])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-understood'])
  }
  const stranger = await packOwner(test)
  expect((await stranger.get(`${at}/outline`)).statusCode).toBe(404)
  expect((await choose(stranger, at, ids(body))).statusCode).toBe(404)
})

it('gives the generation back when the outline is deleted, or nobody answers it for a day', async () => {
  const { student, at } = await outlined()
  await student.delete(at)
  expect(await generationsOf(student)).toMatchObject({ generationsUsed: 0, generationsLeft: 5 })
  const later = await outlined()
  test.advance(MAKING.reservedFor + 1)
  await test.slides.tidy()
  await later.student.post('/api/auth/sign-in/email', later.student.person)
  expect((await later.student.get(`${later.at}/outline`)).statusCode).toBe(404)
  expect(await generationsOf(later.student)).toMatchObject({ generationsUsed: 0, generationsLeft: 5 })
})

it('is made by another server where the first one was ended after the choice', async () => {
  const { student, jobId, at, body } = await outlined()
  test.making.hold()
  await choose(student, at, ids(body).reverse())
  test.advance(MAKING.lease + 1)
  test.making.letGo()
  await test.another().takeUp()
  await inState(student, jobId, 'completed')
  const { slides } = (await student.get(at)).json()
  expect(slides.slice(2, 17).map(({ id }: Entry) => id)).toEqual(body.map(({ id }) => id).reverse())
})

it('plans the outline anew after the student has confirmed the study, and not again after that', async () => {
  const { student, at, outline } = await outlined()
  const planned = () => test.making.asked.filter((step) => step === 'plan').length
  expect(planned()).toBe(1)
  await confirms(student, outline.documentId)
  const again = await student.get(`${at}/outline`)
  expect(again.statusCode).toBe(200)
  expect(again.json().body).toHaveLength(15)
  expect(planned()).toBe(2)
  await student.get(`${at}/outline`)
  expect(planned()).toBe(2)
})

it('keeps the outline where it cannot be planned anew', async () => {
  const { student, at, outline, body } = await outlined()
  await confirms(student, outline.documentId)
  test.making.failNext(1)
  expect((await student.get(`${at}/outline`)).json().body).toEqual(body)
})

it('asks for a name on the first slide, and takes it', async () => {
  const { student, jobId, at, outline, body } = await outlined()
  expect(outline.first[0]).toMatchObject({ ask: { candidates: ['Chipo Mwansa'] } })
  const sent = await student.ask('POST', `${at}/outline`, { slides: ids(body), first: 'Chipo Mwansa' })
  expect(sent.statusCode).toBe(202)
  await inState(student, jobId, 'completed')
  expect((await student.get(at)).json().slides[0].lines).toContain('Chipo Mwansa')
})
