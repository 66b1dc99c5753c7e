/**
 * `npm run test:hold -- 10`: runs the documented test command this many times in a row, while another program keeps
 * every core busy. One line a run; the first red one ends it. `-- 10 test:code tests/faults` repeats one script, with
 * its arguments.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

const [times = '10', script = 'test', ...args] = process.argv.slice(2)
const runs = Number(times)
if (!(Number.isInteger(runs) && runs > 0)) {
  console.error('Say how often: npm run test:hold -- 10 [script] [its arguments]')
  process.exit(1)
}

/** As a student's other programs do: it asks for all of a core, with the same right to it as the tests. */
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }),
)
const letGo = () => {
  for (const program of busy) program.kill('SIGKILL')
}
process.on('exit', letGo)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const logs = mkdtempSync(join(tmpdir(), 'weekbe4-hold-'))

async function run(log: string): Promise<number> {
  const written = createWriteStream(log)
  const tests = spawn('npm', ['run', script, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  tests.stdout.pipe(written, { end: false })
  tests.stderr.pipe(written, { end: false })
  const [code] = await once(tests, 'close')
  written.end()
  await finished(written)
  return code ?? 1
}

for (let number = 1; number <= runs; number += 1) {
  const began = performance.now()
  const log = join(logs, `${number}.log`)
  const code = await run(log)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${number} of ${runs}: ${code === 0 ? 'green' : 'red'} after ${minutes} minutes, ${log}`)
  if (code !== 0) process.exit(1)
}
process.exit(0)
