/**
 * Two machines with one store: an upload begun at one continues at the other, and an interrupted reading is finished by
 * the other.
 */
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { leaseOwner } from '#background/lease-owner.ts'
import { failed } from '#kit/result.ts'
import { type FakeStore, fakeFiles } from '#ports/files/files.fake.ts'
import { openTestApp, signedInStudent, type TestApp, visitor } from '#tests/app.ts'
import { untilRead } from '#tests/documents.ts'
import { PATIENCE } from '#tests/patience.ts'
import { twoColumnPaper } from '../../../../tests/fixtures/make/papers.ts'
import { ARRIVING, READING } from '../spec.ts'
import { openDocuments } from './documents.ts'
import { documentRetention } from './retention.ts'
import { documentPieces, documents as table } from './tables.ts'

const paper = twoColumnPaper()
const HALF = 9_000
const store: FakeStore = new Map()
const disks = [fakeFiles({ store }), fakeFiles({ store })] as const
let here: TestApp
let there: TestApp
let base = ''

beforeAll(async () => {
  here = await openTestApp({ files: disks[0] })
  there = await openTestApp(
    { files: disks[1], secret: here.services.secret, now: here.services.now },
    here.database,
  )
  await here.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await there.app.close()
  await here.app.close()
  await here.database.close()
  for (const files of [...disks, here.files, there.files]) await files.remove()
})

type Student = Awaited<ReturnType<typeof signedInStudent>>
/** The same person, asking at the other machine. */
function atTheOther(student: Student) {
  const other = visitor(there)
  for (const [name, value] of student.cookies) other.cookies.set(name, value)
  return other
}
const TUS = { 'tus-resumable': '1.0.0' }
async function announce(student: Student, bytes: number): Promise<string> {
  const metadata = `filename ${btoa('paper.pdf')},purpose ${btoa('defense')}`
  const answer = await student.ask('POST', '/api/documents/uploads', undefined, {
    ...TUS,
    'upload-length': String(bytes),
    'upload-metadata': metadata,
  })
  return String(answer.headers.location).split('/').at(-1) ?? ''
}
const piece = (who: Pick<Student, 'ask'>, id: string, offset: number, content: Buffer) =>
  who.ask('PATCH', `/api/documents/uploads/${id}`, content, {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'content-length': String(content.length),
  })
const lineOf = ({ cookies }: Student) => ({
  ...TUS,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'content-type': 'application/offset+octet-stream',
})
const offsetAt = async (who: Pick<Student, 'ask'>, id: string) =>
  Number((await who.ask('HEAD', `/api/documents/uploads/${id}`, undefined, TUS)).headers['upload-offset'])

const onDisks = () =>
  disks.flatMap(({ workFolder }) => readdirSync(workFolder).filter((name) => !name.startsWith('lent-')))
const pieces = (id: string) =>
  here.database.db.select().from(documentPieces).where(eq(documentPieces.documentId, id))

describe('an upload in pieces', () => {
  it('goes on at another machine than the one it began at, and leaves nothing but the document', async () => {
    const student = await signedInStudent(here)
    const before = store.size
    const id = await announce(student, paper.length)
    expect((await piece(student, id, 0, paper.subarray(0, HALF))).statusCode).toBe(204)
    const other = atTheOther(student)
    expect(await offsetAt(other, id)).toBe(HALF)
    expect((await piece(other, id, HALF, paper.subarray(HALF))).statusCode).toBe(204)
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready', bytes: paper.length })
    // The file as sent, and the result of reading it.
    await vi.waitFor(() => expect(store.size).toBe(before + 2), { timeout: PATIENCE })
    expect(await pieces(id)).toEqual([])
    expect(onDisks()).toEqual([])
  })

  it('keeps what came before its line was cut, for whichever machine is asked next', async () => {
    const student = await signedInStudent(here)
    const bytes = 3 * ARRIVING.partBytes
    const id = await announce(student, bytes)
    const headers = { ...lineOf(student), 'upload-offset': '0', 'content-length': bytes }
    const sending = request(`${base}/api/documents/uploads/${id}`, { method: 'PATCH', headers })
    const over = new Promise<void>((done) => sending.on('error', () => {}).on('close', () => done()))
    const sent = Buffer.alloc(1.5 * ARRIVING.partBytes, 'a')
    sending.write(sent)
    await vi.waitFor(async () => expect(await pieces(id)).toHaveLength(1), { timeout: PATIENCE })
    sending.destroy()
    await over
    const other = atTheOther(student)
    await vi.waitFor(async () => expect(await offsetAt(other, id)).toBe(sent.length), { timeout: PATIENCE })
    const rest = Buffer.alloc(1_000, 'b')
    expect((await piece(other, id, sent.length, rest)).headers['upload-offset']).toBe(
      String(sent.length + 1_000),
    )
  })

  it('is written by one machine at a time: their bytes do not mix', async () => {
    const student = await signedInStudent(here)
    const id = await announce(student, 40_000)
    const [one, two] = ['a', 'b'].map((letter) => Buffer.alloc(20_000, letter)) as [Buffer, Buffer]
    const answers = await Promise.all([piece(student, id, 0, one), piece(atTheOther(student), id, 0, two)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const kept = await pieces(id)
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(20_000)
    expect(await offsetAt(student, id)).toBe(20_000)
  })

  it('never holds more than was announced, and nothing when it is given up', async () => {
    const student = await signedInStudent(here)
    const before = store.size
    const id = await announce(student, 1_000)
    expect((await piece(student, id, 0, paper.subarray(0, 600))).statusCode).toBe(204)
    // Without a word of how long it is.
    const { status } = await fetch(`${base}/api/documents/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...lineOf(student), 'upload-offset': '600' },
      body: ReadableStream.from([paper.subarray(600, 900), paper.subarray(900, 1_100)]),
      duplex: 'half',
    })
    expect(status).toBe(400)
    expect(await offsetAt(student, id)).toBe(600)
    const gone = await atTheOther(student).ask('DELETE', `/api/documents/uploads/${id}`, undefined, TUS)
    expect(gone.statusCode).toBe(204)
    expect(store.size).toBe(before)
    expect(await pieces(id)).toEqual([])
  })

  it('is not taken for what nobody owns, and goes with its account', async () => {
    const student = await signedInStudent(here)
    const id = await announce(student, paper.length)
    await piece(student, id, 0, paper.subarray(0, HALF))
    const [kept] = await pieces(id)
    const keptAt = new Date(0)
    store.set(kept!.storedName, { ...store.get(kept!.storedName)!, keptAt })
    await documentRetention(there.services, openDocuments(there.services)).tidy()
    expect(store.has(kept!.storedName)).toBe(true)
    await student.post('/api/account/delete', { password: student.person.password })
    expect(store.has(kept!.storedName)).toBe(false)
  })
})

describe('a document that is being read', () => {
  /** The state a machine leaves when it crashes during the reading: nothing is on any disk but the store's. */
  async function beingReadBy(holder: string | null) {
    const student = await signedInStudent(here)
    const id = await announce(student, paper.length + 1)
    await piece(student, id, 0, paper)
    const leaseUntil = holder ? new Date(here.services.now().getTime() + READING.lease) : null
    await here.database.db
      .update(table)
      .set({ status: 'reading', bytes: paper.length, leaseHolder: holder, leaseUntil })
      .where(eq(table.id, id))
    return { student, id }
  }
  const documents = () => openDocuments(there.services)
  const statusOf = async (id: string) =>
    (await here.database.db.select().from(table).where(eq(table.id, id)))[0]?.status

  it('is left to the machine that reads it, and taken up when that one says no more', async () => {
    const { student, id } = await beingReadBy('another-machine 1 x')
    const opened = documents()
    const retention = documentRetention(there.services, opened)
    await retention.resumeReadings()
    expect(opened.reading.isReading(id)).toBe(false)
    expect(await statusOf(id)).toBe('reading')
    here.advance(READING.lease + 1)
    await retention.resumeReadings()
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready' })
    await vi.waitFor(() => expect(onDisks()).toEqual([]), { timeout: PATIENCE })
  })

  it('is left by a server that starts to its neighbour in the same process, and taken from the dead at once', async () => {
    const [living, dead] = [await beingReadBy(leaseOwner()), await beingReadBy(`${hostname()} 4194304 1 x`)]
    const retention = documentRetention(there.services, documents()).start()
    expect(await untilRead(dead.student, dead.id)).toMatchObject({ status: 'ready' })
    await retention()
    const row = (await here.database.db.select().from(table).where(eq(table.id, living.id)))[0]
    expect(row).toMatchObject({ status: 'reading', attempts: 0 })
    expect(row?.leaseHolder).toMatch(`${hostname()} ${process.pid} `)
  })

  it('is not finished by a machine that lost it to another', async () => {
    const { id } = await beingReadBy(null)
    const opened = openDocuments(there.services)
    let mayEnd = () => {}
    const held = new Promise<void>((resolve) => {
      mayEnd = resolve
    })
    const reading = vi.spyOn(there.services.documentText, 'readDocument').mockImplementationOnce(async () => {
      await held
      return failed({ code: 'reader-failed', message: 'It could not be read.' })
    })
    const row = (await here.database.db.select().from(table).where(eq(table.id, id)))[0]!
    const done = opened.reading.start(row)
    await vi.waitFor(() => expect(reading).toHaveBeenCalled(), { timeout: PATIENCE })
    await here.database.db.update(table).set({ leaseHolder: 'another-machine 1 x' }).where(eq(table.id, id))
    mayEnd()
    await done
    expect(await statusOf(id)).toBe('reading')
  })

  it('is read once, though two machines look at the same moment', async () => {
    const { student, id } = await beingReadBy(null)
    const read = [here, there].map(({ services }) => vi.spyOn(services.documentText, 'readDocument'))
    const both = [openDocuments(here.services), openDocuments(there.services)]
    const row = (await here.database.db.select().from(table).where(eq(table.id, id)))[0]!
    await Promise.all(both.map(({ reading }) => reading.start(row)))
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready' })
    expect(read.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
    const after = (await here.database.db.select().from(table).where(eq(table.id, id)))[0]
    expect(after).toMatchObject({ attempts: 1, leaseHolder: null })
  })

  it('is given back by a machine that leaves, and not counted as a try', async () => {
    const { student, id } = await beingReadBy(null)
    const leaving = openDocuments(here.services)
    const row = (await here.database.db.select().from(table).where(eq(table.id, id)))[0]!
    const done = leaving.reading.start(row)
    await vi.waitFor(async () => expect(leaving.reading.progressOf(id)?.stage).not.toBe('waiting'), {
      timeout: PATIENCE,
      interval: 5,
    })
    await leaving.reading.stopAll()
    await done
    expect(await statusOf(id)).toBe('reading')
    await documentRetention(there.services, documents()).resumeReadings()
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready' })
    const after = (await here.database.db.select().from(table).where(eq(table.id, id)))[0]
    expect(after?.attempts).toBe(1)
  })
})
