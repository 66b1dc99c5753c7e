import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort, reservePort } from './free-port.ts'

const listensOn = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  return true
}

describe('a port for a start that was given none', () => {
  it('is nobody else’s while it is held, and free at once when it is let go', async () => {
    const { port, letGo } = await reservePort()
    await expect(listensOn(port)).rejects.toThrow('EADDRINUSE')
    letGo()
    expect(await listensOn(port)).toBe(true)
  })

  it('is none that the system gives to outgoing connections', async () => {
    for (let time = 0; time < 20; time += 1) {
      const port = await freePort()
      expect(port).toBeGreaterThanOrEqual(20_000)
      expect(port).toBeLessThan(32_768)
    }
  })
})
