/** Runs as a child process: makes an embedded database with all its tables in the folder it is given. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { MIGRATIONS } from './database.ts'
import { startParams } from './pglite-settings.ts'

export async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create(folder, { startParams })
  await migrate(drizzle(database), { migrationsFolder: MIGRATIONS })
  await database.close()
}

if (import.meta.main) await initialise(process.argv[2]!)
