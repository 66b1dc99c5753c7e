import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataFolder } from './data-lock.ts'
import { MIGRATIONS, type OpenDatabase } from './database.ts'
import { startParams } from './pglite-settings.ts'
import { timeoutPglite } from './timeout-pglite.ts'

const CHILD = new URL('./initialise.ts', import.meta.url).pathname

/**
 * A kill in the middle of the very first start can leave a folder that never opens again, and
 * initialising takes two seconds and 500 MB that are never released. So the build makes an empty database
 * once, or else a child process does; it is made beside its place, and one rename puts it there whole.
 */
async function makeFolder(dataDir: string, place: string, readyMade: string | undefined): Promise<void> {
  for (const left of readdirSync(dataDir).filter((name) => name.startsWith('database.new-')))
    rmSync(join(dataDir, left), { recursive: true, force: true })
  const fresh = join(dataDir, `database.new-${process.pid}`)
  if (readyMade && existsSync(readyMade)) cpSync(readyMade, fresh, { recursive: true })
  else await promisify(execFile)(process.execPath, [CHILD, fresh])
  renameSync(fresh, place)
}

/** `readyMade` is an empty database left by the build; migrations it lacks are applied as usual. */
export async function openPglite(dataDir: string, readyMade?: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDataFolder(dataDir)
  try {
    const place = join(dataDir, 'database')
    if (!existsSync(place)) await makeFolder(dataDir, place, readyMade)
    const embedded = await PGlite.create(place, { startParams })
    await migrate(drizzle(embedded), { migrationsFolder: MIGRATIONS })
    const client = timeoutPglite(embedded)
    const db = drizzle(client)
    return {
      db,
      kind: 'embedded',
      ping: async () => void (await client.query('select 1')),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
