/**
 * Locates the programs of the children. `npm run build` bundles each into one file of plain JavaScript: a
 * child that reads one small document spends most of its time on opening a hundred files of TypeScript. A
 * bundle older than its sources is not used.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HERE, ROOT } from './guard.ts'

export const CHILD_PROGRAMS = ['read-main', 'paint-main', 'recognise-main', 'no-way-out'] as const
export type ChildProgram = (typeof CHILD_PROGRAMS)[number]

export const BUILT = join(ROOT, 'dist', 'children')
export const MADE_FROM = 'made-from.json'

/** The source files of each bundle, from the project root, and their content at the time. */
export type MadeFrom = Record<string, string>

export const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex')

/** Checked once per process: after changing a source, developers restart the program. */
let current: boolean | undefined

export function areBuilt(): boolean {
  const file = join(BUILT, MADE_FROM)
  current ??= existsSync(file) && isAsItWas(JSON.parse(readFileSync(file, 'utf8')) as MadeFrom)
  return current
}

export const isAsItWas = (made: MadeFrom): boolean =>
  Object.entries(made).every(([file, hash]) => existsSync(join(ROOT, file)) && hashOf(file) === hash)

export const programAt = (program: ChildProgram): string =>
  areBuilt() ? join(BUILT, `${program}.mjs`) : join(HERE, `${program}.ts`)
