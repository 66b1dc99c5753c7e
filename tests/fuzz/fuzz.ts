/**
 * `npm run fuzz -- --minutes 5 --seed 7 --keep /somewhere`: damaged files, made from sound ones, at the doors of a running
 * server and, for quantity, straight into the readers. Ends with 1 where one was taken wrongly; that file is kept outside
 * the repository, under a name that says which rule it broke.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { minutes } from '../../src/kit/time.ts'
import { type Dice, diceFor } from '../support/dice.ts'
import { type Brought, HANGS_AFTER, startFuzzedServer } from './at-server.ts'
import { mutate } from './mutate.ts'
import { makeSeeds, type Seed } from './seeds.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    keep: { type: 'string', default: join(tmpdir(), 'weekbe4-fuzz') },
  },
})
const seed = Number(values.seed)
const end = Date.now() + minutes(Number(values.minutes))
mkdirSync(values.keep, { recursive: true })
const seeds = await makeSeeds()
const found: string[] = []

function damaged(dice: Dice, from: Seed[]): Brought {
  const one = dice.one(from)
  return { ...one, bytes: mutate(one.bytes, dice.one(from).bytes, dice) }
}

function keep({ name, bytes }: Brought, where: string, wrong: string): void {
  const path = join(values.keep, `${seed}-${where}-${found.length + 1}-${name}`)
  writeFileSync(path, bytes)
  found.push(wrong)
  console.log(`${path}\n  ${wrong}`)
}

async function atServer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-fuzzed-'))
  const server = await startFuzzedServer(folder)
  const dice = diceFor(seed)
  let count = 0
  while (Date.now() < end) {
    const file = damaged(dice, seeds)
    count += 1
    const wrong = (await server.bring(file)) && (await server.bring(file))
    if (wrong) keep(file, 'server', wrong)
    if (wrong === 'the server died') break
  }
  const { mostMemory, pings, p99, longest, held } = await server.stop()
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `at the server: ${count} files, at most ${Math.round(mostMemory / 1e6)} MB, ${pings} × /healthz: p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  )
  for (const line of held) {
    found.push(line)
    console.log(`  the event loop was held: ${line}`)
  }
  return count
}

/** A thread that hangs is ended, and another takes its place. */
async function inReaders(): Promise<void> {
  const dice = diceFor(seed + 1)
  const documents = seeds.filter(({ isSound }) => !isSound)
  let thread = await readingThread()
  let count = 0
  while (Date.now() < end) {
    const file = damaged(dice, documents)
    count += 1
    const wrong = await thread.read(file)
    if (wrong) keep(file, 'reader', wrong)
    if (thread.isOver()) thread = await readingThread()
  }
  await thread.stop()
  console.log(`in the readers: ${count} files`)
}

async function readingThread() {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1_000 },
  })
  // Its code is loaded: from here on only the file takes time.
  await once(worker, 'message')
  let over = false
  return {
    isOver: () => over,
    stop: () => worker.terminate(),
    read: (file: Brought) =>
      new Promise<string | undefined>((resolve) => {
        const done = (wrong: string | undefined) => {
          clearTimeout(timer)
          worker.off('message', done).off('error', broke)
          resolve(wrong)
        }
        const died = (wrong: string) => {
          over = true
          void worker.terminate()
          done(wrong)
        }
        const broke = (error: unknown) => died(`the thread died: ${error}`)
        const timer = setTimeout(() => died(`the reader took over ${HANGS_AFTER} ms`), HANGS_AFTER)
        worker.on('message', done).on('error', broke)
        worker.postMessage(file)
      }),
  }
}

console.log(`seed ${seed}, ${values.minutes} minutes; what is found is kept in ${values.keep}`)
await Promise.all([atServer(), inReaders()])
console.log(found.length === 0 ? 'nothing found' : `${found.length} found`)
process.exit(found.length === 0 ? 0 : 1)
