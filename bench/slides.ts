/**
 * Cost and content of a deck: `npm run bench:slides [-- <folder>]`. The writer is measured beside pptxgenjs, the
 * library that most projects use, on the same invented thesis. With `--schemas=<folder of pml.xsd>` every deck is
 * validated against the ISO schemas. With a folder of real documents and their keys (they are no part of the project),
 * the content is measured too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDeck } from '../src/assistants/slides/rules/content/make-deck.ts'
import { FORMAT_IDS } from '../src/assistants/slides/rules/deck/keys.ts'
import { DESIGNS, designOf } from '../src/assistants/slides/rules/design/designs.ts'
import { drawSlide } from '../src/assistants/slides/rules/drawing/draw-slide.ts'
import { mended } from '../src/assistants/slides/rules/quality/mend-deck.ts'
import { presentationOf } from '../src/assistants/slides/rules/scene/presentation-of.ts'
import { readSampleDeck } from '../src/assistants/slides/server/sample-route.ts'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { writePresentation } from '../src/kit/pptx/write-presentation.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { fixtureFolder } from '../tests/fixtures/make/in-folder.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { atLeast, atMost, overBudget, toldOnly } from './printing/report.ts'
import { median, took } from './printing/times.ts'
import { allChecks } from './slides/checks.ts'
import { coverage } from './slides/coverage.ts'
import { faultsOf } from './slides/faults.ts'
import { canOpen, opened } from './slides/opened.ts'
import { peerFile } from './slides/peer-deck.ts'

/** Each deck is also validated in a university's template. */
const UNIVERSITY = {
  colours: { dk2: '004B23', accent1: '007200', accent2: '9E2A2B' },
  fonts: { heading: 'Cambria', body: 'Calibri' },
  logo: {
    data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    type: 'png' as const,
    width: 300,
    height: 100,
  },
}
/** Checks that fail if a number occurs in no sentence. */
const INVENTED: ReadonlySet<string> = new Set(['large-numbers', 'visual-numbers', 'titles-stand'])
const ROUNDS = 20
async function usually(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await took(work))
  return median(times)
}
const ms = (value: number) => `${value.toFixed(1)} ms`
const kilobytes = (bytes: Uint8Array) => `${Math.round(bytes.length / 1024)} KB`

const sample = readSampleDeck()
for (const format of FORMAT_IDS) {
  const presentation = presentationOf(sample, DESIGNS[format], new Date(0))
  const layout = await usually(() => presentationOf(sample, DESIGNS[format], new Date(0)))
  const write = await usually(() => writePresentation(presentation))
  const preview = await usually(() => sample.slides.map((slide, at) => drawSlide(presentation, at, slide)))
  const bytes = writePresentation(presentation)
  toldOnly(`${format}: layout`, layout, 'ms')
  atMost(`${format}: the writer alone`, write, 'ms', 100)
  atMost(`${format}: preview of all slides`, preview, 'ms', 150)
  atMost(`${format}: the file`, bytes.length / 1024, 'KB', 150)
  atMost(`${format}: errors in Microsoft's validator`, await faultsOf(bytes), '', 0)
}
if (await canOpen())
  for (const format of FORMAT_IDS) {
    const presentation = presentationOf(sample, DESIGNS[format], new Date(0))
    const slides = sample.slides.map((slide, at) => drawSlide(presentation, at, slide))
    const { pages, words, shown, apart } = await opened(writePresentation(presentation), slides)
    console.log(
      `${format} in LibreOffice: ${pages} slides, ${shown} of ${words} words of the preview on the same slide, lines ${apart.median.toFixed(1)} points apart (19 of 20 within ${apart.most.toFixed(1)})`,
    )
  }
else console.log('LibreOffice or pdftotext is not installed: no deck was opened by another program.')
const peer = await usually(() => peerFile(sample))
const peerBytes = await peerFile(sample)
console.log(
  `pptxgenjs, the same words, tables and charts: ${ms(peer)}, ${kilobytes(peerBytes)}, validator errors ${await faultsOf(peerBytes)}`,
)

const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
const files = fixtureFolder()
await theFirstReading()
for (const [pages, budget] of [
  [40, 4],
  [250, 8],
] as const)
  atMost(`${pages} pages, from the last byte to the deck`, await secondsUntilReady(pages), 's', budget)
files.remove()

/** The programs of the readers come from the disk once. */
async function theFirstReading(): Promise<void> {
  await secondsUntilReady(12)
}

async function secondsUntilReady(pages: number): Promise<number> {
  const path = files.write(`thesis-${pages}.pdf`, thesis(pages))
  const begun = performance.now()
  const read = await reader.readDocument({ path, fileName: `thesis-${pages}.pdf` })
  if (!read.ok) throw new Error(read.problem.message)
  const deck = makeDeck(openStudy(read.value), read.value)
  if (deck === 'too-little') throw new Error('The made thesis gives no deck.')
  const design = DESIGNS.standard
  writePresentation(presentationOf(mended(deck, design), design, new Date(0)))
  return (performance.now() - begun) / 1_000
}

/** The ISO schemas' violations in a written deck, if their folder was given. */
const schemas = process.argv.find((one) => one.startsWith('--schemas='))?.slice('--schemas='.length)
const iso = { decks: 0, parts: 0, faults: 0 }
async function againstSchemas(bytes: Uint8Array): Promise<void> {
  if (!schemas) return
  const { schemaFaults } = await import('./slides/against-schemas.ts')
  const found = schemaFaults(bytes, schemas)
  if (!found) return
  iso.decks += 1
  iso.parts += found.parts
  iso.faults += found.faults.length
  for (const fault of found.faults.slice(0, 3)) console.log(`   ${fault}`)
}
const isoWords = () =>
  iso.decks > 0
    ? `ISO schemas: ${iso.faults} errors in ${iso.parts} parts of ${iso.decks} decks`
    : 'ISO schemas: not asked (their folder is named with --schemas=, and xmllint is needed)'

const folder = folderOutside('documents with answer keys')
if (!folder) process.exit(overBudget() > 0 ? 1 : 0)
const keys = join(folder, 'keys')
const sums = { must: 0, noted: 0, checks: 0, passed: 0, invented: 0, faults: 0, decks: 0 }
const shownIn: Record<string, { shown: number; inWords: number }> = {}
const failures = new Map<string, number>()
const printMissed = process.argv.includes('--missed')
for (const name of readdirSync(keys).filter((file) => file.endsWith('.key.json'))) {
  const fileName = name.replace(/\.key\.json$/, '')
  const begun = performance.now()
  const read = await reader.readDocument({ path: join(folder, fileName), fileName })
  if (!read.ok) throw new Error(`${fileName}: ${read.problem.message}`)
  const study = openStudy(read.value)
  const deck = makeDeck(study, read.value)
  if (deck === 'too-little') {
    console.log(`${fileName.slice(0, 40).padEnd(41)} too little to say`)
    continue
  }
  // As generated in each format: faults found by the checks are fixed once.
  const presentations = FORMAT_IDS.map((format) => {
    const best = mended(deck, DESIGNS[format])
    return { format, best, presentation: presentationOf(best, DESIGNS[format], new Date(0)) }
  })
  const [first] = presentations
  if (first) writePresentation(first.presentation)
  const took = performance.now() - begun
  for (const { best, format, presentation } of presentations) {
    const bytes = writePresentation(presentation)
    sums.faults += await faultsOf(bytes)
    await againstSchemas(bytes)
    const worn = { ...best, brand: UNIVERSITY }
    await againstSchemas(writePresentation(presentationOf(worn, designOf(worn, format), new Date(0))))
  }
  const key = JSON.parse(readFileSync(join(keys, name), 'utf8'))
  const failed: string[] = []
  let checks = 0
  const told: string[] = []
  for (const [at, { format, best, presentation }] of presentations.entries()) {
    const { must, shown, inWords, noted, missed } = coverage(best, presentation, key)
    if (at === 0) {
      sums.must += must
      sums.noted += noted
      told.push(`must ${shown}/${must}, in words ${inWords}, with notes ${noted}`)
      if (printMissed) for (const fact of missed) console.log(`   ${fact.where} [${fact.kind}] ${fact.quote}`)
    }
    const sum = shownIn[format] ?? { shown: 0, inWords: 0 }
    shownIn[format] = { shown: sum.shown + shown, inWords: sum.inWords + inWords }
    for (const { id, fails } of allChecks({ deck: best, presentation, design: DESIGNS[format] }, study)) {
      checks += 1
      if (fails.length === 0) continue
      failed.push(`${format} ${id} ${fails.join(' ')}`)
      failures.set(id, (failures.get(id) ?? 0) + 1)
      if (INVENTED.has(id)) sums.invented += fails.length
    }
  }
  sums.checks += checks
  sums.decks += presentations.length
  sums.passed += checks - failed.length
  console.log(
    `${fileName.slice(0, 40).padEnd(41)} ${read.value.pages.length} pages, ${(took / 1000).toFixed(1)} s · ${told.join('')} · checks ${checks - failed.length}/${checks}${failed.length > 0 ? ` · not: ${failed.join(', ')}` : ''}`,
  )
}
const percent = (part: number, of: number) => (100 * part) / Math.max(1, of)
for (const [format, { shown, inWords }] of Object.entries(shownIn)) {
  const tell = (what: string, figure: number, unit: string) =>
    format === 'standard' ? atLeast(what, figure, unit, 85) : toldOnly(what, figure, unit)
  tell(`${format}: must-have facts on slides`, percent(shown, sums.must), '%')
  toldOnly('  in the words of the line', percent(inWords, sums.must), '%')
}
atLeast('must-have facts on slides or in notes', percent(sums.noted, sums.must), '%', 95)
atLeast(`checks passed, of ${sums.checks}`, percent(sums.passed, sums.checks), '%', 95)
atMost('numbers without a source', sums.invented, '', 0)
atMost(`validator errors in ${sums.decks} decks`, sums.faults, '', 0)
console.log(isoWords())
console.log(
  `failed most: ${[...failures]
    .sort(([, a], [, b]) => b - a)
    .map(([id, count]) => `${id} ${count}`)
    .join(', ')}`,
)
process.exit(overBudget() > 0 ? 1 : 0)
