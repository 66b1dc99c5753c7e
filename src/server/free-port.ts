import { type AddressInfo, createServer } from 'node:net'

/** One that nobody has at this moment; links in letters must know it before anything listens. */
export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}
