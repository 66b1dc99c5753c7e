/** What `npm run models` put into the folder, and whether it is still what came. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { sha256Of } from './checksum.ts'
import type { ListedModel } from './model-list.ts'

/** Written last, so a folder without it was not finished or is somebody else's. */
const RECORD = 'fetched.json'
const UNFINISHED = '.unfinished'

const Record = z.object({
  model: z.string(),
  /** Files whose checksum the list knew. */
  listed: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type KeptModel = z.infer<typeof Record>

export const folderOf = (models: string, name: string) => join(models, name)
export const unfinishedFolder = (models: string, name: string) => join(models, UNFINISHED, name)

export async function writeRecord(folder: string, model: ListedModel): Promise<void> {
  const files: KeptModel['files'] = {}
  for (const name of filesIn(folder))
    files[name] = { bytes: statSync(join(folder, name)).size, sha256: await sha256Of(join(folder, name)) }
  const listed = model.files.filter(({ sha256 }) => sha256).map(({ to }) => to)
  const record: KeptModel = { model: model.name, listed, files }
  writeFileSync(join(folder, RECORD), `${JSON.stringify(record, null, 1)}\n`)
}

export function keptModel(folder: string): KeptModel | undefined {
  try {
    return Record.parse(JSON.parse(readFileSync(join(folder, RECORD), 'utf8')))
  } catch {
    return undefined
  }
}

export const isThere = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false }) !== undefined

/** The folders in the folder of models, without the runtime library and what is unfinished. */
export function foldersIn(models: string): string[] {
  if (!isThere(models)) return []
  return readdirSync(models, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}

export const unfinishedIn = (models: string): string[] =>
  isThere(join(models, UNFINISHED)) ? readdirSync(join(models, UNFINISHED)).sort() : []

/** The files that are no longer as they came. */
export async function changedFiles(folder: string, { files }: KeptModel): Promise<string[]> {
  const changed: string[] = []
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const path = join(folder, name)
    const now = statSync(path, { throwIfNoEntry: false })
    if (!now) changed.push(`${name} is missing`)
    else if (now.size !== bytes) changed.push(`${name} has another size than when it came`)
    else if ((await sha256Of(path)) !== sha256) changed.push(`${name} is not as it came`)
  }
  return changed
}

export function removeModel(models: string, name: string): void {
  rmSync(folderOf(models, name), { recursive: true, force: true })
  rmSync(unfinishedFolder(models, name), { recursive: true, force: true })
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
