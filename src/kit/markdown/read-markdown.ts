import type { MarkedToken, Token, Tokens } from 'marked'
import { lex, type OwnToken } from './lexer.ts'
import type { Block, Inline, ListItem, MarkdownRow } from './tree.ts'

type MarkdownToken = MarkedToken | OwnToken
/** A block, and how much of the source it takes up including the space after it. */
export type ParsedBlock = { block: Block; length: number }

/** Parses a whole answer. Never throws: anything that is not Markdown is text. */
export const readMarkdown = (source: string): Block[] => readPieces(source).map(({ block }) => block)

export function readPieces(source: string): ParsedBlock[] {
  const pieces: ParsedBlock[] = []
  for (const token of lex(source)) {
    const [block] = blocksOf([token])
    const last = pieces.at(-1)
    if (block) pieces.push({ block, length: token.raw.length })
    else if (last) last.length += token.raw.length
  }
  return pieces
}

const blocksOf = (tokens: readonly Token[]): Block[] => (tokens as MarkdownToken[]).flatMap(blockOf)

function blockOf(token: MarkdownToken): Block[] {
  switch (token.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlinesOf(token.tokens) }]
    case 'text':
      return [{ type: 'paragraph', children: token.tokens ? inlinesOf(token.tokens) : text(token.text) }]
    case 'heading':
      return [{ type: 'heading', level: token.depth, children: inlinesOf(token.tokens) }]
    case 'code':
      return [{ type: 'code', language: languageOf(token.lang), text: token.text }]
    case 'block-math':
      return [{ type: 'math', tex: token.tex }]
    case 'blockquote':
      return [{ type: 'quote', blocks: blocksOf(token.tokens) }]
    case 'list':
      return [
        {
          type: 'list',
          start: token.ordered ? Number(token.start) : undefined,
          items: token.items.map(itemOf),
        },
      ]
    case 'table':
      return [
        {
          type: 'table',
          align: token.align,
          header: tableRowOf(token.header),
          rows: token.rows.map(tableRowOf),
        },
      ]
    case 'hr':
      return [{ type: 'rule' }]
    default:
      return []
  }
}

const itemOf = ({ task, checked, tokens }: Tokens.ListItem): ListItem => ({
  ...(task ? { checked: checked === true } : {}),
  blocks: blocksOf(tokens),
})
const tableRowOf = (cells: readonly Tokens.TableCell[]): MarkdownRow =>
  cells.map(({ tokens }) => inlinesOf(tokens))
const languageOf = (lang = '') => /^[\w+#.-]*/.exec(lang.trim())?.[0] ?? ''
const text = (words: string): Inline[] =>
  words === '' ? [] : [{ type: 'text', text: decodeCharacters(words) }]

const inlinesOf = (tokens: readonly Token[]): Inline[] => (tokens as MarkdownToken[]).flatMap(inlineOf)

function inlineOf(token: MarkdownToken): Inline[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return [{ type: token.type, children: inlinesOf(token.tokens) }]
    case 'codespan':
      return [{ type: 'code', text: token.text }]
    case 'inline-math':
      return [{ type: 'math', tex: token.tex, display: token.display }]
    case 'source':
      return [{ type: 'source', n: token.n }]
    case 'link':
      return link(token)
    case 'image':
      return picture(token)
    case 'br':
      return [{ type: 'break' }]
    case 'escape':
      return [{ type: 'text', text: token.text }]
    case 'text':
      return token.tokens ? inlinesOf(token.tokens) : text(token.text)
    // The checkbox of a task is rendered with its item.
    case 'checkbox':
      return []
    default:
      return text(token.raw)
  }
}

function link({ href, tokens }: Tokens.Link): Inline[] {
  const children = inlinesOf(tokens)
  const safe = safeLink(decodeCharacters(href))
  return safe ? [{ type: 'link', href: safe, children }] : children
}

function picture({ href, text: alt }: Tokens.Image): Inline[] {
  const safe = safeLink(decodeCharacters(href))
  return safe ? [{ type: 'picture', href: safe, alt: decodeCharacters(alt) }] : text(alt)
}

/** Named character references we decode. Any other name is left as written. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  le: '≤',
  ge: '≥',
}

/** Numeric references are already decoded by the tokenizer. */
const decodeCharacters = (text: string): string =>
  text.includes('&') ? text.replace(/&([a-z]{2,8});/gi, (raw, name) => NAMED[name] ?? raw) : text

/** Addresses an answer may link to. Scripts, data URLs and local files are not allowed. */
function safeLink(href: string): string | undefined {
  const address = href.trim()
  // A browser takes control characters out of an address before it reads its kind.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that are looked for
  if (/[\u0000-\u0020\u007f]/.test(address)) return undefined
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) ? address : undefined
}
