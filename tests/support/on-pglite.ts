/**
 * Prepares one migrated embedded database; every test file starts from a copy of it, a separate server from a copy of
 * its folder.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { initialise } from '#ports/database/initialise.ts'
import { startParams } from '#ports/database/pglite-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database:
      | { kind: 'embedded'; template: string; folder: string }
      | { kind: 'PostgreSQL'; url: string; template: string }
  }
}

/** Copied a hundred times and more, so it carries nothing of the two databases that others would be made from. */
async function withoutTemplates(folder: string): Promise<Buffer> {
  const database = await PGlite.create(folder, { startParams })
  await database.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`)
  await database.exec('checkpoint')
  const dumped = await database.dumpDataDir('none')
  await database.close()
  return Buffer.from(await dumped.arrayBuffer())
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-template-'))
  const place = join(folder, 'database')
  await initialise(place)
  const lean = join(folder, 'lean')
  cpSync(place, lean, { recursive: true })
  const template = join(folder, 'template.tar')
  writeFileSync(template, await withoutTemplates(lean))
  rmSync(lean, { recursive: true })
  project.provide('database', { kind: 'embedded', template, folder: place })
  return () => rmSync(folder, { recursive: true, force: true })
}
