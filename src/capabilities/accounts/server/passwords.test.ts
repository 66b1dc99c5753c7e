import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

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
