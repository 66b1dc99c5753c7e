/** Size, duration and output of a newcomer's install and a server's install, each into an empty folder. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, toldOnly } from '../printing/report.ts'

/** npm's own sum. Anything more is a warning that every newcomer would have to read. */
const MOST_LINES = 3

export function measureInstalls(): void {
  measureInstall('everything', 1_000)
  measureInstall('a server', 620, '--omit=dev', '--legacy-peer-deps')
}

/** A file that has two names, as Node's own program has, is on the disk once. */
function bytesBelow(folder: string): number {
  const files = new Map<number, number>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const { ino, size } = statSync(join(entry.parentPath, entry.name))
    files.set(ino, size)
  }
  return [...files.values()].reduce((sum, size) => sum + size, 0)
}

function measureInstall(what: string, mostMegabytes: number, ...flags: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-install-'))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
    const began = performance.now()
    const run = spawnSync('npm', ['install', ...flags], { cwd: folder, encoding: 'utf8' })
    const seconds = (performance.now() - began) / 1_000
    if (run.status !== 0) throw new Error(run.stderr)
    const printed = `${run.stdout}${run.stderr}`.split('\n').filter((line) => line.trim() !== '')
    for (const line of printed.length > MOST_LINES ? printed : []) console.log(`  ${line}`)
    atMost(`install of ${what}`, bytesBelow(join(folder, 'node_modules')) / 1e6, 'MB', mostMegabytes)
    toldOnly('  time', seconds, 's')
    atMost('  lines printed', printed.length, '', MOST_LINES)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
