/** Tries per network address, in addition to those per account. The local machine is not counted. */
import type { AttemptStore, TakenTry } from '#http/attempt-store.ts'
import type { AttemptLimit } from '#http/attempts.ts'

const isThisMachine = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)
const FREE: TakenTry = { wait: 0, waitAfter: 0 }

export function perAddress(attempts: AttemptStore, what: string, limit: AttemptLimit) {
  const key = (address: string) => `${what} from:${address}`
  return {
    take: async (address: string) => (isThisMachine(address) ? FREE : attempts.take(key(address), limit)),
    giveBack: async (address: string) => {
      if (!isThisMachine(address)) await attempts.giveBack(key(address))
    },
  }
}
