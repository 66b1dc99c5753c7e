/**
 * `npm test` is what a change needs: the checks, then code and browser tests side by side. `npm run test:full` adds
 * PostgreSQL, the faults, the slow files and every browser test: before something is called done, and every night.
 * Browser tests mostly wait for pages and for sound, so together they take little longer than the code tests alone. Their
 * output is held back until the code tests have ended: interleaved output is unreadable.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inMemory } from './in-memory.ts'

type Output = 'now' | 'held back'

/** Runs a script of package.json; held-back output is returned with its exit code. */
async function run(script: string, more: string[] = [], output: Output = 'now') {
  const shown = output === 'now' ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', script, ...(more.length > 0 ? ['--', ...more] : [])], {
    stdio: ['ignore', shown, shown],
  })
  const said: Buffer[] = []
  for (const channel of [child.stdout, child.stderr]) channel?.on('data', (piece: Buffer) => said.push(piece))
  const [code] = await once(child, 'close')
  return { code: Number(code ?? 1), said: Buffer.concat(said) }
}

/** A journey through every room, and every screen held against the rules of accessibility, on the smaller screen. */
const CORE = ['--project', 'phone', '--project', 'voice', '--grep', '@core|accessib|read by everybody']
const NEEDED = ['rules', 'components', 'embedded'].flatMap((project) => ['--project', project])

const isFull = process.argv.includes('--full')
for (const script of ['check', 'test:build']) {
  const { code } = await run(script)
  if (code !== 0) process.exit(code)
}
const temporary = inMemory()
if (temporary) process.env.TMPDIR = temporary.folder
const browser = run('test:browser', isFull ? [] : CORE, 'held back')
const code = await run('test:code', isFull ? [] : NEEDED)
const { code: browserCode, said } = await browser
temporary?.remove()
process.stdout.write(said)
// Both always run to their end: a developer fixing one should know of the other.
process.exitCode = code.code || browserCode
