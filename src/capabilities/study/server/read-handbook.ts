import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseHandbook } from '../rules/handbook/handbook-format.ts'
import { type Handbook, openHandbook } from '../rules/handbook/handbook-search.ts'

const FOLDER = join(import.meta.dirname, '../handbook')

/** Read once when the server starts: some ninety thousand words, about a second. */
export async function readHandbook(folder = FOLDER): Promise<Handbook> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return openHandbook(texts.flatMap(parseHandbook))
}
