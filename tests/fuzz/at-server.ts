/** Damaged files at the doors of a running server, as a student brings them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { seconds } from '../../src/kit/time.ts'

const PROGRAM = new URL('../support/starting-program.ts', import.meta.url).pathname
const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }
/** A reading that takes longer is asked for once more, alone: a busy machine is slow, and not wrong. */
export const HANGS_AFTER = seconds(15)
const MOST_MEMORY = 1_000_000_000
const GONE = new Set(['reader-failed', 'too-slow', 'too-much-memory'])

export type Brought = { name: string; bytes: Uint8Array; isSound?: true; isData?: true }

export async function startFuzzedServer(folder: string) {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', PROGRAM], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      READERS_GIVE_WAY: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const faults: string[] = []
  const address = await readyAt(child, faults)
  const pings = new Worker(new URL('./pings.ts', import.meta.url), { workerData: `${address}/healthz` })
  let cookie = ''
  let mostMemory = 0

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(address + path, {
      ...init,
      headers: { cookie, origin: address, ...(init.headers as Record<string, string>) },
    })
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

  const signed = await post('/api/auth/sign-in/email', STUDENT)
  cookie = signed.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  /** What is wrong with how it was taken, in words; nothing if all is well. */
  async function bring(file: Brought): Promise<string | undefined> {
    const before = faults.length
    const wrong = await (file.isSound ? say(file) : upload(file)).catch(
      (error: unknown) => `no answer: ${error}`,
    )
    mostMemory = Math.max(mostMemory, memoryOf(child.pid ?? 0))
    if (child.exitCode !== null || child.signalCode !== null) return 'the server died'
    if (mostMemory > MOST_MEMORY) return `the server holds ${mostMemory} bytes`
    return wrong ?? faults.slice(before)[0]
  }

  async function upload({ name, bytes, isData }: Brought): Promise<string | undefined> {
    const form = new FormData()
    form.append('document', new File([Uint8Array.from(bytes)], name))
    const answer = await ask('/api/documents?purpose=chat', { method: 'POST', body: form })
    if (answer.status >= 500) return `answered ${answer.status}: ${await answer.text()}`
    const { document } = (await answer.json()) as { document?: { id: string } }
    if (!document) return undefined
    const wrong = (await untilRead(document.id)) ?? (isData ? await readCard(document.id) : undefined)
    await ask(`/api/documents/${document.id}`, { method: 'DELETE' })
    return wrong
  }

  async function untilRead(id: string): Promise<string | undefined> {
    const end = performance.now() + HANGS_AFTER
    while (performance.now() < end) {
      const answer = await ask(`/api/documents/${id}`)
      if (!answer.ok) return `its state answered ${answer.status}`
      const { document } = (await answer.json()) as {
        document: { status: string; problem: { code: string } | null }
      }
      if (document.problem && GONE.has(document.problem.code))
        return `the reading ended: ${document.problem.code}`
      if (['ready', 'refused'].includes(document.status)) return undefined
      await pause(60)
    }
    return `reading took over ${HANGS_AFTER} ms`
  }

  async function readCard(id: string): Promise<string | undefined> {
    const answer = await ask(`/ai/data/${id}`, { signal: AbortSignal.timeout(HANGS_AFTER) })
    return answer.status >= 500 ? `its card answered ${answer.status}` : undefined
  }

  async function say({ name, bytes }: Brought): Promise<string | undefined> {
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(bytes)], name, { type: `audio/${name.split('.').at(-1)}` }))
    const answer = await ask('/ai/process-audio', {
      method: 'POST',
      body: form,
      headers: { 'x-session-id': crypto.randomUUID() },
      signal: AbortSignal.timeout(2 * HANGS_AFTER),
    })
    const said = await answer.text()
    if (answer.status >= 500) return `answered ${answer.status}: ${said}`
    return said.includes('"our-fault"') ? `answered: ${said.slice(0, 300)}` : undefined
  }

  async function stop() {
    const metrics = await (await ask('/metrics')).text().catch(() => '')
    pings.postMessage('stop')
    const [waits] = (await once(pings, 'message')) as [number[]]
    child.kill('SIGTERM')
    await once(child, 'exit')
    const sorted = waits.toSorted((a, b) => a - b)
    return {
      mostMemory,
      pings: sorted.length,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longest: sorted.at(-1) ?? 0,
      held: metrics.split('\n').filter((line) => line.startsWith('weekbe4_event_loop_held_longest_seconds{')),
    }
  }

  return { bring, stop }
}

/** Whatever the program logs as a fault is kept. */
function readyAt(child: ChildProcess, faults: string[]): Promise<string> {
  return new Promise((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready.`)))
    for (const channel of [child.stdout, child.stderr])
      if (channel)
        createInterface({ input: channel }).on('line', (line) => {
          const at = /ready at (\S+)/.exec(line)?.[1]
          if (at) ready(at)
          if (/"level":(?:50|60|"error"|"fatal")/.test(line)) faults.push(`logged: ${line.slice(0, 400)}`)
        })
  })
}

function memoryOf(pid: number): number {
  try {
    return 1_024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
