/**
 * Tables of statistics programs, made from a seed, half of them with one planted fault: how many faults are found, and
 * how many clean tables are accused. `npm run bench:tables [-- --planted silent|loud] [--misses] [--seed n]`
 */
import { parseArgs } from 'node:util'
import type { StatisticRow } from '../src/capabilities/study/rules/checks/numbers/statistic-row.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { modelOf } from '../tests/support/model-of.ts'
import { reporter } from './decoder/report.ts'
import { type Forged, forge } from './tables/forge.ts'

const { values: options } = parseArgs({
  options: { planted: { type: 'string' }, misses: { type: 'boolean' }, seed: { type: 'string' } },
})
const TABLES = 200
const SEED = Number(options.seed ?? 20)

type Engine = (table: Forged) => StatisticRow[]

const real: Engine = ({ blocks }) =>
  openStudy(modelOf([{ title: 'Results', role: 'results', blocks }])).statisticRows()

/** Engines that must not pass: one that computes nothing, one that accuses everything. */
const PLANTED: Record<string, Engine> = {
  silent: (table) => real(table).map((row) => ({ ...row, verdict: 'agrees' })),
  loud: (table) => real(table).map((row) => ({ ...row, verdict: 'look again' })),
}

function tally(engine: Engine) {
  const misses: string[] = []
  const counts = { faulty: 0, found: 0, clean: 0, accused: 0, computed: 0, empty: 0 }
  for (const table of forge(SEED, TABLES)) {
    const rows = engine(table)
    const alarms = rows.filter(({ verdict }) => verdict === 'look again')
    if (table.fault === null) {
      counts.clean += 1
      counts.computed += rows.length
      counts.empty += rows.length === 0 ? 1 : 0
      counts.accused += alarms.length > 0 ? 1 : 0
      if (alarms[0])
        misses.push(
          `accused: ${table.kind}: ${alarms[0].reports}, ${alarms[0].writes}, ${alarms[0].computes}`,
        )
      if (rows.length === 0) misses.push(`not read: ${table.kind}`)
    } else {
      counts.faulty += 1
      counts.found += alarms.length > 0 ? 1 : 0
      if (alarms.length === 0) misses.push(`not found: ${table.kind}: ${table.fault}`)
    }
  }
  return { ...counts, misses }
}

const { atLeast, atMost, over } = reporter()
const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

function print({ faulty, found, clean, accused, empty, computed, misses }: ReturnType<typeof tally>) {
  atLeast(`Tables with a planted fault that are found (${faulty})`, percent(found, faulty), '%', 95)
  atMost(`Clean tables that are accused (${clean})`, percent(accused, clean), '%', 1)
  atMost('Clean tables of which nothing could be computed', percent(empty, clean), '%', 2)
  console.log(`Numbers computed again in clean tables: ${computed}`)
  if (options.misses) for (const miss of misses) console.log(`   ${miss}`)
}

const passes = ({ faulty, found, clean, accused }: ReturnType<typeof tally>) =>
  percent(found, faulty) >= 95 && percent(accused, clean) <= 1

if (options.planted) {
  const planted = PLANTED[options.planted]
  if (!planted) throw new Error(`Planted engines are: ${Object.keys(PLANTED).join(', ')}.`)
  print(tally(planted))
} else {
  print(tally(real))
  const unnoticed = Object.keys(PLANTED).filter((name) => passes(tally(PLANTED[name]!)))
  atMost('Planted bad engines that this measure lets pass', unnoticed.length, '', 0)
}
process.exit(over() ? 1 : 0)
