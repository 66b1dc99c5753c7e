/** Where a file says it in words of its own; what the words are is in the glossary. */
import ts from 'typescript'
import { literalBreaches, namesOfLists } from './literals.ts'
import { exportedIn } from './names.ts'
import { dispatchBreaches, eventNames } from './sends.ts'
import { tagBreaches } from './tags.ts'

export type SourceText = { path: string; text: string }

export function findBreaches(texts: readonly SourceText[]): string[] {
  const files = texts.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  const lists = namesOfLists(files)
  const events = eventNames(files)
  const homes = new Map<string, Set<string>>()
  const found: string[] = []
  for (const file of files) {
    for (const { slice, name } of exportedIn(file)) {
      const key = `${name} (${slice})`
      homes.set(key, (homes.get(key) ?? new Set()).add(file.fileName.slice(slice.length + 1)))
    }
    const look = (node: ts.Node): void => {
      const breaches = [
        ...tagBreaches(node),
        ...literalBreaches(node, lists),
        ...dispatchBreaches(node, events),
      ]
      found.push(...breaches.map((breach) => `${file.fileName}: ${breach}`))
      node.forEachChild(look)
    }
    look(file)
  }
  for (const [name, at] of homes)
    if (at.size > 1) found.push(`one name twice in a slice: ${name} in ${[...at].join(' and ')}`)
  return [...new Set(found)].sort()
}
