/**
 * How well and how fast pages that are pictures are read: made theses, printed, worn by code, and read by the product's own
 * children.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { DocumentText } from '../../src/ports/document-text/document-text.ts'
import type { RecognisedPage } from '../../src/ports/document-text/scan/recognised-page.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import type { fixtureFolder } from '../../tests/fixtures/make/in-folder.ts'
import { thesis, twoColumnPaper } from '../../tests/fixtures/make/papers.ts'
import { scanned, type Wear, WORN } from '../../tests/fixtures/make/scanned.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import { wordErrors } from '../printing/word-errors.ts'

type Run = { model: DocumentModel; pages: RecognisedPage[]; seconds: number[] }
const TURNS = [90, 180, 270, 0] as const

export async function measureScans(
  reader: DocumentText,
  files: ReturnType<typeof fixtureFolder>,
  most: number,
): Promise<void> {
  const paper = Buffer.from(twoColumnPaper())
  const book = Buffer.from(thesis(most + 6))
  const [writtenPaper, writtenBook] = [await written('paper.pdf', paper), await written('thesis.pdf', book)]
  const paperPages = writtenPaper.pages.map(({ number }) => number)
  const bookPages = Array.from({ length: Math.max(1, most - paperPages.length) }, (_, at) => at + 2)
  await watched(() => quality('clean', {}, 1))
  await watched(() => quality('worn', WORN))
  await watched(turned)
  await watched(oneLong)

  async function quality(how: string, wear: Wear, budget?: number): Promise<void> {
    const one = await recognised(`${how}.pdf`, await scanned(book, bookPages, wear))
    const two = await recognised(`${how}-columns.pdf`, await scanned(paper, paperPages, wear))
    const inOne = wordsWrong(one, writtenBook, bookPages)
    const what = `${how}, one column, ${bookPages.length} pages: words read wrongly`
    if (budget === undefined) toldOnly(what, inOne, '%')
    else atMost(what, inOne, '%', budget)
    toldOnly(`  in two columns, ${paperPages.length} pages`, wordsWrong(two, writtenPaper, paperPages), '%')
    tellPace([...one.seconds, ...two.seconds])
  }

  async function turned(): Promise<void> {
    const lying = bookPages.slice(0, 12).map((page, at) => ({ page, turn: TURNS[at % TURNS.length]! }))
    const onTheGlass = await scanned(
      book,
      lying.map(({ page }) => page),
      (page) => ({ turn: lying.find((each) => each.page === page)!.turn }),
    )
    const run = await recognised('turned.pdf', onTheGlass)
    const right = lying.filter(({ turn }, at) => run.pages[at]?.turn === (360 - turn) % 360)
    atLeast('pages that lay turned on the glass, set right', right.length, '', lying.length)
    tellPace(run.seconds)
  }

  /** Does what a child holds grow with the pages? */
  async function oneLong(): Promise<void> {
    const many = Array.from({ length: Math.round(most * 2.5) }, () => bookPages[0]!)
    const run = await recognised('long.pdf', await scanned(book, many))
    toldOnly('pages of one long document', run.pages.length, '')
    tellPace(run.seconds)
  }

  async function written(fileName: string, bytes: Buffer): Promise<DocumentModel> {
    const outcome = await reader.readDocument({ path: files.write(fileName, bytes), fileName })
    if (!outcome.ok) throw new Error(`${fileName}: ${outcome.problem.message}`)
    return outcome.value
  }

  async function recognised(fileName: string, bytes: Uint8Array): Promise<Run> {
    const pages: RecognisedPage[] = []
    const seconds: number[] = []
    let last = performance.now()
    const outcome = await reader.readDocument({
      path: files.write(fileName, Buffer.from(bytes)),
      fileName,
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
    if (!outcome.ok) throw new Error(`${fileName}: ${outcome.problem.message}`)
    return { model: outcome.value, pages, seconds }
  }
}

function tellPace(seconds: readonly number[]): void {
  toldOnly('  a page, median', quantile(seconds, 0.5), 's')
  toldOnly('  a page, 95 of 100', quantile(seconds, 0.95), 's')
}

function wordsWrong(run: Run, written: DocumentModel, pages: readonly number[]): number {
  let errors = 0
  let words = 0
  pages.forEach((page, at) => {
    const said = wordsOn(written, page)
    errors += wordErrors(said, wordsOn(run.model, at + 1))
    words += said.length
  })
  return (100 * errors) / words
}

/** The words of a page, in reading order. */
const wordsOn = ({ blocks }: DocumentModel, page: number): string[] =>
  blocks
    .filter((block) => block.page === page)
    .flatMap(({ text }) => text.split(/\s+/))
    .map((word) => word.replace(/^\P{L}*?(?=[\p{L}\p{N}])|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)

/** The most that any one of our children held meanwhile. Linux only. */
async function watched(work: () => Promise<void>): Promise<void> {
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
  await work()
  clearInterval(timer)
  toldOnly('  a child held at most', highest, 'MB')
}
