/**
 * Passwords are kept as argon2id with 19 MiB, in the usual written form. Each hash holds a core
 * and its memory, so two run at once; a queue that grows past patience is refused, not joined.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { semaphore } from '#kit/semaphore.ts'

/** Cost of one password hash: 19 MiB and two passes, about thirty milliseconds of a core. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

const derive = promisify(argon2)
const AT_ONCE = 2
/**
 * Three hundred simultaneous log-ins wait some seconds; beyond twice as many, requests are refused with a retry
 * message.
 */
export const LONGEST_LINE = 600

const places = semaphore(AT_ONCE, { longestLine: LONGEST_LINE })
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export function hashPassword(password: string): Promise<string> {
  return places.run(async () => {
    const nonce = randomBytes(16)
    const hash = await derive('argon2id', { message: password, nonce, ...COST })
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(hash)}`
  })
}

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Reads the cost from the hash itself, so raising it later locks out no existing user. */
export function verifyPassword(password: string, written: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, hash] = WRITTEN.exec(written) ?? []
  if (!nonce || !hash) return Promise.resolve(false)
  return places.run(async () => {
    const expected = Buffer.from(hash, 'base64')
    const actual = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    })
    return timingSafeEqual(actual, expected)
  })
}
