/**
 * How soon the product is ready, how much memory it holds then, and what an install weighs.
 *
 *   --rounds=5   starts on a folder that does not exist yet, each followed by a start on the same folder (after npm run build)
 *   --copies     a copy of 20,000 students and 2 GB of files instead, made and brought back
 *   --install    a newcomer's install and a server's instead, each into an empty folder: size, seconds, lines printed
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { START_FLAGS } from '../scripts/start-flags.ts'
import { freePort } from '../src/server/free-port.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { median } from './printing/times.ts'
import { measureCopies } from './start/copy.ts'
import { measureInstalls } from './start/install.ts'

const SECONDS = { first: 3, later: 1.5 } as const
const MEGABYTES = 300
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    copies: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
})

const isReady = (base: string) =>
  fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000

/** From the command to the first answer that it is ready. */
async function start(DATA_DIR: string): Promise<{ seconds: number; megabytes: number }> {
  const port = await freePort()
  const began = performance.now()
  const server = spawn(process.execPath, [...START_FLAGS, 'src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  while (server.exitCode === null && !(await isReady(`http://127.0.0.1:${port}`))) await pause(5)
  const seconds = (performance.now() - began) / 1_000
  await pause(2_000)
  const megabytes = process.platform === 'linux' ? megabytesOf(server.pid ?? 0) : 0
  server.kill('SIGTERM')
  await ended
  return { seconds, megabytes }
}

async function measureStarts(rounds: number): Promise<void> {
  if (!existsSync('dist/web/landing.html')) throw new Error('Nothing is built yet: npm run build')
  const starts: Record<keyof typeof SECONDS, Awaited<ReturnType<typeof start>>[]> = { first: [], later: [] }
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
    starts.first.push(await start(join(folder, 'data')))
    starts.later.push(await start(join(folder, 'data')))
    rmSync(folder, { recursive: true, force: true })
  }
  for (const which of ['first', 'later'] as const) {
    const seconds = starts[which].map((one) => one.seconds)
    atMost(`${which} start, median`, median(seconds), 's', SECONDS[which])
    toldOnly('  the slowest', Math.max(...seconds), 's')
    atMost('  memory two seconds later', median(starts[which].map((one) => one.megabytes)), 'MB', MEGABYTES)
  }
}

if (values.install) measureInstalls()
else if (values.copies) await measureCopies()
else await measureStarts(Number(values.rounds))
process.exit(overBudget() ? 1 : 0)
