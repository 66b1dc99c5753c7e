import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give outgoing connections ports from 32768 or 49152 on: below that none is taken by chance. */
const FIRST = 20_000
const LAST = 32_767
const TRIES = 50

export type ReservedPort = { port: number; letGo: () => void }

/**
 * A port reserved until it is released. Links in letters must name it long before anything listens, and a
 * port that was only looked up may be taken by then.
 */
export async function reservePort(): Promise<ReservedPort> {
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

/** For programs that must be given a port: it is free now, and no outgoing connection will take it. */
export async function freePort(): Promise<number> {
  const { port, letGo } = await reservePort()
  letGo()
  return port
}
