/** Every reading of a document counts, whichever assistant asked for it. */
import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fairUseDays, usageDays } from '#capabilities/usage/server/tables.ts'
import { TOO_MUCH_TODAY } from '#capabilities/usage/spec.ts'
import { newStoredName } from '#ports/files/files.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { untilRead, upload, uploaded } from '#tests/documents.ts'
import { openDocuments } from '../documents.ts'
import { documentRetention } from '../retention.ts'
import { documents as documentRows } from '../tables.ts'

const test = testApp()
const notes = { name: 'notes.txt', content: 'The sample was small. It grew.', type: 'text/plain' }
beforeEach(() => {
  test.services.usage = { prices: {}, fairUse: { parseSeconds: 1_000 } }
})

const usedBy = (uid: string) =>
  test.database.db.select().from(usageDays).where(eq(usageDays.userId, uid)).orderBy(usageDays.assistant)
const countedFor = async (uid: string) =>
  (await test.database.db.select().from(fairUseDays).where(eq(fairUseDays.userId, uid)))[0]?.parseSeconds

it('counts seconds for the person, the assistant and the day', async () => {
  const student = await signedInStudent(test)
  for (const purpose of ['decoder', 'consultation', 'library']) await uploaded(student, { ...notes, purpose })
  const used = await usedBy(student.uid)
  expect(used.map(({ assistant }) => assistant)).toEqual(['consultant', 'decoder', 'library'])
  expect(used.every(({ parseSeconds }) => parseSeconds > 0)).toBe(true)
  const sum = used.reduce((all, { parseSeconds }) => all + parseSeconds, 0)
  // No unused reservation is left.
  expect(await countedFor(student.uid)).toBe(sum)
})

it('counts a document that is refused: it was read all the same', async () => {
  const student = await signedInStudent(test)
  await upload(student, { name: 'broken.pdf', content: '%PDF-1.7 and no more' }).then((answer) =>
    untilRead(student, answer.json().document.id),
  )
  const [used] = await usedBy(student.uid)
  expect(used?.parseSeconds).toBeGreaterThan(0)
})

it('refuses before reading when the day’s ceiling is reached', async () => {
  const student = await signedInStudent(test)
  await uploaded(student, notes)
  test.services.usage.fairUse.parseSeconds = 2
  const before = await usedBy(student.uid)
  const refused = await uploaded(student, { ...notes, content: 'Another text.' })
  expect(refused).toMatchObject({
    status: 'refused',
    problem: { code: 'too-much-reading', message: TOO_MUCH_TODAY.parseSeconds },
  })
  expect(await usedBy(student.uid)).toEqual(before)
  const other = await signedInStudent(test)
  expect(await uploaded(other, notes)).toMatchObject({ status: 'ready' })
})

it('counts a reading that a restart took up again', async () => {
  const student = await signedInStudent(test)
  const { id } = await uploaded(student, notes)
  const [read] = await test.database.db.select().from(documentRows).where(eq(documentRows.id, id))
  await test.database.db.delete(usageDays).where(eq(usageDays.userId, student.uid))
  const again = openDocuments(test.services)
  // A document of its own: the first reading lets go of its file only after it is ready, and would take this one too.
  const left = newStoredName()
  await writeFile(again.reading.arrivedAt(left), notes.content)
  await test.database.db
    .insert(documentRows)
    .values({ ...read!, id: left, status: 'reading', storedName: null, readingName: null })
  await documentRetention(test.services, again).resumeReadings()
  expect(await untilRead(student, left)).toMatchObject({ status: 'ready' })
  expect(await usedBy(student.uid)).toMatchObject([{ assistant: 'library', calls: 1 }])
})
