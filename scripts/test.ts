/**
 * `npm test`: the checks, and once they pass the code tests and the browser tests side by side. Browser tests mostly
 * wait for pages and for sound, so together they take little longer than the code tests alone. The browser tests'
 * output is held back until the code tests have ended: interleaved output is unreadable.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inMemory } from './in-memory.ts'

type Output = 'now' | 'held back'

/** Runs a script of package.json; held-back output is returned with its exit code. */
async function run(script: string, output: Output = 'now'): Promise<{ code: number; said: Buffer }> {
  const shown = output === 'now' ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', script], { stdio: ['ignore', shown, shown] })
  const said: Buffer[] = []
  for (const channel of [child.stdout, child.stderr]) channel?.on('data', (piece: Buffer) => said.push(piece))
  const [code] = await once(child, 'close')
  return { code: code ?? 1, said: Buffer.concat(said) }
}

async function inOrder(scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const { code } = await run(script)
    if (code !== 0) process.exit(code)
  }
}

await inOrder(['check', 'test:build'])
const temporary = inMemory()
if (temporary) process.env.TMPDIR = temporary.folder
const browser = run('test:browser', 'held back')
const code = await run('test:code')
const { code: browserCode, said } = await browser
temporary?.remove()
process.stdout.write(said)
// Both always run to their end: a developer fixing one should know of the other.
process.exitCode = code.code || browserCode
