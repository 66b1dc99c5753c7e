import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const taken = (port: number) =>
  Object.assign(new Error('listen'), { syscall: 'listen', code: 'EADDRINUSE', port })

it('names the port that was tried, also where the setting says any', () => {
  expect(startFailure(taken(23_456), { port: 0, host: undefined })).toBe(
    'The port 23456 is taken by another program. Stop it, or set another PORT.',
  )
})
