/** `npm run retractions -- <file.csv>`: loads the list of retracted works, Retraction Watch's as Crossref distributes it. */
import { createReadStream, existsSync } from 'node:fs'
import { loadRetractions } from '../src/capabilities/references/server/existence/load-retractions.ts'
import { openRecords } from './open-records.ts'

const path = process.argv[2]
if (!path || !existsSync(path)) {
  console.error('Name the file: npm run retractions -- retraction_watch.csv')
  process.exit(1)
}

const { services, close } = await openRecords()
const today = services.now().toISOString().slice(0, 10)
const loaded = await loadRetractions(services.db, createReadStream(path), today).catch((error: unknown) =>
  String(error),
)
await close()
if (typeof loaded === 'string') {
  console.error(`${loaded} The list that was there before is kept.`)
  process.exit(1)
}
console.log(
  `${loaded.kept.toLocaleString('en')} retractions and expressions of concern were kept, of ${loaded.rows.toLocaleString('en')} rows.`,
)
