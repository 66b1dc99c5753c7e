import { expect, it } from 'vitest'
import { countProof } from '#capabilities/study/server/close-reading/proof-counts.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { Proofs } from '../contract.ts'

const test = testApp()
const ADDRESS = '/api/admin/proofs'

it('tells an administrator by model what was proposed, kept and dropped, and why', async () => {
  const admin = await signedInAdministrator(test)
  expect((await admin.get(ADDRESS)).json()).toEqual({ models: [] })
  const count = (model: string, tally: { proposed: number; kept: number; dropped: object }) =>
    test.services.db.transaction((tx) =>
      countProof(tx, model, {
        now: { ...tally, cited: 0, exact: 0, approvesAll: model === 'liar' },
        before: null,
        more: { readings: 1, parts: 4, estimated: 9_000, spent: 7_200, unanswered: 1 },
      }),
    )
  await count('honest', { proposed: 10, kept: 9, dropped: { 'not-found': 1 } })
  await count('honest', { proposed: 5, kept: 4, dropped: { number: 1 } })
  await count('liar', { proposed: 8, kept: 0, dropped: { 'not-found': 6, name: 2 } })
  const { models } = Proofs.parse((await admin.get(ADDRESS)).json())
  expect(models).toMatchObject([
    {
      model: 'honest',
      readings: 2,
      parts: 8,
      unanswered: 2,
      estimated: 18_000,
      spent: 14_400,
      proposed: 15,
      kept: 13,
    },
    { model: 'liar', readings: 1, proposed: 8, kept: 0, approving: 1 },
  ])
  // In words, and the commonest first.
  expect(models[1]?.dropped.map(({ count }) => count)).toEqual([6, 2])
  for (const { why } of models.flatMap(({ dropped }) => dropped)) expect(why).toMatch(/^[a-z]+ .+ [a-z]/)
})

it('is for administrators alone', async () => {
  expect((await visitor(test).get(ADDRESS)).statusCode).toBe(401)
  const student = await signedInStudent(test)
  expect((await student.get(ADDRESS)).statusCode).toBe(404)
})
