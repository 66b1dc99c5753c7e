/** Cost of analyses to the server: memory and other users' waiting, while threads work on long theses. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as later } from 'node:timers/promises'
import { openAnalysisThreads } from '../src/assistants/decoder/server/analyser/analysis-threads.ts'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import {
  buildStoredDocument,
  writeStoredDocument,
} from '../src/capabilities/documents/server/stored-document.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { fixtureFolder } from '../tests/fixtures/make/in-folder.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { atMost, overBudget } from './printing/report.ts'

const MEGABYTE = 2 ** 20
const files = fixtureFolder()
const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
const folder = mkdtempSync(join(tmpdir(), 'weekbe4-analyses-'))
const threads = openAnalysisThreads()

async function bookOf(path: string): Promise<string> {
  const read = await reader.readDocument({ path, fileName: basename(path) })
  if (!read.ok) throw new Error(`${path}: ${read.problem.message}`)
  const book = join(folder, basename(path))
  await writeStoredDocument(await buildStoredDocument(read.value), createWriteStream(book))
  return book
}

let before = 0
/** Memory is measured from before the first thread, whatever earlier threads have left. */
async function watched(work: () => Promise<unknown>) {
  globalThis.gc?.()
  await later(500)
  before ||= process.memoryUsage.rss()
  let peak = before
  const looking = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  await work()
  const took = (performance.now() - began) / 1000
  clearInterval(looking)
  delay.disable()
  return { took, grew: (peak - before) / MEGABYTE, p99: delay.percentile(99) / 1e6 }
}

try {
  const paths = process.argv.slice(2)
  const path = paths[0] ?? files.write('thesis-250.pdf', thesis(250))
  const bookPath = await bookOf(path)
  await reader.close()
  const task = { bookPath, document: { id: 'd', name: basename(path), bytes: 1 } }
  const analyse = () => threads.analyse(task, () => {})
  const one = await watched(analyse)
  const two = await watched(() => Promise.all([analyse(), analyse()]))
  const six = await watched(() => Promise.all(Array.from({ length: 6 }, analyse)))
  for (const [what, { took, grew, p99 }] of Object.entries({ one, two, six })) {
    atMost(`${what} at once: time`, took, 's', 60)
    atMost(`${what} at once: memory`, grew, 'MB', 250)
    atMost(`${what} at once: waiting of others, p99`, p99, 'ms', 100)
  }
} finally {
  await threads.stop()
  rmSync(folder, { recursive: true })
  files.remove()
}
process.exit(overBudget() ? 1 : 0)
