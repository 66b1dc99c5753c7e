/**
 * Programs that the product is measured beside, and never contains. They weigh a fifth of an install, and only three
 * benches in thirty use them: so they have a lock file of their own, and are installed when first asked for.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const HERE = import.meta.dirname

/** The module of this name, as the bench uses it: without an install there are no types to check it against. */
export async function peer<Used>(name: string): Promise<Used> {
  if (!existsSync(join(HERE, 'node_modules'))) install()
  return import(name)
}

function install(): void {
  console.log('Installing what the product is measured beside (bench/peers), once')
  const { status } = spawnSync('npm', ['ci'], { cwd: HERE, stdio: 'inherit' })
  if (status !== 0) throw new Error('The peers could not be installed: npm ci --prefix bench/peers')
}
