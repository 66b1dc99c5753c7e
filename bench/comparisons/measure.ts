/** Whether numbers are compared rightly: planted faults found in tables, right tables left alone, tests in sentences. */
import { parseArgs } from 'node:util'
import { folderOutside } from '../printing/folder-outside.ts'
import { atLeast, atMost, overBudget, toldOnly } from '../printing/report.ts'
import { FORMATS } from './print-works.ts'
import { SECOND_KINDS } from './second-works.ts'
import { SEED, type TableTally, tallyTables } from './tally-tables.ts'
import { tallyWorks } from './tally-works.ts'
import { measurePapers, measureSentences } from './tests-in-papers.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    comparisons: { type: 'boolean' },
    misses: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(SEED) },
    works: { type: 'string', default: '6' },
  },
})
const seed = Number(options.seed)
const FOUND_AT_LEAST = 95
const ACCUSED_AT_MOST = 1
const SEEN_AT_LEAST = 92
/** Of what another hand planted before it read the comparators, in wordings of its own. */
const SEEN_OF_ANOTHER_HAND = 60

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

function print({ faulty, found, clean, accused, empty, computed, misses }: TableTally): void {
  atLeast(
    `tables with a planted fault that are found (${faulty})`,
    percent(found, faulty),
    '%',
    FOUND_AT_LEAST,
  )
  atMost(`clean tables that are accused (${clean})`, percent(accused, clean), '%', ACCUSED_AT_MOST)
  atMost('clean tables of which nothing could be computed', percent(empty, clean), '%', 2)
  toldOnly('  numbers computed again in clean tables', computed, '')
  if (options.misses) for (const miss of misses) console.log(`   ${miss}`)
}

print(tallyTables(seed))

const works = await tallyWorks({
  seed,
  each: Number(options.works),
  ...(options.misses && { miss: (what: string) => console.log(`   ${what}`) }),
})
for (const [key, { faulty, found, clean, accused, read, of }] of [...works].sort()) {
  const isSecond = SECOND_KINDS.some((kind) => key.startsWith(kind))
  const least = isSecond ? SEEN_OF_ANOTHER_HAND : SEEN_AT_LEAST
  if (faulty > 0) atLeast(`${key}: planted and found (${faulty})`, percent(found, faulty), '%', least)
  atMost(`${key}: clean and accused (${clean})`, percent(accused, clean), '%', 0.5)
  toldOnly(`${key}: pairs of places read in clean works`, percent(read, of), '%')
}
toldOnly('formats a work is made in', FORMATS.length, '')

const folder = folderOutside('measures made by others', positionals[0])
if (folder) {
  measureSentences(folder)
  await measurePapers(folder)
}
process.exit(overBudget() ? 1 : 0)
