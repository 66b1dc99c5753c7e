import type { Block, Inline } from '#kit/markdown/tree.ts'
import { visibleText } from '#kit/markdown/visible-text.ts'
import type { ChatSource } from '../../contract.ts'

/** The numbers of a block's sources, in order, each once. */
export function citedIn(block: Block): number[] {
  const numbers: number[] = []
  const walk = (inlines: readonly Inline[]) => {
    for (const inline of inlines) {
      if (inline.type === 'source') numbers.push(inline.n)
      else if ('children' in inline) walk(inline.children)
    }
  }
  const each = (one: Block): void => {
    if (one.type === 'paragraph' || one.type === 'heading') walk(one.children)
    else if (one.type === 'quote') one.blocks.forEach(each)
    else if (one.type === 'list') for (const { blocks } of one.items) blocks.forEach(each)
    else if (one.type === 'table') for (const row of [one.header, ...one.rows]) row.forEach(walk)
  }
  each(block)
  return [...new Set(numbers)]
}

/** True if the words of the source stand in the block itself; the number of a list before them may be left out there. */
export const quotes = (block: Block, { quote }: ChatSource): boolean =>
  inOneLine(visibleText([block])).includes(inOneLine(quote.replace(/^[^\p{L}]+/u, '')))

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** By document: one group of chips opens the pages of one document. */
export function byDocument(sources: readonly ChatSource[]): ChatSource[][] {
  const groups = new Map<string, ChatSource[]>()
  for (const source of sources) {
    const group = groups.get(source.documentId)
    if (group) group.push(source)
    else groups.set(source.documentId, [source])
  }
  return [...groups.values()]
}
