import { expect, it } from 'vitest'
import { newStoredName } from '#ports/files/files.ts'
import { testApp } from '#tests/app.ts'
import { answered, chattingStudent } from '#tests/chatting.ts'
import { chatImages } from '../tables.ts'

const test = testApp()
type Student = Awaited<ReturnType<typeof chattingStudent>>

/** One more than is deleted in one go. */
const MANY = 1_001

async function withManyImages(student: Student): Promise<{ conversationId: string; stored: string[] }> {
  const { conversationId } = await answered(student, { prompt: 'Draw it again and again' })
  const stored = Array.from({ length: MANY }, newStoredName)
  for (const name of stored) test.files.held.set(name, { bytes: Buffer.from('x'), keptAt: new Date() })
  const rows = stored.map((storedName) => ({
    id: newStoredName(),
    userId: student.uid,
    conversationId,
    storedName,
    mediaType: 'image/png',
    bytes: 1,
    createdAt: new Date(),
  }))
  await test.database.db.insert(chatImages).values(rows)
  return { conversationId, stored }
}
const stillHeld = (stored: string[]) => stored.filter((name) => test.files.held.has(name)).length

it('more than a thousand images of one account are exported, and go with it', async () => {
  const student = await chattingStudent(test)
  const { stored } = await withManyImages(student)
  const [conversation] = (await student.get('/api/account/export')).json().chatConversations
  expect(conversation.images).toHaveLength(MANY)

  expect((await student.post('/api/account/delete', { password: student.person.password })).statusCode).toBe(
    200,
  )
  expect(stillHeld(stored)).toBe(0)
  expect(await test.database.db.select().from(chatImages)).toEqual([])
})

it('more than a thousand images of one conversation go with it', async () => {
  const student = await chattingStudent(test)
  const { conversationId, stored } = await withManyImages(student)
  expect((await student.delete(`/ai/conversations/${conversationId}`)).statusCode).toBe(204)
  expect(stillHeld(stored)).toBe(0)
  expect(await test.database.db.select().from(chatImages)).toEqual([])
})
