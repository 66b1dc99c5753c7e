/** Files in the data folder beside the database: students' files, and the secret that keeps them signed in. */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

const KEPT = [
  ['files/kept', 'files'],
  ['session-secret', 'session-secret'],
] as const

/** With files on S3 there is nothing to copy: the bucket keeps its own copies. */
export function copyOut(dataDir: string, folder: string): void {
  for (const [here, there] of KEPT) copyIfThere(join(dataDir, here), join(folder, there))
}

/** Never overwrites an existing file. */
export function copyIn(folder: string, dataDir: string): void {
  for (const [here, there] of KEPT) copyIfThere(join(folder, there), join(dataDir, here))
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true })
}
