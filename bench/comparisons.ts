/**
 * Tables of statistics programs, made from a seed, half of them with one planted fault: how many faults are found, and
 * how many clean tables are accused. `npm run bench:tables [-- --planted silent|loud] [--misses] [--seed n]`
 */
import { parseArgs } from 'node:util'
import { atLeast, atMost, overBudget } from './printing/report.ts'
import { honestEngine, PLANTED_ENGINES, SEED, type TableTally, tallyTables } from './tables/tally-tables.ts'

const { values: options } = parseArgs({
  options: { planted: { type: 'string' }, misses: { type: 'boolean' }, seed: { type: 'string' } },
})
const seed = Number(options.seed ?? SEED)

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

function print({ faulty, found, clean, accused, empty, computed, misses }: TableTally) {
  atLeast(`Tables with a planted fault that are found (${faulty})`, percent(found, faulty), '%', 95)
  atMost(`Clean tables that are accused (${clean})`, percent(accused, clean), '%', 1)
  atMost('Clean tables of which nothing could be computed', percent(empty, clean), '%', 2)
  console.log(`Numbers computed again in clean tables: ${computed}`)
  if (options.misses) for (const miss of misses) console.log(`   ${miss}`)
}

const passes = ({ faulty, found, clean, accused }: TableTally) =>
  percent(found, faulty) >= 95 && percent(accused, clean) <= 1

if (options.planted) {
  const planted = PLANTED_ENGINES[options.planted]
  if (!planted) throw new Error(`Planted engines are: ${Object.keys(PLANTED_ENGINES).join(', ')}.`)
  print(tallyTables(planted, seed))
} else {
  print(tallyTables(honestEngine, seed))
  const unnoticed = Object.keys(PLANTED_ENGINES).filter((name) =>
    passes(tallyTables(PLANTED_ENGINES[name]!, seed)),
  )
  atMost('Planted bad engines that this measure lets pass', unnoticed.length, '', 0)
}
process.exit(overBudget() ? 1 : 0)
