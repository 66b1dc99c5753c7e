import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give outgoing connections ports from 32768 or 49152 on: below that, nobody gets one by chance. */
const FIRST = 20_000
const LAST = 32_767
const TRIES = 50

export type HeldPort = { port: number; letGo: () => void }

/**
 * A port that is kept until it is let go. Links in letters must name it long before anything listens, and one that was
 * only looked for may be somebody else's by then.
 */
export async function holdPort(): Promise<HeldPort> {
  for (let left = TRIES; ; left -= 1) {
    const port = randomInt(FIRST, LAST + 1)
    const holder = createServer((early) => early.destroy()).listen(port)
    try {
      await once(holder, 'listening')
      return { port, letGo: () => holder.close() }
    } catch (error) {
      if (left === 1) throw error
    }
  }
}

/** For programs that are told their port: it is free now, and no outgoing connection will take it. */
export async function freePort(): Promise<number> {
  const { port, letGo } = await holdPort()
  letGo()
  return port
}
