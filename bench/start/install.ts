/** Size, duration and output of a newcomer's install and a server's install, each into an empty folder. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUDGET = { everything: 1_000, server: 620 }
/** npm's own sum. Anything more is a warning that every newcomer would have to read. */
const MOST_LINES = 3

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

function install(what: keyof typeof BUDGET, ...flags: string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-install-'))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
    const began = performance.now()
    const run = spawnSync('npm', ['install', ...flags], { cwd: folder, encoding: 'utf8' })
    const seconds = (performance.now() - began) / 1_000
    if (run.status !== 0) throw new Error(run.stderr)
    const megabytes = bytesBelow(join(folder, 'node_modules')) / 1e6
    const printed = `${run.stdout}${run.stderr}`.split('\n').filter((line) => line.trim() !== '')
    for (const line of printed.length > MOST_LINES ? printed : []) console.log(`  ${line}`)
    console.log(
      `${what.padEnd(12)} ${megabytes.toFixed(0)} MB of ${BUDGET[what]}, ${seconds.toFixed(0)} s, ${printed.length} of ${MOST_LINES} lines printed`,
    )
    return megabytes <= BUDGET[what] && printed.length <= MOST_LINES
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const fine = [install('everything'), install('server', '--omit=dev', '--legacy-peer-deps')]
process.exit(fine.every(Boolean) ? 0 : 1)
