/** Prepares one migrated embedded database; every test file starts from a copy of it, a server of its own from a copy of its folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { startParams } from '#ports/database/pglite-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database:
      | { kind: 'embedded'; template: string; folder: string }
      | { kind: 'PostgreSQL'; url: string; template: string }
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-template-'))
  const place = join(folder, 'database')
  const database = await PGlite.create(place, { startParams })
  await migrate(drizzle(database), { migrationsFolder: 'migrations' })
  const template = join(folder, 'template.tar')
  writeFileSync(template, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('database', { kind: 'embedded', template, folder: place })
  return () => rmSync(folder, { recursive: true, force: true })
}
