/**
 * Comments in plain English: counts those in `src` that open with a noun clause ("What a sentence says of …") or say
 * nobody or whoever instead of a role. Prints the counts and fails above a ceiling. A ceiling may only fall.
 */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const CEILINGS: Record<string, { pattern: RegExp; most: number }> = {
  'What …': { pattern: /^What\b/, most: 0 },
  'Who …': { pattern: /^(?:Who|Whoever|Whose)\b/, most: 1 },
  'Where …': { pattern: /^Where\b/, most: 2 },
  whoever: { pattern: /\bwhoever\b/i, most: 0 },
  nobody: { pattern: /\bnobody\b/i, most: 0 },
  somebody: { pattern: /\bsomebody\b/i, most: 0 },
  'everybody, anybody': { pattern: /\b(?:every|any)body\b/i, most: 0 },
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => `src/${path}`)
const comments = files.flatMap((file) => commentsIn(file, readFileSync(file, 'utf8')))

let isFine = files.length > 0
for (const [kind, { pattern, most }] of Object.entries(CEILINGS)) {
  const found = comments.filter(({ text }) => pattern.test(text))
  const verdict = found.length > most ? ', too many' : found.length < most ? ', lower the ceiling' : ''
  console.log(`${kind.padEnd(20)} ${found.length} of ${comments.length} comments (at most ${most}${verdict})`)
  if (found.length <= most) continue
  isFine = false
  for (const { file, text } of found) console.error(`${file}: ${text.slice(0, 80)}`)
}
process.exit(isFine ? 0 : 1)

type Comment = { file: string; text: string }

function commentsIn(file: string, source: string): Comment[] {
  const written = [...rangesIn(file, source)].sort(([one], [other]) => one - other)
  const found: Comment[] = []
  let lastLine = Number.NaN
  for (const [from, to] of written) {
    const raw = source.slice(from, to)
    const previous = found.at(-1)
    // Consecutive lines of // are one comment.
    if (raw.startsWith('//') && previous && /^\n[ \t]*$/.test(source.slice(lastLine, from)))
      previous.text += ` ${plain(raw)}`
    else found.push({ file, text: plain(raw) })
    lastLine = raw.startsWith('//') ? to : Number.NaN
  }
  return found
}

function plain(raw: string): string {
  return raw
    .replace(/^\/[/*]+|\*+\/$/g, '')
    .replace(/\s+(?:\*\s*)?/g, ' ')
    .trim()
}

/** Start and end of each comment. */
function rangesIn(file: string, source: string): Map<number, number> {
  const ranges = new Map<number, number>()
  if (file.endsWith('.css')) {
    for (const match of source.matchAll(/\/\*[\s\S]*?\*\//g))
      ranges.set(match.index, match.index + match[0].length)
    return ranges
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const add = (all: ts.CommentRange[] = []) => {
    for (const { pos, end } of all) ranges.set(pos, end)
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isJSDoc(node)) return
    const parts = node.getChildren(tree)
    for (const part of parts) look(part)
    if (parts.length > 0) return
    add(ts.getLeadingCommentRanges(source, node.pos))
    if (!isBeforeJsxText(node)) add(ts.getTrailingCommentRanges(source, node.end))
  }
  look(tree)
  return ranges
}

/** Text after a tag or an expression in JSX may contain // without being a comment. */
function isBeforeJsxText({ kind, parent }: ts.Node): boolean {
  if (kind === ts.SyntaxKind.CloseBraceToken) return ts.isJsxExpression(parent)
  return kind === ts.SyntaxKind.GreaterThanToken && /^Jsx/.test(ts.SyntaxKind[parent.kind])
}
