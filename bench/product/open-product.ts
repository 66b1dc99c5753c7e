import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { START_FLAGS } from '../../scripts/start-flags.ts'
import { freePort } from '../../src/server/free-port.ts'

export type Product = {
  /** The address clients use. */
  base: string
  /** The address the server listens on: different if a proxy is in between. */
  listensAt: string
  close: () => Promise<unknown>
}

const SERVER = 'src/server/main.ts'
const STARTS_WITHIN = 60_000

/** The given server, or the built product, started on a free port with fresh data. */
export async function openProduct(base?: string, settings: Record<string, string> = {}): Promise<Product> {
  if (base) {
    const named = base.replace(/\/$/, '')
    return { base: named, listensAt: named, close: async () => {} }
  }
  if (!existsSync('dist/web/landing.html')) throw new Error('Nothing is built yet: npm run build')
  const data = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const port = await freePort()
  const server = spawn(process.execPath, [...START_FLAGS, SERVER], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = () => stop(server, data)
  try {
    return { base: await addressOf(server), listensAt: `http://localhost:${port}`, close }
  } catch (error) {
    await close()
    throw error
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${printed}`)), STARTS_WITHIN)
    server.stdout!.on('data', (text) => {
      printed += text
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
}

async function stop(server: ChildProcess, data: string) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  rmSync(data, { recursive: true, force: true })
}
