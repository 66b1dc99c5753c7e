/** How soon a student has a first question, on the real server. */
import { thesis } from '../../tests/fixtures/make/papers.ts'
import { openPaidServer } from '../product/open-paid-server.ts'
import { openRoomStudent } from '../rooms/student.ts'

/** From the last byte of the upload until the question can be read and heard: in seconds, one for each student. */
export async function firstQuestions(pages: number, students: number): Promise<number[]> {
  const document = new Blob([Uint8Array.from(thesis(pages))])
  const server = await openPaidServer({ assistant: 'defense', students })
  try {
    const taken: number[] = []
    for (const cookie of server.cookies)
      taken.push((await openRoomStudent(server.base, cookie).prepare(document)) / 1_000)
    return taken
  } finally {
    await server.stop()
  }
}
