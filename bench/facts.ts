/**
 * The book of facts of real documents, compared with their answer keys: `node bench/facts.ts <folder> [--missed]`. The
 * documents belong to others and are no part of the project: their folder is named, here or in BENCH_WORKS.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { evidenceOf } from '../src/capabilities/study/rules/document/evidence.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import {
  type FactFigures,
  type KeyOfDocument,
  measureFacts,
  plantedBadBook,
  sumOfFacts,
} from './facts/book-figures.ts'
import { folderOutside } from './printing/folder-outside.ts'

const folder = folderOutside('documents with answer keys')
if (!folder) process.exit(2)
const keys = join(folder, 'keys')

const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
const figures: FactFigures[] = []
const planted: FactFigures[] = []
for (const name of readdirSync(keys).filter((file) => file.endsWith('.key.json'))) {
  const fileName = name.replace(/\.key\.json$/, '')
  const key: KeyOfDocument = JSON.parse(readFileSync(join(keys, name), 'utf8'))
  const result = await reader.readDocument({ path: join(folder, fileName), fileName })
  if (!result.ok) throw new Error(`${fileName}: ${result.problem.message}`)
  const study = openStudy(result.value)
  const start = performance.now()
  const book = study.facts()
  const took = performance.now() - start
  const one = measureFacts(book, key)
  figures.push(one)
  planted.push(measureFacts(plantedBadBook(book, study.reading.sentences.map(evidenceOf)), key))
  console.log(
    `${fileName.slice(0, 40).padEnd(41)} ${book.kind} ${book.stage ?? '-'}${one.typeRight && one.stageRight ? '' : ' WRONG'} · must ${one.mustHaveShown}/${one.mustHave} · key ${one.keyFactsShown}/${one.keyFacts} · shown ${one.shown}, in key ${one.shownInKey}, same kind ${one.sameKind} · not found ${one.notFound}, falsely ${one.falseNotFound.length} · ${took.toFixed(0)} ms`,
  )
  if (process.argv.includes('--missed')) for (const missed of one.missed) console.log(`   missed ${missed}`)
  for (const falsely of one.falseNotFound) console.log(`   said not to be there: ${falsely}`)
}

const print = (title: string, sum: ReturnType<typeof sumOfFacts>) =>
  console.log(
    `${title}: ${Object.entries(sum)
      .map(([figure, share]) => `${figure} ${(100 * share).toFixed(1)} %`)
      .join(' · ')}`,
  )
print('all', sumOfFacts(figures))
print('a planted bad book, for comparison', sumOfFacts(planted))
const bad = sumOfFacts(planted)
if (bad.mustHaveShown > 0.2 || bad.typeRight > 0.2 || bad.falseNotFound < 0.2) {
  console.error('The measure lets a bad book pass.')
  process.exit(1)
}
