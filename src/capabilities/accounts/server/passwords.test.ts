import { expect, it } from 'vitest'
import { hashPassword, makeQueue, TooBusy, verifyPassword } from './passwords.ts'

it('knows a password again by its argon2id hash of 19 MiB, and only that one', async () => {
  const written = await hashPassword('copper kettle morning')
  expect(written).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('copper kettle morning', written)).toBe(true)
  expect(await verifyPassword('copper kettle mornin', written)).toBe(false)
})

it('salts: the same password never has the same hash twice', async () => {
  expect(await hashPassword('copper kettle')).not.toBe(await hashPassword('copper kettle'))
})

it.each(['', 'plain', '$argon2id$v=19$m=1$x$y'])(
  'calls the damaged hash %j wrong instead of failing',
  async (written) => {
    expect(await verifyPassword('anything', written)).toBe(false)
  },
)

it('runs two jobs at once, keeps the order, and refuses when the queue is too long', async () => {
  const inTurn = makeQueue(2, 1)
  const finish: (() => void)[] = []
  const started: number[] = []
  const job = (n: number) =>
    inTurn(
      () =>
        new Promise<number>((done) => {
          started.push(n)
          finish.push(() => done(n))
        }),
    )
  const jobs = [job(1), job(2), job(3)]
  await expect(job(4)).rejects.toBeInstanceOf(TooBusy)
  expect(started).toEqual([1, 2])
  finish[0]!()
  await jobs[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  finish[1]!()
  finish[2]!()
  expect(await Promise.all(jobs)).toEqual([1, 2, 3])
})

it('gives the turn back when a job fails', async () => {
  const inTurn = makeQueue(1, 1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes')
})
