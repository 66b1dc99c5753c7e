import type { Block, Inline } from '#kit/markdown/tree.ts'
import type { ChatSource } from '../../contract.ts'

/** The numbers of a block's sources, in order, each once. */
export const citedIn = (block: Block): number[] => [
  ...new Set(inlinesOf(block).flatMap((inline) => (inline.type === 'source' ? inline.n : []))),
]

/** True if the words of the source stand in the block itself; the number of a list before them may be left out there. */
export const quotes = (block: Block, { quote }: Pick<ChatSource, 'quote'>): boolean =>
  inOneLine(inlinesOf(block).map(ownText).join('')).includes(inOneLine(quote.replace(/^[^\p{L}]+/u, '')))

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function ownText(inline: Inline): string {
  if (inline.type === 'break') return ' '
  return 'text' in inline ? inline.text : ''
}

/** All of a block's words and marks, in their order. */
function inlinesOf(block: Block): Inline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return flat(block.children)
    case 'quote':
      return block.blocks.flatMap(inlinesOf)
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(inlinesOf))
    case 'table':
      return [block.header, ...block.rows].flat().flatMap(flat)
    default:
      return []
  }
}

const flat = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline) => ('children' in inline ? flat(inline.children) : inline))

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
