/** Prepares one migrated embedded database; every test file starts from a copy of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; template: string } | { kind: 'PostgreSQL'; url: string; template: string }
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-template-'))
  const database = await PGlite.create()
  await migrate(drizzle(database), { migrationsFolder: 'migrations' })
  const template = join(folder, 'template.tar')
  writeFileSync(template, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('database', { kind: 'embedded', template })
  return () => rmSync(folder, { recursive: true, force: true })
}
