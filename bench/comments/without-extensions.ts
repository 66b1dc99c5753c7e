/**
 * A part as the schemas should see it: under ISO 29500-3 a reader that does not know an ignorable namespace drops its
 * content, and takes the fallback of a choice. Word's own additions are not faults, however often they occur.
 */
import { tagsOf } from '#kit/word/markup.ts'

const IGNORABLE = /\smc:Ignorable="([^"]*)"/
const CHOICE = ['mc:AlternateContent', 'mc:Fallback', 'mc:Choice']

export function withoutExtensions(xml: string): string {
  const ignorable = IGNORABLE.exec(xml)?.[1]?.split(/\s+/) ?? []
  const attributes = new RegExp(`\\s(?:${['mc', ...ignorable].join('|')}):[\\w.-]+="[^"]*"`, 'g')
  const isDropped = (name: string) => name === 'mc:Choice' || ignorable.includes(name.split(':')[0]!)
  const kept: string[] = []
  let written = 0
  let inside: { name: string; depth: number } | undefined
  for (const { name, kind, start, end } of tagsOf(xml)) {
    if (inside) {
      if (name === inside.name && kind !== 'empty') inside.depth += kind === 'open' ? 1 : -1
      if (inside.depth > 0) continue
      inside = undefined
      written = end
      continue
    }
    kept.push(xml.slice(written, start))
    if (isDropped(name)) {
      if (kind === 'open') inside = { name, depth: 1 }
    } else if (!CHOICE.includes(name)) kept.push(xml.slice(start, end).replace(attributes, ''))
    written = end
  }
  return [...kept, xml.slice(written)].join('')
}
