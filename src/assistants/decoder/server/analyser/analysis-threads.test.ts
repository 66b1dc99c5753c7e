import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildStoredDocument, writeStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { minutes, seconds } from '#kit/time.ts'
import { modelOf } from '#tests/model-of.ts'
import { PATIENCE } from '#tests/patience.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { Analysis } from '../../contract.ts'
import { analyse } from '../../rules/analyse.ts'
import { openAnalysisThreads } from './analysis-threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekbe4-analyses-'))
const storedPath = join(folder, 'stored')
const model = modelOf(SMALL_THESIS, { title: 'Late booking' })
const document = { id: 'a document', name: 'thesis.pdf', bytes: 1_000 }
const task = { storedPath, document }
beforeAll(async () => writeStoredDocument(await buildStoredDocument(model), createWriteStream(storedPath)))

const opened: ReturnType<typeof openAnalysisThreads>[] = []
function threads(...settings: Parameters<typeof openAnalysisThreads>) {
  const one = openAnalysisThreads(...settings)
  opened.push(one)
  return one
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop()
})
afterAll(() => rm(folder, { recursive: true }))

const BEGUN = new URL('../../../../background/notify-thread-started.ts', import.meta.url)
/** The whole program of a thread. */
const programs: string[] = []
const program = (body: string) => {
  const path = join(folder, `program-${programs.push(body)}.mjs`)
  writeFileSync(
    path,
    `import { notifyThreadStarted } from '${BEGUN}'
     export default async (task) => { ${body} }`,
  )
  return pathToFileURL(path)
}

/** Says that it has begun, and ends with the next message on `go`. */
const UNTIL_TOLD = `
  const go = new BroadcastChannel('go')
  const told = new Promise((done) => { go.onmessage = done })
  notifyThreadStarted(task.progress)
  task.progress.postMessage({ done: 1, of: 2 })
  await told
  go.close()
  return task.document.name`

it('says in a thread what the rules say, and tells of every part it made', async () => {
  const parts: number[][] = []
  const analysis = await threads().analyse(task, ({ done, of }) => parts.push([done, of]))
  const { kind, paged, notes } = model
  expect(analysis).toEqual(analyse(openRecord(model), { ...document, kind, paged, notes }))
  expect(Analysis.parse(analysis)).toEqual(analysis)
  // The first message only reports the start; the last part is the answer itself.
  const of = parts.length
  expect(parts).toEqual(Array.from({ length: of }, (_, at) => [at, of]))
})

it('keeps a thread for the next document, and ends it when there is none', async () => {
  const one = threads({ idle: 50 })
  await one.analyse(task, () => {})
  expect(one.threads()).toBe(1)
  await one.analyse(task, () => {})
  expect(one.threads()).toBe(1)
  await vi.waitUntil(() => one.threads() === 0, { timeout: PATIENCE })
  expect(await one.analyse(task, () => {})).toMatchObject({ document: { title: 'Late booking' } })
})

it('works on two at once, the third waits for a place', async () => {
  const go = new BroadcastChannel('go')
  const begun: string[] = []
  const one = threads({ program: program(UNTIL_TOLD) })
  const ask = (name: string) =>
    one.analyse({ storedPath, document: { ...document, name } }, () => begun.push(name))
  const all = ['first', 'second', 'third'].map(ask)
  await vi.waitUntil(() => begun.length === 2, { timeout: PATIENCE })
  go.postMessage('')
  await vi.waitUntil(() => begun.length === 3, { timeout: PATIENCE })
  expect(one.threads()).toBe(2)
  go.postMessage('')
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
  go.close()
})

it.each([
  ['that fails', `throw new Error('It is torn.')`, /torn/],
  [
    'that crashes',
    `setTimeout(() => { throw new Error('It burns.') }); await new Promise(() => {})`,
    /burns/,
  ],
  ['that leaves', 'process.exit(3)', /exit|terminated/],
  ['that never ends', 'notifyThreadStarted(task.progress); for (;;);', /too long/, 200],
  ['that needs all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(task))', /memory/],
])(
  'says so of a thread %s, and goes on with a new one',
  async (_what, body, reason, longest = seconds(30)) => {
    const broken = threads({ program: program(body), longest })
    await expect(broken.analyse(task, () => {})).rejects.toThrow(reason)
    await expect(broken.analyse(task, () => {})).rejects.toThrow(reason)
  },
)

it('stops in the middle when told to', async () => {
  const one = threads({ program: program('task.progress.postMessage({}); for (;;);') })
  const stopping = new AbortController()
  const asked = one.analyse(task, () => stopping.abort(), stopping.signal)
  await expect(asked).rejects.toThrow(/stopped/)
  expect(one.threads()).toBe(0)
})

it('judges a thread by its own time on a core, and by the clock only where it hangs', async () => {
  const one = threads({ program: program(UNTIL_TOLD), longest: minutes(1) })
  const go = new BroadcastChannel('go')
  const begin = async () => {
    const begun = Promise.withResolvers<void>()
    const made = one.analyse(task, () => begun.resolve())
    await begun.promise
    return { made }
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  try {
    const slow = await begin()
    vi.advanceTimersByTime(minutes(9))
    go.postMessage('')
    expect(await slow.made).toBe(document.name)
    const hanging = await begin()
    vi.advanceTimersByTime(minutes(11))
    await expect(hanging.made).rejects.toThrow(/too long/)
  } finally {
    vi.useRealTimers()
    go.close()
  }
})

it('fails for a document that is not there', async () => {
  const one = threads()
  await expect(one.analyse({ ...task, storedPath: join(folder, 'none') }, () => {})).rejects.toThrow(/ENOENT/)
})
