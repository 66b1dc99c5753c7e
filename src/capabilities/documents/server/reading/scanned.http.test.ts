/** Progress shown while scanned pages are recognised; the reader is a fake that makes the real one's calls. */
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { fairUseDays, usageDays } from '#capabilities/usage/server/tables.ts'
import { pathOf } from '#contracts/call.ts'
import { failed, ok } from '#kit/result.ts'
import type { DocumentText } from '#ports/document-text/document-text.ts'
import type { RecognisedPage } from '#ports/document-text/scan/recognised-page.ts'
import { newStoredName } from '#ports/files/files.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { untilRead, upload } from '#tests/documents.ts'
import { modelOfText } from '#tests/model-of-text.ts'
import { CALLS } from '../../rules/addresses.ts'
import { documentProblem } from '../../rules/document-problems.ts'
import { openDocuments } from '../documents.ts'
import { documentRetention } from '../retention.ts'
import { documents as table } from '../tables.ts'
import { pagesBeside } from './scanned-pages.ts'

/** Pages this reader recognised, in the order in which it did. */
let read: number[] = []
/** It waits before every page until it may go on. */
let mayGoOn: (page: number) => Promise<unknown> = async () => {}
/** Makes every page empty. */
let isEmpty = false
const PAGES = 6
const IN_A_ROW = 2
/** That a page takes. */
const SECONDS = 3

const recognised = (page: number): RecognisedPage => ({
  page,
  width: 10,
  height: 10,
  turn: 0,
  slope: 0,
  sure: isEmpty ? 0 : 90,
  lines: [
    {
      baseline: { x: 0, y: 0 },
      height: 1,
      words: [{ text: 'The wells were measured.', left: 0, right: 1, top: 0, bottom: 1, sure: 90 }],
    },
  ],
})

const readDocument: DocumentText['readDocument'] = async ({
  recognition,
  onProgress,
  onBeginning,
  signal,
}) => {
  await onBeginning?.({ ...modelOfText('The aim stands on a page with text.'), kind: 'pdf' })
  const done = await recognition!.kept()
  let left = Array.from({ length: PAGES }, (_, at) => at + 1).slice(done.length)
  while (left.length > 0) {
    const allowed = await recognition!.allow(Math.min(IN_A_ROW, left.length))
    for (const page of left.slice(0, allowed.pages)) {
      onProgress?.({ stage: 'recognising', percent: 10, scanned: { done: PAGES - left.length, of: PAGES } })
      await mayGoOn(page)
      if (signal?.aborted) {
        await allowed.settle(0, 1)
        return failed(documentProblem('cancelled'))
      }
      read.push(page)
      const found = recognised(page)
      done.push(found)
      await recognition!.keep(found)
      left = left.filter((each) => each !== page)
    }
    await allowed.settle(isEmpty ? 0 : allowed.pages, SECONDS * allowed.pages)
    if (allowed.pages === 0) break
  }
  if (isEmpty) return failed(documentProblem('scanned'))
  return ok({ ...modelOfText('The wells were measured.'), kind: 'pdf', notes: [`${done.length} pages`] })
}

const test = testApp({ documentText: { readDocument, renderPage: vi.fn(), close: async () => {} } })
beforeEach(() => {
  read = []
  mayGoOn = async () => {}
  isEmpty = false
  test.services.usage = { prices: {}, fairUse: {} }
  test.services.scans = { pagesOfDocument: 200 }
})

const scan = { name: 'scan.pdf', content: '%PDF-1.4 of pictures' }
const begin = async (student: Awaited<ReturnType<typeof signedInStudent>>): Promise<string> =>
  (await upload(student, scan)).json().document.id
const notesOf = async (student: Awaited<ReturnType<typeof signedInStudent>>, id: string) =>
  (await student.get(pathOf(CALLS.readOutline, { params: { id } }))).json().notes
const countedFor = async (uid: string) =>
  (await test.database.db.select().from(fairUseDays).where(eq(fairUseDays.userId, uid)))[0]?.scannedPages

function held() {
  let go = () => {}
  const arrived = new Promise<void>((reached) => {
    const wait = new Promise<void>((free) => {
      go = free
    })
    mayGoOn = (page) => {
      if (page < 4) return Promise.resolve()
      reached()
      return wait
    }
  })
  return { arrived, go: () => go() }
}

it('tells page by page how far it is, whoever looks and whenever', async () => {
  const student = await signedInStudent(test)
  const { arrived, go } = held()
  const id = await begin(student)
  await arrived
  const { document } = (await student.get(`/api/documents/${id}`)).json()
  expect(document).toMatchObject({ status: 'reading', step: 'Reading scanned page 4 of 6' })
  go()
  expect(await untilRead(student, id)).toMatchObject({ status: 'ready' })
})

it('goes on after a crash where it was: what was recognised is not recognised again', async () => {
  const student = await signedInStudent(test)
  const { arrived, go: goOn } = held()
  const before = openDocuments(test.services)
  const row = await arrivedRow(student.uid)
  const path = before.reading.arrivedAt(row.id)
  await writeFile(path, scan.content)
  void before.reading.start(row)
  await arrived
  const stopping = before.reading.stopAll()
  goOn()
  await stopping
  expect((await readFile(pagesBeside(path), 'utf8')).trim().split('\n')).toHaveLength(3)
  // Power failed in the middle of a line.
  await appendFile(pagesBeside(path), '{"page":4,"wid')
  mayGoOn = async () => {}
  const next = openDocuments(test.services)
  await documentRetention(test.services, next).resumeReadings()
  expect(await untilRead(student, row.id)).toMatchObject({ status: 'ready' })
  expect(read).toEqual([1, 2, 3, 4, 5, 6])
  // Ready first, and tidied then.
  await next.reading.finished(row.id)
  await expect(readFile(pagesBeside(path), 'utf8')).rejects.toThrow()
})

it('tells whoever waits as soon as the pages with text can be opened', async () => {
  const student = await signedInStudent(test)
  const { arrived, go } = held()
  const documents = openDocuments(test.services)
  const row = await arrivedRow(student.uid)
  await writeFile(documents.reading.arrivedAt(row.id), scan.content)
  const reading = documents.reading.start(row)
  await documents.reading.begun(row.id)
  expect(await documents.find(student.uid, row.id)).toMatchObject({ status: 'reading' })
  expect(await documents.openStored(student.uid, row.id, { fromBeginning: true })).toMatchObject({ ok: true })
  await arrived
  go()
  await reading
  expect(documents.reading.begun(row.id)).toBeUndefined()
})

async function arrivedRow(userId: string): Promise<typeof table.$inferSelect> {
  const at = test.services.now()
  const [row] = await test.database.db
    .insert(table)
    .values({
      id: newStoredName(),
      userId,
      purpose: 'library',
      name: scan.name,
      bytes: scan.content.length,
      status: 'reading',
      createdAt: at,
      lastUsedAt: at,
    })
    .returning()
  return row!
}

it('recognises no more pages of one document than the setting says', async () => {
  test.services.scans = { pagesOfDocument: 3 }
  const student = await signedInStudent(test)
  const id = await begin(student)
  await untilRead(student, id)
  expect(read).toEqual([1, 2, 3])
  expect(await notesOf(student, id)).toEqual(['3 pages'])
})

it('recognises no more pages a day than the setting says, and counts only those with words', async () => {
  test.services.usage.fairUse = { scannedPages: 8 }
  const student = await signedInStudent(test)
  isEmpty = true
  expect(await untilRead(student, await begin(student))).toMatchObject({
    status: 'refused',
    problem: { code: 'scanned' },
  })
  expect(await countedFor(student.uid)).toBe(0)
  isEmpty = false
  await untilRead(student, await begin(student))
  expect(await countedFor(student.uid)).toBe(6)
  read = []
  await untilRead(student, await begin(student))
  expect(read).toEqual([1, 2])
  expect(await countedFor(student.uid)).toBe(8)
})

it('puts the seconds of recognising into the books of the assistant it was for, whether or not there were words', async () => {
  const student = await signedInStudent(test)
  isEmpty = true
  await untilRead(student, await begin(student))
  const [used] = await test.database.db.select().from(usageDays).where(eq(usageDays.userId, student.uid))
  expect(used).toMatchObject({ assistant: 'library', recogniseSeconds: PAGES * SECONDS })
})
