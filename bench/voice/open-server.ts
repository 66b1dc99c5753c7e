import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../web/free-port.ts'

export async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder }
  async function live(as: 'prepare' | 'serve') {
    const child = fork(new URL('./talking-server.ts', import.meta.url), [as], {
      env,
      execArgv: ['--max-semi-space-size=2'],
    })
    const ended = once(child, 'exit')
    const tooSoon = ended.then(() => Promise.reject(new Error('The server ended before it was ready.')))
    const [told] = await Promise.race([once(child, 'message'), tooSoon])
    async function stop() {
      tooSoon.catch(() => {})
      child.send('stop')
      await ended
    }
    return { told, stop }
  }

  const preparing = await live('prepare')
  const cookies = preparing.told as string[]
  await preparing.stop()
  const server = await live('serve')
  const base = `http://127.0.0.1:${port}`
  return {
    base,
    cookies,
    async memory(): Promise<number> {
      const text = await (await fetch(`${base}/metrics`)).text()
      return Number(/weekbe4_rss_bytes (\d+)/.exec(text)?.[1])
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Server = Awaited<ReturnType<typeof openServer>>
