/**
 * How fast documents are read, drawn and searched, beside pdftotext, and what that takes of the server.
 *
 *   more.pdf …    further documents, beside those made here
 *   --scans       pages that are pictures instead: words read wrongly, pages set right, seconds and memory a page
 *   --pages=40    how many of these
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { buildSearchIndex, search } from '../src/capabilities/documents/rules/search.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { fixtureFolder } from '../tests/fixtures/make/in-folder.ts'
import { thesis, twoColumnPaper } from '../tests/fixtures/make/papers.ts'
import { makePdf } from '../tests/fixtures/make/pdf-file.ts'
import { measureScans } from './documents/scans.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { median, quantile, took } from './printing/times.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scans: { type: 'boolean', default: false }, pages: { type: 'string', default: '40' } },
})
const ROUNDS = 3
const MEGABYTE = 1_048_576
const files = fixtureFolder()
const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })

function report(what: string, figure: number, unit: string, budget?: number): void {
  if (budget === undefined) toldOnly(what, figure, unit)
  else atMost(what, figure, unit, budget)
}

async function read(path: string) {
  const result = await reader.readDocument({ path, fileName: basename(path) })
  if (!result.ok) throw new Error(`${path}: ${result.problem.message}`)
  return result.value
}

const poppler = () => spawnSync('pdftotext', ['-v']).status === 0
const popplerTime = (path: string) =>
  took(async () => spawnSync('pdftotext', [path, '-'], { maxBuffer: 512 * MEGABYTE }))

async function speed(path: string, isReal: boolean): Promise<void> {
  const { pages } = await read(path)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await took(() => read(path)))
    if (poppler()) theirs.push(await popplerTime(path))
  }
  const name = `${basename(path)}, ${pages.length} pages`
  // The start of the process weighs on a short paper; the budget is about theses.
  const isLong = pages.length >= 150
  report(
    `${name}: seconds per 100 pages`,
    (median(ours) / 1000 / pages.length) * 100,
    's',
    isLong ? 0.8 : undefined,
  )
  if (theirs.length)
    // This project's own files have no embedded fonts, which take nearly all of pdftotext's time.
    report(`${name}: times pdftotext`, median(ours) / median(theirs), '×', isLong && isReal ? 2.5 : undefined)
}

async function eventLoop(path: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await Promise.all([read(path), read(path)])
  delay.disable()
  report('event loop while two are read: p99', delay.percentile(99) / 1e6, 'ms', 50)
  report('event loop while two are read: longest', delay.max / 1e6, 'ms')
}

async function growth(): Promise<void> {
  const perPage: number[] = []
  for (const pages of [150, 500, 1000, 1490]) {
    const path = files.write(`long-${pages}.pdf`, thesis(pages))
    const { pages: made } = await read(path)
    const time = await took(() => read(path))
    perPage.push(time / made.length)
    report(`${made.length} pages: milliseconds per page`, time / made.length, 'ms')
  }
  report('cost of a page, the longest against the shortest', perPage.at(-1)! / perPage[0]!, '×', 1.3)
}

async function pictures(path: string): Promise<void> {
  const draw = async (page: number) => {
    const drawn = await reader.renderPage({ path, page, width: 1000 })
    if (!drawn.ok) throw new Error(drawn.problem.message)
  }
  report('first page picture, with its process', await took(() => draw(1)), 'ms')
  const times: number[] = []
  for (let page = 2; page <= 21; page++) times.push(await took(() => draw(page)))
  report('page picture, 1000 pixels wide: median of 20', median(times), 'ms', 100)
  report('page picture, 1000 pixels wide: p95 of 20', quantile(times, 0.95), 'ms')
  const other = files.write('other.pdf', twoColumnPaper())
  report(
    'first page of another document, the process ready',
    await took(() => reader.renderPage({ path: other, page: 1, width: 1000 })),
    'ms',
  )
}

async function searching(path: string): Promise<void> {
  const model = await read(path)
  const times: number[] = []
  let index = buildSearchIndex(model)
  for (let round = 0; round < 5; round++)
    times.push(await took(async () => (index = buildSearchIndex(model))))
  report(`search index of ${index.passages.length} passages`, median(times), 'ms', 100)
  const queries = ['price of maize in the second season', 'access to water', 'findings of the survey']
  report(
    'a question to it',
    (await took(async () => queries.map((query) => search(index, query)))) / queries.length,
    'ms',
    10,
  )
}

/** A PDF that is mostly pictures: fifty megabytes pass through, and the server keeps none of it. */
async function memory(): Promise<void> {
  const page = {
    texts: [
      {
        x: 60,
        y: 700,
        size: 12,
        text: 'A page beside a very large picture, with enough letters to be read.',
      },
    ],
  }
  const small = makePdf({ pages: [page, page] })
  const padding = Buffer.alloc(50 * MEGABYTE, 'x')
  const at = small.lastIndexOf('xref\n0 ')
  const path = files.write(
    'large.pdf',
    Buffer.concat([small.subarray(0, at), Buffer.from('%'), padding, Buffer.from('\n'), small.subarray(at)]),
  )
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  await read(path)
  clearInterval(watch)
  report(
    `server's memory while ${(statSync(path).size / MEGABYTE).toFixed(0)} MB are read: growth`,
    (most - before) / MEGABYTE,
    'MB',
    60,
  )
}

async function measureDocuments(): Promise<void> {
  const thesisPath = files.write('thesis.pdf', thesis(200))
  await memory()
  for (const path of [thesisPath, files.write('paper.pdf', twoColumnPaper())]) await speed(path, false)
  for (const path of positionals) await speed(path, true)
  await eventLoop(thesisPath)
  await pictures(thesisPath)
  await searching(thesisPath)
  await growth()
}

try {
  if (values.scans) await measureScans(reader, files, Number(values.pages))
  else await measureDocuments()
} finally {
  await reader.close()
  files.remove()
}
process.exitCode = overBudget() ? 1 : 0
