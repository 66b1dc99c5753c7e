/** Attempts per network address, in addition to those per account. The local machine is not counted. */

import type { AttemptStore } from '#http/attempt-store.ts'
import type { AttemptLimit } from '#http/attempts.ts'

const isThisMachine = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)

export function perAddress(attempts: AttemptStore, what: string, limit: AttemptLimit) {
  const key = (address: string) => `${what} from:${address}`
  return {
    secondsToWait: async (address: string) =>
      isThisMachine(address) ? 0 : attempts.secondsToWait(key(address), limit),
    add: async (address: string) => (isThisMachine(address) ? 0 : attempts.add(key(address), limit)),
    take: async (address: string) => (isThisMachine(address) ? 0 : attempts.take(key(address), limit)),
  }
}
