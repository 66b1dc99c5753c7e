/** Certificates as `compose.yaml` makes them: a private authority, and one for each name. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'])
    return true
  } catch {
    return false
  }
})()

export function certificates(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-inside-'))
  execFileSync('chmod', ['755', folder])
  const made = join(folder, 'tls')
  execFileSync('sh', ['scripts/internal-certificates.sh', join(folder, 'kept'), made, ...names], {
    stdio: 'pipe',
  })
  return { at: (file: string) => join(made, file), remove: () => rmSync(folder, { recursive: true }) }
}
