/** A person's storage quota. Announced counts as sent: the space is reserved from then on. */
import { afterEach, expect, it } from 'vitest'
import { signedInStudent, testApp } from '#tests/app.ts'
import { upload } from '#tests/documents.ts'
import { givenAccess } from '#tests/speaking.ts'
import { ARRIVAL_PROBLEMS, MEGABYTE } from '../spec.ts'

const test = testApp()
afterEach(() => {
  test.services.documentRetention.megabytes = 1_000
})

type Student = Awaited<ReturnType<typeof signedInStudent>>

async function announce(student: Student, bytes: number) {
  const answer = await student.ask('POST', '/api/documents/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': `filename ${btoa('thesis.pdf')},purpose ${btoa('library')}`,
  })
  return answer.statusCode === 201 ? 'taken' : answer.json()
}
const FULL = { error: ARRIVAL_PROBLEMS['no-room-left'], code: 'no-room-left' }

it('is 50 MB for somebody who has bought nothing, however it is sent, and all of it after a purchase', async () => {
  test.services.documentRetention.megabytes = 60
  const student = await signedInStudent(test)
  expect(await announce(student, 30 * MEGABYTE)).toBe('taken')
  expect(await announce(student, 20 * MEGABYTE + 1)).toEqual(FULL)
  expect(await announce(student, 20 * MEGABYTE)).toBe('taken')
  expect(await announce(student, 1)).toEqual(FULL)
  const whole = await upload(student, { name: 'a.txt', content: 'One sentence.' })
  expect(whole.json()).toEqual(FULL)

  await givenAccess(test, student.uid, 'humanizer')
  expect(await announce(student, 10 * MEGABYTE)).toBe('taken')
  expect(await announce(student, 1)).toEqual(FULL)
})

it('is what the operator says where that is less', async () => {
  test.services.documentRetention.megabytes = 10
  const student = await signedInStudent(test)
  expect(await announce(student, 10 * MEGABYTE + 1)).toEqual(FULL)
  expect(await announce(student, 10 * MEGABYTE)).toBe('taken')
})

it('is nobody else’s: one who has used it up takes nothing from another', async () => {
  const [one, other] = [await signedInStudent(test), await signedInStudent(test)]
  expect(await announce(one, 50 * MEGABYTE)).toBe('taken')
  expect(await announce(other, 50 * MEGABYTE)).toBe('taken')
})
