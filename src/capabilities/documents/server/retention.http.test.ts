import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newStoredName } from '#ports/files/files.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { untilRead, uploaded } from '#tests/documents.ts'
import { DOCUMENT_PROBLEMS } from '../rules/document-problems.ts'
import { ARRIVAL_PROBLEMS } from '../spec.ts'
import { type Documents, openDocuments } from './documents.ts'
import { documentRetention } from './retention.ts'
import { documents as table } from './tables.ts'

const test = testApp()
const DAY = 86_400_000
const notes = { name: 'notes.txt', content: 'The sample was small. It grew.' }
let documents: Documents
let retention: ReturnType<typeof documentRetention>
beforeAll(() => {
  // A second instance beside the one in the app, like a separate worker.
  documents = openDocuments(test.services)
  retention = documentRetention(test.services, documents)
})

describe('a document that nobody uses', () => {
  it('goes by itself thirty days after it was last opened, not after it was uploaded', async () => {
    const student = await signedInStudent(test)
    const [used, unused] = [await uploaded(student, notes), await uploaded(student, notes)]
    test.advance(20 * DAY)
    const again = await signedInAgain(student)
    await again.get(`/api/documents/${used.id}/pages/1`)
    test.advance(10 * DAY + 1_000)
    const before = test.files.held.size
    await retention.tidy()
    expect(test.files.held.size).toBe(before - 2)
    const kept = await test.database.db.select().from(table).where(eq(table.userId, student.uid))
    expect(kept.map(({ id }) => id)).toEqual([used.id])
    expect(unused.id).not.toBe(used.id)
  })

  const signedInAgain = async (student: Awaited<ReturnType<typeof signedInStudent>>) => {
    await student.post('/api/auth/sign-in/email', student.person)
    return student
  }
})

describe('a server that was stopped while it read', () => {
  const interrupted = async (change: Partial<typeof table.$inferInsert>, content?: string) => {
    const student = await signedInStudent(test)
    const id = newStoredName()
    const at = test.services.now()
    const row = {
      id,
      userId: student.uid,
      purpose: 'library',
      name: 'notes.txt',
      bytes: notes.content.length,
    }
    await test.database.db
      .insert(table)
      .values({ ...row, status: 'reading', createdAt: at, lastUsedAt: at, ...change })
    if (content) await writeFile(join(test.files.workFolder, id), content)
    await retention.resumeReadings()
    return untilRead(student, id)
  }

  it('reads the document when it is back', async () => {
    expect(await interrupted({}, notes.content)).toMatchObject({ status: 'ready', kind: 'txt' })
  })

  it('says so when the file did not survive', async () => {
    const { status, problem } = await interrupted({})
    expect({ status, said: problem?.message }).toEqual({
      status: 'refused',
      said: ARRIVAL_PROBLEMS['reading-interrupted'],
    })
  })

  it('does not try for ever what may be the reason why it stopped', async () => {
    const { problem } = await interrupted({ attempts: 2 }, notes.content)
    expect(problem?.message).toBe(DOCUMENT_PROBLEMS['reader-failed'])
  })
})

describe('what nobody owns', () => {
  it('is not what somebody else keeps in the same store', async () => {
    const keep = async (name: string) => {
      const path = join(test.files.workFolder, name)
      await writeFile(path, 'x')
      return test.files.keep(path)
    }
    const [deck, orphan] = [await keep('deck'), await keep('orphan')]
    test.advance(DAY + 1_000)
    await documentRetention(test.services, documents, [async (_, name) => name === deck]).tidy()
    expect([test.files.held.has(deck), test.files.held.has(orphan)]).toEqual([true, false])
    await test.files.forget(deck)
  })

  it('is cleared after a day: files without a row, refusals, uploads that were never finished', async () => {
    const student = await signedInStudent(test)
    await uploaded(student, { name: 'empty.pdf', content: '' })
    const path = join(test.files.workFolder, 'orphan')
    await writeFile(path, 'x')
    const orphan = await test.files.keep(path)
    const { id } = await uploaded(student, notes)
    await retention.tidy()
    expect(test.files.held.has(orphan)).toBe(true)
    test.advance(DAY + 1_000)
    await retention.tidy()
    expect(test.files.held.has(orphan)).toBe(false)
    const left = await test.database.db.select().from(table).where(eq(table.userId, student.uid))
    expect(left.map((row) => row.id)).toEqual([id])
  })
})
