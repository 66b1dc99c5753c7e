/**
 * A mobile line at the edge of its mast, in front of a server on this machine: all connections share its bandwidth, a
 * packet takes its time, and one that is lost is sent again a round trip later while what follows it waits.
 * The slow beginning of each TCP connection is not part of it: the packets of one go out as the line allows.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = { bitsPerSecond: number; lost: number; oneWayMs: number }

const PACKET = 1_460

export async function weakLine(line: Line, seed = 7) {
  const open = new Set<Socket>()
  const random = dice(seed)
  let to = 0
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    carry(far, near, down)
    carry(near, far, up)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
  })
  const down = direction(line, random)
  const up = direction(line, random)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port: number) => {
      to = port
    },
    /** Bytes that came down so far, headers with them. */
    carried: () => down.carried(),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

type Direction = ReturnType<typeof direction>

function direction({ bitsPerSecond, lost, oneWayMs }: Line, random: () => number) {
  const msPerByte = 8_000 / bitsPerSecond
  let freeAt = 0
  let carried = 0
  return {
    carried: () => carried,
    /** When a packet that is sent now is there. */
    arrival(bytes: number): number {
      const isLost = random() < lost
      freeAt = Math.max(freeAt, performance.now()) + bytes * msPerByte * (isLost ? 2 : 1)
      carried += bytes
      return freeAt + oneWayMs + (isLost ? 2 * oneWayMs : 0)
    },
  }
}

/** In order, as TCP has it: nothing overtakes a packet that is sent again. */
function carry(from: Socket, to: Socket, line: Direction): void {
  let last = 0
  const at = (when: number, act: () => void) => {
    last = Math.max(last, when)
    setTimeout(act, Math.max(0, last - performance.now()))
  }
  from.on('data', (bytes) => {
    for (let offset = 0; offset < bytes.length; offset += PACKET) {
      const packet = bytes.subarray(offset, offset + PACKET)
      at(line.arrival(packet.length), () => to.writable && to.write(packet))
    }
  })
  from.on('close', () => at(0, () => to.end()))
}

/** The same losses at every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
