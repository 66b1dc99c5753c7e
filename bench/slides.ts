/**
 * What a deck costs and whether it is sound; of real work, what a reader would stumble over.
 *
 *   <folder>    real work, kept outside the project; or BENCH_WORKS names it
 */
import { parseArgs } from 'node:util'
import { FORMAT_IDS } from '../src/assistants/slides/rules/deck/keys.ts'
import { DESIGNS } from '../src/assistants/slides/rules/design/designs.ts'
import { drawSlide } from '../src/assistants/slides/rules/drawing/draw-slide.ts'
import { makeDeck } from '../src/assistants/slides/rules/plan/plan-deck.ts'
import { mended } from '../src/assistants/slides/rules/quality/mend-deck.ts'
import { presentationOf } from '../src/assistants/slides/rules/scene/presentation-of.ts'
import { readSampleDeck } from '../src/assistants/slides/server/sample-route.ts'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { openRecord } from '../src/capabilities/study/rules/open-study.ts'
import { writePresentation } from '../src/kit/pptx/write-presentation.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import type { DocumentText } from '../src/ports/document-text/document-text.ts'
import { fixtureFolder } from '../tests/fixtures/make/in-folder.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { officeFaults } from '../tests/support/office-faults.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { median, took } from './printing/times.ts'
import { measureRealDecks } from './slides/of-real-work.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const ROUNDS = 20
const KILOBYTE = 1_024

async function usually(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await took(work))
  return median(times)
}

/** The writer on the deck that everybody may see. */
async function measureWriter(): Promise<void> {
  const sample = readSampleDeck()
  for (const format of FORMAT_IDS) {
    const design = DESIGNS[format]
    const presentation = presentationOf(sample, design, new Date(0))
    const layout = await usually(() => presentationOf(sample, design, new Date(0)))
    const write = await usually(() => writePresentation(presentation))
    const preview = await usually(() => sample.slides.map((slide, at) => drawSlide(presentation, at, slide)))
    const bytes = writePresentation(presentation)
    toldOnly(`${format}: layout`, layout, 'ms')
    atMost(`${format}: the writer alone`, write, 'ms', 100)
    atMost(`${format}: preview of all slides`, preview, 'ms', 150)
    atMost(`${format}: the file`, bytes.length / KILOBYTE, 'KB', 150)
    atMost(`${format}: errors in Microsoft's validator`, (await officeFaults(bytes, 'pptx')).length, '', 0)
  }
}

async function measureWaiting(reader: DocumentText): Promise<void> {
  const files = fixtureFolder()
  async function secondsUntilReady(pages: number): Promise<number> {
    const fileName = `thesis-${pages}.pdf`
    const path = files.write(fileName, thesis(pages))
    const begun = performance.now()
    const read = await reader.readDocument({ path, fileName })
    if (!read.ok) throw new Error(read.problem.message)
    const deck = makeDeck(openRecord(read.value), read.value)
    if (deck === 'too-little') throw new Error('The made thesis gives no deck.')
    writePresentation(presentationOf(mended(deck, DESIGNS.standard), DESIGNS.standard, new Date(0)))
    return (performance.now() - begun) / 1_000
  }
  // The programs of the readers come from the disk once.
  await secondsUntilReady(12)
  atMost('40 pages, from the last byte to the deck', await secondsUntilReady(40), 's', 4)
  atMost('250 pages, from the last byte to the deck', await secondsUntilReady(250), 's', 8)
  files.remove()
}

const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
try {
  await measureWriter()
  await measureWaiting(reader)
  const folder = folderOutside('real work', positionals[0])
  if (folder) await measureRealDecks(folder, reader)
} finally {
  await reader.close()
}
process.exitCode = overBudget() ? 1 : 0
