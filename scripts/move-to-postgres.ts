/**
 * `npm run move-to-postgres -- postgres://…`: copies the embedded database into an empty PostgreSQL, with the server
 * stopped. Source and copy are compared row by row; the embedded database is not changed.
 */

import { readRecords, sumsOf, writeRecords } from '../src/ports/database/carry-records.ts'
import { openPglite } from '../src/ports/database/database.pglite.ts'
import { openPostgres } from '../src/ports/database/database.postgres.ts'
import { readEnv } from '../src/server/env.ts'
import { sayCounts } from './records-told.ts'

const [, , url = ''] = process.argv
const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}
if (!/^postgres(ql)?:\/\//.test(url))
  stop('Say where to: npm run move-to-postgres -- postgres://user:password@host/database')

const asSentence = (error: unknown): never => stop(error instanceof Error ? error.message : String(error))
const from = await openPglite(readEnv().DATA_DIR).catch(asSentence)
const to = await openPostgres(url, { onLost: asSentence }).catch(asSentence)
const moved = await writeRecords(to.db, (put) => readRecords(from.db, put))
if (!moved.ok) stop(moved.problem.message)
else {
  const [left, arrived] = [await sumsOf(from.db), await sumsOf(to.db)]
  const differ = Object.keys(left).filter((table) => left[table] !== arrived[table])
  if (differ.length > 0)
    stop(
      `These tables did not arrive as they left: ${differ.join(', ')}. Do not use ${new URL(url).pathname.slice(1)}.`,
    )
  sayCounts(moved.value)
  console.log('Every row arrived as it left. Set DATABASE_URL to this address and start the server.')
}
await from.close()
await to.close()
