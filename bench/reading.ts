/**
 * The product's results on real student work, compared with answer keys by readers who never saw its
 * rules. The works stay outside the project: their folder is named, here or in BENCH_WORKS.
 *
 *   npm run bench:real -- <folder> [--document <part of a name>] [--misses] [--print] [--save <folder>] [--strict] [--planted <kind>|all] [--cross-validate]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyse } from '../src/assistants/decoder/rules/analyse.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { measureAnother } from './real/another.ts'
import { type CorpusFile, corpusIn, openReader } from './real/corpus.ts'
import { crossValidate } from './real/cross-validate.ts'
import { measureElsewhere, PLANTED_ELSEWHERE } from './real/elsewhere.ts'
import { measure } from './real/measures.ts'
import { ALWAYS_ANSWERS, PLANTED } from './real/planted.ts'
import { printAnalysis } from './real/print-analysis.ts'
import type { RealDocument } from './real/real-document.ts'
import {
  budgetOf,
  budgetWords,
  FIGURES,
  type FigureId,
  figureOf,
  keepsBudget,
  type Tally,
} from './real/tally.ts'
import { judgeAllAlike, levelled, measureSpread, measureWeakened } from './real/weakened.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    document: { type: 'string' },
    planted: { type: 'string' },
    print: { type: 'boolean' },
    save: { type: 'string' },
    misses: { type: 'boolean' },
    strict: { type: 'boolean' },
    'cross-validate': { type: 'boolean' },
  },
})
const folder = folderOutside('documents with answer keys', positionals[0])
if (!folder) process.exit(2)
const files = corpusIn(folder, options.document)
const measures = join(folder, '../measures')
const ids = Object.keys(FIGURES) as FigureId[] // the keys of the table itself
const MEGABYTE = 2 ** 20

type Measured = { document: RealDocument; tallies: Tally[] }

async function run(): Promise<number> {
  const reader = openReader()
  try {
    const measured: Measured[] = []
    for (const file of files) measured.push(await measureOne(file, reader))
    if (options['cross-validate']) {
      crossValidate(measured.map(({ document }) => document))
      return 0
    }
    if (options.planted) return tryPlants(measured, options.planted)
    for (const one of measured) printDocument(one)
    const documents = measured.map(({ document }) => document)
    const elsewhere = options.document
      ? []
      : [measureSpread(documents), ...measureAnother(documents), ...measureElsewhere(measures)]
    if (options.misses) printMisses(elsewhere)
    return printSum(measured, elsewhere) && options.strict ? 1 : 0
  } finally {
    await reader.close()
  }
}

async function measureOne(
  { file, path, key }: CorpusFile,
  reader: ReturnType<typeof openReader>,
): Promise<Measured> {
  const { model, seconds } = await reader.read(path, file)
  globalThis.gc?.()
  const [before, start] = [process.memoryUsage().heapUsed, performance.now()]
  const study = openStudy(model)
  const analysis = analyse(study, {
    id: file,
    name: file,
    kind: model.kind,
    paged: model.paged,
    bytes: 1,
    notes: model.notes,
  })
  const took = seconds + (performance.now() - start) / 1000
  globalThis.gc?.()
  const megabytes = Math.max(0, process.memoryUsage().heapUsed - before) / MEGABYTE
  const document = { file, key, model, study, analysis }
  const pictures = new Set(model.blocks.filter(({ recognised }) => recognised).map(({ page }) => page)).size
  return {
    document,
    tallies: [
      ...measure(document),
      measureWeakened(document),
      // Letters of a picture are recognised one by one; `bench:scans` holds how long a page may take.
      pictures > 0
        ? { figure: 'scanned-seconds', hits: took / pictures, of: 1 }
        : { figure: 'seconds', hits: took, of: 1 },
      { figure: 'memory', hits: megabytes, of: 1 },
    ],
  }
}

const SHOWN_AS_IT_IS: ReadonlySet<FigureId> = new Set(['seconds', 'scanned-seconds', 'memory'])

function printDocument({ document, tallies }: Measured): void {
  if (options.save) saveAnalysis(options.save, document)
  if (options.print) console.log(printAnalysis(document))
  const shown = tallies.map(({ figure, hits, of }) =>
    SHOWN_AS_IT_IS.has(figure) ? `${figure} ${hits.toFixed(1)}` : `${figure} ${hits}/${of}`,
  )
  console.log(`${document.file}\n   ${shown.join(' · ')}`)
  if (options.misses) printMisses(tallies)
}

function printMisses(tallies: readonly Tally[]): void {
  for (const { figure, misses = [], toRead = [] } of tallies) {
    for (const miss of misses) console.log(`   ✗ ${figure}: ${oneLine(miss)}`)
    for (const text of toRead) console.log(`   ? ${figure}, near no key fact: ${oneLine(text)}`)
  }
}

/** As the API answers it, for other measures than ours. */
function saveAnalysis(folder: string, { file, analysis }: RealDocument): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${file}.json`), JSON.stringify(analysis))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** How many budgets are missed. */
function printSum(measured: readonly Measured[], elsewhere: readonly Tally[]): number {
  const all = [...measured.flatMap(({ tallies }) => tallies), ...elsewhere]
  let missed = 0
  console.log(`\n${measured.length} documents`)
  for (const id of ids) {
    const value = figureOf(id, all)
    const keeps = keepsBudget(id, value)
    if (!keeps) missed += 1
    const { name, unit } = budgetOf(id)
    console.log(
      `${name.padEnd(56)} ${shownValue(value, unit).padStart(12)}   ${budgetWords(id)}${keeps ? '' : '   MISSED'}`,
    )
  }
  const unread = all.reduce((sum, { toRead = [] }) => sum + toRead.length, 0)
  if (unread > 0) console.log(`${unread} facts are near no key fact: --misses lists them for a reader.`)
  return missed
}

const shownValue = (value: number | null, unit: string) =>
  value === null ? 'none' : unit === '%' ? `${value.toFixed(1)} %` : `${value.toFixed(1)} ${unit}`

/** Each bad engine has to worsen its figures, and miss the budget; an undetected one is a fault of the bench. */
function tryPlants(measured: readonly Measured[], kind: string): number {
  const plants = [
    ...Object.entries(PLANTED).map(([name, { figures, spoil }]) => ({
      name,
      figures,
      measure: () => measured.flatMap(({ document }) => measure(spoil(document))),
    })),
    {
      name: 'gives every work the same score',
      figures: ['score-spread'] as const,
      measure: () => [measureSpread(measured.map(({ document }) => levelled(document)))],
    },
    {
      name: 'gives what was made worse the same score',
      figures: ['weakened-lower'] as const,
      measure: () => measured.map(({ document }) => measureWeakened(levelled(document), judgeAllAlike)),
    },
    {
      name: ALWAYS_ANSWERS,
      figures: ['others-refused'] as const,
      measure: () => measureAnother(measured.map(({ document }) => PLANTED[ALWAYS_ANSWERS]!.spoil(document))),
    },
    {
      name: 'takes nine seconds more, and keeps all it ever read',
      figures: ['seconds', 'memory'] as const,
      measure: () =>
        measured.flatMap(({ tallies }) =>
          tallies.map((one) => ({ ...one, hits: one.hits + (one.figure === 'seconds' ? 9 : 250) })),
        ),
    },
    ...Object.entries(PLANTED_ELSEWHERE).map(([name, { figures, engines }]) => ({
      name,
      figures,
      measure: () => measureElsewhere(measures, engines),
    })),
  ]
  const chosen = plants.filter(({ name }) => kind === 'all' || name === kind)
  if (chosen.length === 0)
    throw new Error(`Planted are: ${plants.map(({ name }) => name).join('; ')}; or all.`)
  const honest = [
    ...measured.flatMap(({ tallies }) => tallies),
    measureSpread(measured.map(({ document }) => document)),
    ...measureElsewhere(measures),
    ...measureAnother(measured.map(({ document }) => document)),
  ]
  let unseen = 0
  for (const { name, figures, measure } of chosen) {
    const spoiled = measure()
    for (const id of figures) {
      const [before, after] = [figureOf(id, honest), figureOf(id, spoiled)]
      const isSeen = !keepsBudget(id, after) && after !== before
      if (!isSeen) unseen += 1
      const { unit } = budgetOf(id)
      console.log(
        `${isSeen ? 'seen  ' : 'UNSEEN'} an engine that ${name}: ${id} ${shownValue(before, unit)} → ${shownValue(after, unit)}`,
      )
    }
  }
  console.log(
    unseen === 0
      ? 'Every bad engine fails, as it should.'
      : `${unseen} went unseen: the bench is blind there.`,
  )
  return unseen === 0 ? 1 : 2
}

if (files.length === 0) console.log(`bench:real is skipped: no real documents with keys in ${folder}.`)
else process.exitCode = await run()
