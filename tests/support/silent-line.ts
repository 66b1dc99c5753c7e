/**
 * A connection to another port on this machine. It can fall silent: then it stays open, accepts data and passes nothing
 * on. And it can be cut: then it is torn down and refuses connections until it is restored.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentLine = Awaited<ReturnType<typeof silentLine>>

export async function silentLine(to: number) {
  const open = new Set<Socket>()
  let silent = false
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('data', (bytes) => silent || other.write(bytes))
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true
    },
    speak: () => {
      silent = false
    },
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
