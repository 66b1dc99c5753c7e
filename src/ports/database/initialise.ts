/** Runs as a child process: makes an empty embedded database in the folder it is given. */
import { PGlite } from '@electric-sql/pglite'
import { startParams } from './pglite-settings.ts'

export async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create(folder, { startParams })
  await database.close()
}

if (import.meta.main) await initialise(process.argv[2]!)
