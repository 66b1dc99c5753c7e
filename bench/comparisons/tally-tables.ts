/** How many planted faults are found in the tables of the forge, and how many clean tables are accused. */
import { rowsCompared } from '../../tests/support/part-of-study.ts'
import { forge } from './forge.ts'

export const TABLES = 200
export const SEED = 20

export type TableTally = ReturnType<typeof tallyTables>

export function tallyTables(seed = SEED) {
  const misses: string[] = []
  const counts = { faulty: 0, found: 0, clean: 0, accused: 0, computed: 0, empty: 0 }
  for (const table of forge(seed, TABLES)) {
    const rows = rowsCompared(table.blocks)
    const alarms = rows.filter(({ verdict }) => verdict === 'look-again')
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
