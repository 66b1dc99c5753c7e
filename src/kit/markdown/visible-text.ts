import type { Block, Inline } from './tree.ts'

/** The words of an answer without its marks, for reading aloud and for search. */
export const visibleText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n')

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children)
    case 'code':
      return block.text
    case 'math':
      return block.tex
    case 'quote':
      return visibleText(block.blocks)
    case 'list':
      return block.items.map(({ blocks }) => visibleText(blocks)).join('\n')
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(inlineText).join('\t')).join('\n')
    case 'rule':
      return ''
  }
}

export const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      switch (inline.type) {
        case 'text':
        case 'code':
          return inline.text
        case 'math':
          return inline.tex
        case 'picture':
          return inline.alt
        case 'break':
          return '\n'
        case 'source':
          return ''
        default:
          return inlineText(inline.children)
      }
    })
    .join('')
