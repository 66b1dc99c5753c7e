/** Bytes that were made here → a kept file; a write that fails leaves nothing in the work folder. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Files, newStoredName, type StoredName } from './files.ts'

export async function handOver(
  { workFolder, keep }: Pick<Files, 'workFolder' | 'keep'>,
  bytes: Uint8Array,
): Promise<StoredName> {
  const path = join(workFolder, newStoredName())
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    return await keep(path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
