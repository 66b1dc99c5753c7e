/**
 * Where the programs of the children lie. `npm run build` puts each into one piece of plain JavaScript: a child that reads one small
 * document spends most of its time on opening a hundred files of TypeScript. A piece that is older than its sources is not used.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HERE, ROOT } from './guard.ts'

export const CHILD_PROGRAMS = ['read-main', 'paint-main', 'recognise-main', 'no-way-out'] as const
export type ChildProgram = (typeof CHILD_PROGRAMS)[number]

export const BUILT = join(ROOT, 'dist', 'children')
export const MADE_FROM = join(BUILT, 'made-from.json')

/** Of which files each piece was made, from the root of the project, and what stood in them. */
export type MadeFrom = Record<string, string>

export const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex')

/** Once for each process: whoever changes a source starts the program anew. */
let current: boolean | undefined

export function areBuilt(): boolean {
  current ??= existsSync(MADE_FROM) && isAsItWas(JSON.parse(readFileSync(MADE_FROM, 'utf8')) as MadeFrom)
  return current
}

export const isAsItWas = (made: MadeFrom): boolean =>
  Object.entries(made).every(([file, hash]) => existsSync(join(ROOT, file)) && hashOf(file) === hash)

export const programAt = (program: ChildProgram): string =>
  areBuilt() ? join(BUILT, `${program}.mjs`) : join(HERE, `${program}.ts`)
