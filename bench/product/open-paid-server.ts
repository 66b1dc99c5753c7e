import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AssistantId } from '../../src/product/assistants.ts'
import { freePort } from '../../src/server/free-port.ts'
import { beginProgram } from './begin-program.ts'

const PROGRAM = new URL('./paid-server.ts', import.meta.url)

export type PaidServer = Awaited<ReturnType<typeof openPaidServer>>

/** The real server with fresh data, and the cookies of students who have paid for one assistant. */
export async function openPaidServer({
  assistant,
  students,
  settings = {},
}: {
  assistant: AssistantId | 'all'
  students: number
  settings?: Record<string, string>
}) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: folder, ...settings }
  // In two lives: making accounts takes memory that a server which only serves never has.
  const preparing = await beginProgram(PROGRAM, ['prepare', assistant, String(students)], env)
  const cookies = preparing.told as string[]
  await preparing.stop()
  const server = await beginProgram(PROGRAM, ['serve'], env)
  const base = `http://127.0.0.1:${port}`
  return {
    base,
    port,
    cookies,
    pid: server.pid,
    /** In megabytes. */
    async memory(): Promise<number> {
      const text = await (await fetch(`${base}/metrics`)).text()
      return Number(/weekbe4_rss_bytes (\d+)/.exec(text)?.[1]) / 1e6
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
