/**
 * Programs that the product is measured beside, and never contains. They weigh a fifth of an install, and only a few
 * commands use them: they stand in the package of the benches, which is installed when the first of them is asked for.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '..')

/** The module of this name, as the bench uses it: without an install there are no types to check it against. */
export async function peer<Used>(name: string): Promise<Used> {
  if (!existsSync(join(PACKAGE, 'node_modules'))) install()
  return import(name)
}

function install(): void {
  console.log('Installing what the product is measured beside (bench/package.json), once')
  const { status } = spawnSync('npm', ['ci'], { cwd: PACKAGE, stdio: 'inherit' })
  if (status !== 0) throw new Error('The peers could not be installed: npm ci --prefix bench')
}
