/**
 * `npm run backup -- <folder>`: a copy of all records, as they are at one moment, and of students' files.
 * PostgreSQL may go on working; the embedded database belongs to one program, so its server is stopped first.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { COPIED, writeAct } from '../src/capabilities/administration/server/audit.ts'
import { saveRecords } from '../src/ports/database/records-file.ts'
import { copyOut } from './kept-with-records.ts'
import { openRecords } from './open-records.ts'
import { RECORDS, sayCounts } from './records-told.ts'

const [, , named] = process.argv
if (!named) {
  console.error('Say where to: npm run backup -- <folder>')
  process.exit(1)
}
const folder = resolve(named)
const file = join(folder, RECORDS)
if (existsSync(file)) {
  console.error(`There is a copy already: ${file}. Name another folder.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true, mode: 0o700 })
const { database, services, env, close } = await openRecords()
const counts = await saveRecords(database.db, file, services.now())
copyOut(env.DATA_DIR, folder)
// The alarms page shows the age of the last copy.
await writeAct(database.db, { at: services.now(), who: 'operator', act: COPIED })
await close()
sayCounts(counts)
console.log(
  `The copy is in ${folder}. It holds names, phone numbers and students' work: keep it as safe as the records.`,
)
