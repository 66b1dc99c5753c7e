/**
 * Folders that stand side by side depend on each other in one direction only. Two that import each other are one folder
 * under two names: neither can be read, moved or changed without the other. The same holds for a longer ring.
 */
import type { Module } from './cruise.ts'

type Files = readonly {
  source: string
  dependencies: readonly Pick<Module['dependencies'][0], 'resolved'>[]
}[]
/** The folders of one parent, each with those it imports and an import as the example. */
type Siblings = Map<string, Map<string, string>>

/** The sibling folders that an import connects; undefined where one of the files lies in their parent itself. */
function connected(from: string, to: string): { parent: string; folder: string; known: string } | undefined {
  const [a, b] = [from.split('/'), to.split('/')]
  const at = a.findIndex((part, place) => part !== b[place])
  if (at < 0 || at >= a.length - 1 || at >= b.length - 1) return undefined
  return { parent: a.slice(0, at).join('/'), folder: a[at]!, known: b[at]! }
}

function siblingsByParent(files: Files): Map<string, Siblings> {
  const parents = new Map<string, Siblings>()
  for (const { source, dependencies } of files)
    for (const { resolved } of dependencies) {
      const pair = connected(source, resolved)
      if (!pair) continue
      const siblings: Siblings = parents.get(pair.parent) ?? new Map()
      const known = siblings.get(pair.folder) ?? new Map<string, string>()
      if (!known.has(pair.known)) known.set(pair.known, `${source} → ${resolved}`)
      parents.set(pair.parent, siblings.set(pair.folder, known))
    }
  return parents
}

function shortestWay(from: string, to: string, siblings: Siblings): string[] | undefined {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)!
    if (last === to) return way
    for (const next of siblings.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** The shortest first, and none that contains another: it ends with the other. */
function ringsAmong(siblings: Siblings): string[][] {
  const all = [...siblings]
    .flatMap(([folder, known]) => [...known.keys()].map((one) => shortestWay(one, folder, siblings)))
    .filter((ring) => ring !== undefined)
    .sort((a, b) => a.length - b.length)
  const told: string[][] = []
  for (const ring of all) if (!told.some((other) => other.every((one) => ring.includes(one)))) told.push(ring)
  return told
}

/** Each breach as a sentence, with an import for each step of the ring. */
export function ringsOfFolders(files: Files): string[] {
  return [...siblingsByParent(files)].flatMap(([parent, siblings]) =>
    ringsAmong(siblings).flatMap((ring) => {
      const name = `${parent}: ${[...ring].sort().join(' and ')}`
      const steps = ring.map((one, at) => siblings.get(one)!.get(ring[(at + 1) % ring.length]!))
      return [`folders import each other in ${[name, ...steps].join('\n  ')}`]
    }),
  )
}
