/**
 * How well and how fast pages that are pictures are read: made theses, printed, worn by code, and read by the product's own
 * children. `npm run bench:scans [-- --pages=40] [-- --only=clean,worn,turned,beside,long]`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { documentProblem } from '#capabilities/documents/rules/document-problems.ts'
import { readDocumentsInChildren } from '#ports/document-text/document-text.children.ts'
import type { RecognisedPage } from '#ports/document-text/scan/recognised-page.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { thesis, twoColumnPaper } from '../tests/fixtures/make/papers.ts'
import { scanned, type Wear, WORN } from '../tests/fixtures/make/scanned.ts'
import { wordErrors } from './hearing/word-errors.ts'

const most = Number(/--pages=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 40)
const folder = mkdtempSync(join(tmpdir(), 'weekbe4-scans-'))
const reader = readDocumentsInChildren({
  problemOf: documentProblem,
  onFault: (detail) => console.error(detail),
})
const TWO_COLUMNS = twoColumnPaper()
const THESIS = thesis(most + 6)

type Run = { model: DocumentModel; pages: RecognisedPage[]; seconds: number[] }

async function read(name: string, pdf: Uint8Array): Promise<Run> {
  const path = join(folder, name)
  writeFileSync(path, pdf)
  const pages: RecognisedPage[] = []
  const seconds: number[] = []
  let last = performance.now()
  const outcome = await reader.readDocument({
    path,
    fileName: name,
    recognition: {
      kept: async () => [],
      allow: async (count) => ({ pages: count, settle: async () => {} }),
      keep: async (page) => {
        pages.push(page)
        seconds.push((performance.now() - last) / 1_000)
        last = performance.now()
      },
    },
  })
  if (!outcome.ok) throw new Error(`${name}: ${outcome.problem.message}`)
  return { model: outcome.value, pages, seconds }
}

/** The words of a page, in reading order. */
const wordsOn = ({ blocks }: DocumentModel, page: number): string[] =>
  blocks
    .filter((block) => block.page === page)
    .flatMap(({ text }) => text.split(/\s+/))
    .map((word) => word.replace(/^\P{L}*?(?=[\p{L}\p{N}])|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)

function sharePerCent(run: Run, written: DocumentModel, numbers: readonly number[]): number {
  let errors = 0
  let words = 0
  numbers.forEach((number, at) => {
    const said = wordsOn(written, number)
    errors += wordErrors(said, wordsOn(run.model, at + 1))
    words += said.length
  })
  return (100 * errors) / words
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const pace = (seconds: readonly number[]) =>
  `median ${quantile(seconds, 0.5).toFixed(1)} s, p95 ${quantile(seconds, 0.95).toFixed(1)} s a page`

/** The most that any one of our children held, in megabytes. */
function watchChildren(): () => number {
  let highest = 0
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (!status.includes(`PPid:\t${process.pid}\n`)) continue
        highest = Math.max(highest, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
      } catch {
        // It ended while it was looked at.
      }
  }, 50)
  return () => {
    clearInterval(timer)
    return Math.round(highest)
  }
}

const writtenThesis = await reader.readDocument(file('thesis.pdf', THESIS))
const writtenPaper = await reader.readDocument(file('paper.pdf', TWO_COLUMNS))
if (!writtenThesis.ok || !writtenPaper.ok) throw new Error('The made documents cannot be read.')
const paperPages = writtenPaper.value.pages.map(({ number }) => number)
const thesisPages = Array.from({ length: Math.max(1, most - paperPages.length) }, (_, at) => at + 2)

function file(name: string, bytes: Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, fileName: name }
}

async function quality(name: string, wear: Wear): Promise<number[]> {
  const one = await read(`${name}.pdf`, await scanned(THESIS, thesisPages, wear))
  const two = await read(`${name}-columns.pdf`, await scanned(TWO_COLUMNS, paperPages, wear))
  const inOne = sharePerCent(one, writtenThesis.ok ? writtenThesis.value : one.model, thesisPages)
  const inTwo = sharePerCent(two, writtenPaper.ok ? writtenPaper.value : two.model, paperPages)
  console.log(
    `${name}: word error ${inOne.toFixed(2)} % in one column (${thesisPages.length} pages), ` +
      `${inTwo.toFixed(2)} % in two (${paperPages.length} pages); ${pace([...one.seconds, ...two.seconds])}`,
  )
  return [...one.seconds, ...two.seconds]
}

const PARTS = ['clean', 'worn', 'turned', 'beside', 'long'] as const
const only = /--only=(\S+)/.exec(process.argv.join(' '))?.[1]?.split(',') ?? PARTS
const measure: Record<(typeof PARTS)[number], () => Promise<unknown>> = {
  clean: () => quality('clean', {}),
  worn: () => quality('worn', WORN),
  turned: measureTurned,
  beside: measureBeside,
  long: measureLong,
}
for (const part of PARTS) {
  if (!only.includes(part)) continue
  const memory = watchChildren()
  await measure[part]()
  console.log(`  a child held at most ${memory()} MB; load ${loadavg()[0]!.toFixed(1)}`)
}

async function measureTurned(): Promise<void> {
  const turns = [90, 180, 270, 0] as const
  const lying = Array.from({ length: Math.min(12, most - 1) }, (_, at) => ({
    page: at + 3,
    turn: turns[at % 4]!,
  }))
  const onTheGlass = await scanned(
    THESIS,
    lying.map(({ page }) => page),
    (page) => ({ turn: lying.find((each) => each.page === page)!.turn }),
  )
  const turnedRun = await read('turned.pdf', onTheGlass)
  const right = lying.filter(({ turn }, at) => turnedRun.pages[at]?.turn === (360 - turn) % 360)
  console.log(`turned: ${right.length} of ${lying.length} set right; ${pace(turnedRun.seconds)}`)
}

async function measureBeside(): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const few = thesisPages.slice(0, Math.min(10, most))
  const pair = [await scanned(THESIS, few), await scanned(THESIS, few.toReversed())]
  delay.enable()
  const both = await Promise.all(pair.map((pdf, at) => read(`beside-${at}.pdf`, pdf)))
  delay.disable()
  console.log(
    `two at once: ${pace(both.flatMap(({ seconds }) => seconds))}; ` +
      `event loop of the server p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
  )
}

async function measureLong(): Promise<void> {
  const many = Array.from({ length: Math.round(most * 2.5) }, () => thesisPages[0]!)
  const long = await read('long.pdf', await scanned(THESIS, many, { dotsPerInch: 150 }))
  console.log(`${long.pages.length} pages in one document: ${pace(long.seconds)}`)
}

await reader.close()
rmSync(folder, { recursive: true, force: true })
