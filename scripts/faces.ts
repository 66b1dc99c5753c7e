/**
 * Other slices may import from a capability only its public face (named in its README), its specification and its
 * contract; never its tables. The program itself puts everything together (`src/server`, the lists of screens in
 * `src/web`); its shell follows the rule like any other slice.
 */
import { isForTests } from './cruise.ts'

type Module = { source: string; dependencies: readonly { resolved: string }[] }
/** By capability: individual files. Listing a folder would expose files added to it later. */
export type Faces = ReadonlyMap<string, readonly string[]>

const CAPABILITY = /^src\/capabilities\/([^/]+)\/(.+)$/
const HELD = /^src\/(capabilities|assistants|web\/[^/]+)\//
/** The administrator's lists read across all slices. */
const ALL_SEEING = /^src\/capabilities\/administration\//
/** A single statement over two slices' rows, if two queries would be wrong or slow. */
const JOINS = new Set([
  'src/capabilities/payments/server/jobs/sweep.ts',
  'src/assistants/decoder/server/analysis-rows.ts',
])
const mayReadTables = (source: string) =>
  ALL_SEEING.test(source) || JOINS.has(source) || source.endsWith('/tables.ts')

export const faceIn = (readme: string): string[] => {
  const [, face = ''] = readme.split('\n## Face\n')
  return [...face.matchAll(/`([^`]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => /\.tsx?$/.test(path) && !/^(spec|contract)\.ts$/.test(path))
}

export function faceBreaches(modules: readonly Module[], faces: Faces): string[] {
  const breaches: string[] = []
  const imported = new Set<string>()
  for (const { source, dependencies } of modules) {
    if (!HELD.test(source) || isForTests(source)) continue
    for (const { resolved } of dependencies) {
      const [, room = '', file = ''] = CAPABILITY.exec(resolved) ?? []
      if (room === '' || source.startsWith(`src/capabilities/${room}/`) || /^(spec|contract)\.ts$/.test(file))
        continue
      if (file === 'server/tables.ts' && mayReadTables(source)) continue
      imported.add(`${room}/${file}`)
      if (file === 'server/tables.ts' || !faces.get(room)?.includes(file))
        breaches.push(`not in the face of ${room} (its README names it): ${source} → ${file}`)
    }
  }
  for (const [room, files] of faces)
    for (const file of files)
      if (!imported.has(`${room}/${file}`))
        breaches.push(`in the face of ${room}, and imported by nobody: ${file}`)
  return breaches
}
