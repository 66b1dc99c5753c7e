/**
 * `npm run bench:start [-- --rounds 5]`: from the command to the first answer that the product is ready, on a folder
 * that does not exist yet and on the same folder again. Needs a build; exits with 1 over the budget.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { START_FLAGS } from '../scripts/start-flags.ts'
import { freePort } from '../src/server/free-port.ts'

const BUDGET = { first: 3_000, later: 1_500, megabytes: 300 }
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

if (!existsSync('dist/web/landing.html')) throw new Error('Nothing is built yet: npm run build')

const isReady = (base: string) =>
  fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000

async function start(DATA_DIR: string): Promise<{ ms: number; megabytes: number }> {
  const port = await freePort()
  const began = performance.now()
  const server = spawn(process.execPath, [...START_FLAGS, 'src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  while (server.exitCode === null && !(await isReady(`http://127.0.0.1:${port}`)))
    await new Promise((wait) => setTimeout(wait, 5))
  const ms = performance.now() - began
  await new Promise((wait) => setTimeout(wait, 2_000))
  const megabytes = process.platform === 'linux' ? megabytesOf(server.pid ?? 0) : Number.NaN
  server.kill('SIGTERM')
  await ended
  return { ms, megabytes }
}

const median = (figures: number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

const rounds: Record<'first' | 'later', Awaited<ReturnType<typeof start>>[]> = { first: [], later: [] }
for (let round = 0; round < Number(values.rounds); round++) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const data = join(folder, 'data')
  rounds.first.push(await start(data))
  rounds.later.push(await start(data))
  rmSync(folder, { recursive: true, force: true })
}

let over = false
for (const which of ['first', 'later'] as const) {
  const ms = median(rounds[which].map((round) => round.ms))
  const megabytes = median(rounds[which].map((round) => round.megabytes))
  const slowest = Math.max(...rounds[which].map((round) => round.ms))
  const keeps = ms <= BUDGET[which] && !(megabytes > BUDGET.megabytes)
  over ||= !keeps
  console.log(
    `${keeps ? 'ok  ' : 'OVER'}  ${which} start  ${(ms / 1_000).toFixed(2)} s of ${(BUDGET[which] / 1_000).toFixed(1)}, slowest ${(slowest / 1_000).toFixed(2)} s; ${megabytes.toFixed(0)} MB of ${BUDGET.megabytes} two seconds later`,
  )
}
process.exit(over ? 1 : 0)
