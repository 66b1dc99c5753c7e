/** `npm run restore -- <folder>`: brings a copy back into records that are empty, and the files beside them. */
import { join, resolve } from 'node:path'
import { loadRecords } from '../src/ports/database/records-file.ts'
import { copyIn } from './kept-with-records.ts'
import { openRecords } from './open-records.ts'
import { RECORDS, sayCounts } from './records-told.ts'

const [, , named] = process.argv
if (!named) {
  console.error('Say which copy: npm run restore -- <folder>')
  process.exit(1)
}
const folder = resolve(named)
const { database, env, close } = await openRecords()
const loaded = await loadRecords(database.db, join(folder, RECORDS))
await close()
if (!loaded.ok) {
  console.error(loaded.problem.message)
  process.exit(1)
}
copyIn(folder, env.DATA_DIR)
sayCounts(loaded.value)
console.log('Everything of the copy is back.')
