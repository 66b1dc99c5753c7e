import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { type HandbookEntry, parseHandbook } from '../rules/handbook/handbook-format.ts'
import { type Handbook, openHandbook } from '../rules/handbook/handbook-search.ts'

const FOLDER = join(import.meta.dirname, '../handbook')

/** Some ninety thousand words; a server lets others in between its files. */
export async function readHandbookEntries(folder = FOLDER): Promise<readonly HandbookEntry[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const entries: HandbookEntry[] = []
  for (const text of texts) {
    entries.push(...parseHandbook(text))
    await othersFirst()
  }
  return entries
}

/** Opened once where it is searched. */
export async function readHandbook(): Promise<Handbook> {
  const entries = await readHandbookEntries()
  return openHandbook(entries)
}
