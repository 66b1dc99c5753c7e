/**
 * How many students one process serves: reads, log-ins and uploads at once, and what students at work cost.
 *
 *                300 reads a second while two theses are read, 40 log-ins a second, 50 uploads of 20 MB at once
 *   --users      the core time of 1, 10 and 100 students at work instead
 *   --soak=30    all seven assistants for so many minutes instead, and how memory grew
 *   --postgres   on a PostgreSQL of its own instead of the embedded database
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { measureJson } from './load/json-requests.ts'
import { measureLogIns } from './load/log-ins.ts'
import { soak } from './load/soak.ts'
import { measureUploads } from './load/uploads-at-once.ts'
import { measureUsers } from './load/users.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { openPaidServer } from './product/open-paid-server.ts'

const { values } = parseArgs({
  options: {
    soak: { type: 'string' },
    users: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
})
const STUDENTS = values.users ? 100 : 60
/** More than a quick machine gets through. */
const SOAKED_A_MINUTE = 20

const database = values.postgres ? await startPostgres() : undefined
const minutes = Number(values.soak ?? 0)
const server = await openPaidServer({
  assistant: 'all',
  students: minutes > 0 ? Math.ceil(minutes * SOAKED_A_MINUTE) : STUDENTS,
  settings: { TRUST_PROXY: 'loopback', ...(database && { DATABASE_URL: database.url }) },
})
const beforehand = loadavg()[0] ?? 0
console.log(
  `on ${database ? 'PostgreSQL' : 'the embedded database'}, load of the machine beforehand ${beforehand.toFixed(2)}`,
)
try {
  if (minutes > 0) await soak(server, minutes)
  else if (values.users) await measureUsers(server)
  else {
    // As in start.ts: memory used only during the start is released by then.
    await pause(2_000)
    toldOnly('memory of the server at rest', await server.memory(), 'MB')
    await measureJson(server)
    await measureLogIns(server)
    await measureUploads(server)
    // 300 of it are the grammar checker, which the ten rewrites have opened.
    atMost('memory of the server at the end', await server.memory(), 'MB', 1_000)
  }
} finally {
  await server.stop()
  await database?.stop()
}
process.exit(overBudget() ? 1 : 0)
