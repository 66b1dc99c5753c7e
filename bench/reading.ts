/**
 * How soon and in how much memory a long thesis is read, what is found in real work, against answer keys, and what becomes of
 * a model's honest remarks and of its lies.
 *
 *   <folder>            real work with its keys, kept outside the project; or BENCH_WORKS names it
 *   --document=<part>   only those with this in their name
 *   --misses            each case that was missed or is wrong
 *   --print             each analysis beside its evidence
 *   --save=<folder>     each analysis as the API answers it
 *   --comparisons       instead: planted faults found in tables, right ones left alone, tests in sentences. Takes a <folder>
 *                       of sentences coded by others (or BENCH_MEASURES), --seed=20 for other tables, --works=6, --misses
 *   --sentences=<document>  instead: its sentences as JSON lines, for readers to label with what each does for the work
 *   --learn=<folder>        instead: the weights of `study/rules/roles` from works labelled so
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyse } from '../src/assistants/decoder/rules/analyse.ts'
import { openRecord } from '../src/capabilities/study/rules/open-study.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { overBudget } from './printing/report.ts'
import { type CorpusFile, corpusIn, openReader } from './reading/corpus.ts'
import { measureLongThesis } from './reading/long-thesis.ts'
import { measure } from './reading/measures.ts'
import { measureModelProof } from './reading/model-proof.ts'
import { printAnalysis } from './reading/print-analysis.ts'
import type { RealDocument } from './reading/real-document.ts'
import { type FigureId, printFigures, type Tally } from './reading/tally.ts'
import { learnRoles, printSentences } from './reading/train-roles.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    document: { type: 'string' },
    misses: { type: 'boolean' },
    print: { type: 'boolean' },
    save: { type: 'string' },
    comparisons: { type: 'boolean', default: false },
    seed: { type: 'string' },
    works: { type: 'string' },
    sentences: { type: 'string' },
    learn: { type: 'string' },
  },
})
const MEGABYTE = 2 ** 20
const SHOWN_AS_IT_IS: ReadonlySet<FigureId> = new Set(['seconds', 'scanned-seconds', 'memory'])

type Measured = { document: RealDocument; tallies: Tally[] }

async function measureKeys(folder: string): Promise<void> {
  const reader = openReader()
  const tallies: Tally[] = []
  let documents = 0
  try {
    for (const file of corpusIn(folder, options.document)) {
      const one = await measureOne(file, reader)
      printDocument(one)
      tallies.push(...one.tallies)
      documents += 1
    }
  } finally {
    await reader.close()
  }
  console.log(`\n${documents} documents`)
  printFigures(tallies)
  const unread = tallies.reduce((sum, { toRead = [] }) => sum + toRead.length, 0)
  if (unread > 0) console.log(`${unread} facts are near no key fact: --misses lists them for a reader.`)
}

async function measureOne(
  { file, path, key }: CorpusFile,
  reader: ReturnType<typeof openReader>,
): Promise<Measured> {
  const { model, seconds } = await reader.read(path, file)
  const { kind, paged, notes } = model
  globalThis.gc?.()
  const [before, start] = [process.memoryUsage().heapUsed, performance.now()]
  const study = openRecord(model)
  const analysis = analyse(study, { id: file, name: file, kind, paged, bytes: 1, notes })
  const took = seconds + (performance.now() - start) / 1_000
  globalThis.gc?.()
  const megabytes = Math.max(0, process.memoryUsage().heapUsed - before) / MEGABYTE
  const document = { file, key, model, study, analysis }
  const pictures = new Set(model.blocks.filter(({ recognised }) => recognised).map(({ page }) => page)).size
  return {
    document,
    tallies: [
      ...measure(document),
      // Letters of a picture are recognised one by one; `documents --scans` holds how long a page may take.
      pictures > 0
        ? { figure: 'scanned-seconds', hits: took / pictures, of: 1 }
        : { figure: 'seconds', hits: took, of: 1 },
      { figure: 'memory', hits: megabytes, of: 1 },
    ],
  }
}

function printDocument({ document, tallies }: Measured): void {
  const { file, analysis } = document
  if (options.save) {
    mkdirSync(options.save, { recursive: true })
    writeFileSync(join(options.save, `${file}.json`), JSON.stringify(analysis))
  }
  if (options.print) console.log(printAnalysis(document))
  const shown = tallies.map(({ figure, hits, of }) =>
    SHOWN_AS_IT_IS.has(figure) ? `${figure} ${hits.toFixed(1)}` : `${figure} ${hits}/${of}`,
  )
  console.log(`${file}\n   ${shown.join(' · ')}`)
  for (const { figure, misses = [], toRead = [] } of options.misses ? tallies : []) {
    for (const miss of misses) console.log(`   ✗ ${figure}: ${oneLine(miss)}`)
    for (const text of toRead) console.log(`   ? ${figure}, near no key fact: ${oneLine(text)}`)
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

async function measureReading(): Promise<void> {
  if (options.comparisons) await import('./comparisons/measure.ts')
  await measureLongThesis()
  measureModelProof()
  const folder = folderOutside('documents with answer keys', positionals[0])
  if (folder) await measureKeys(folder)
  process.exitCode = overBudget() ? 1 : 0
}

if (options.learn) learnRoles(options.learn)
else if (options.sentences) await printSentences(options.sentences)
else await measureReading()
