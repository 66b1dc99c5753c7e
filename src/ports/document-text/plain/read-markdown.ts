import { heading, plainBlock, type RawBlock, type RawDocument, table } from '../structure/raw-document.ts'
import { inParagraphs } from './long-paragraphs.ts'
import { wholeText } from './read-text.ts'

export function readMarkdown(bytes: Uint8Array): RawDocument {
  return {
    kind: 'md',
    paged: false,
    pages: [],
    blocks: markdownBlocks(wholeText(bytes)),
    figures: [],
    notes: [],
  }
}

const FENCE = /^\s*(```|~~~)/
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/

function markdownBlocks(text: string): RawBlock[] {
  const lines = text.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')
  // Where every white space is one, no expression looks for its end twice.
  const plain = lines.map((line) => line.replace(/\s+/g, ' '))
  const blocks: RawBlock[] = []
  let open: string[] = []
  const close = () => {
    const parts = inParagraphs(open.join(' '))
    blocks.push(...parts.map((part) => plainBlock('paragraph', withoutMarks(part))))
    open = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = plain[at]!
    const next = plain[at + 1] ?? ''
    const hashes = /^(#{1,6}) (.*)$/.exec(line)
    if (FENCE.test(line)) {
      close()
      const end = plain.findIndex((each, index) => index > at && FENCE.test(each))
      const last = end < 0 ? lines.length : end
      const code = lines.slice(at + 1, last).join('\n')
      if (code.trim()) blocks.push(plainBlock('paragraph', code))
      at = last
    } else if (hashes) {
      close()
      blocks.push(heading(withoutMarks(withoutHashes(hashes[2]!)), hashes[1]!.length))
    } else if (line.trim() && /^(=+|-{3,})\s*$/.test(next) && !open.length) {
      blocks.push(heading(withoutMarks(line), next.startsWith('=') ? 1 : 2))
      at++
    } else if (line.includes('|') && TABLE_RULE.test(next)) {
      close()
      const end = plain.findIndex((each, index) => index > at + 1 && !each.includes('|'))
      const rows = [line, ...plain.slice(at + 2, end < 0 ? lines.length : end)].map(cellsOf)
      blocks.push(table(rows))
      at = (end < 0 ? lines.length : end) - 1
    } else if (/^\s*([-*+]|\d{1,3}[.)])\s+\S/.test(line)) {
      close()
      blocks.push(plainBlock('list-item', withoutMarks(line.replace(/^\s*([-*+]|\d{1,3}[.)])\s+/, ''))))
    } else if (!line.trim()) close()
    else open.push(line.replace(/^\s*>\s?/, '').trim())
  }
  close()
  return blocks
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => withoutMarks(cell))

/** A heading may end in as many as it begins with. */
const withoutHashes = (text: string) => text.trimEnd().replace(/(?<!#)#+$/, '')

/** Nothing that is marked is longer than a paragraph; without an end, the search for it would begin at every sign. */
const withoutMarks = (text: string) =>
  text
    .replace(/!\[([^\]]{0,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\[([^\]]{0,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__|`)(.{1,2000}?)\1/g, '$2')
    .replace(/(?<![\p{L}\d])[*_](\S.{0,2000}?\S|\S)[*_](?![\p{L}\d])/gu, '$1')
    .trim()
