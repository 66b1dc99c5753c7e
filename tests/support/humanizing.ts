/** A student who has the Text Humanizer. */
import { grantByHand } from '#capabilities/access/server/index.ts'
import { signedInStudent, type TestApp } from './app.ts'

export async function humanizingStudent(test: TestApp) {
  const student = await signedInStudent(test)
  const given = {
    userId: student.uid,
    assistantId: 'humanizer',
    grantedBy: 'test',
    reason: 'a test',
  } as const
  await test.services.db.transaction((tx) => grantByHand(test.services, tx, given))
  return student
}
