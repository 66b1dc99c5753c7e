import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

it('starts with no setting at all', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, NODE_ENV: 'development', ROLES: ['web', 'worker'] })
})

it('takes an empty setting as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 })
})

it.each([
  [{ PORT: 'soon' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL must begin with postgres:\/\//],
  [{ PUBLIC_BASE_URL: 'weekbe4' }, /PUBLIC_BASE_URL must be an http or https address/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have at least 32 characters/],
  [{ ROLES: 'web,cook' }, /ROLES/],
  [{ S3_ENDPOINT: 'https://store.example' }, /S3_BUCKET must be given where S3_ENDPOINT is/],
  [{ DOCUMENT_DAYS: '0' }, /DOCUMENT_DAYS/],
  [{ NODE_ENV: 'production' }, /SESSION_SECRET must be given in production/],
])('stops the start with one sentence for %j', (settings, message) => {
  let said = ''
  try {
    readEnv(settings)
  } catch (error) {
    said = String((error as Error).message)
  }
  expect(said).toMatch(message)
  expect(said.split('\n')).toHaveLength(1)
})
