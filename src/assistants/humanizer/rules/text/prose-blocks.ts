/**
 * The paragraphs of a text, as spans. Headings, tables, code, formulas, block quotations and the reference list are not prose,
 * and are never changed.
 */
import { looksLikeCode } from '#capabilities/study/text.index.ts'
import type { TextSpan } from './change.ts'

const MOST_WORDS_IN_A_HEADING = 12
/** A paragraph line cut by the layout of the page it was copied from. */
const CUT_LINE = 40
/** Less is a letter or a figure on a line of its own. */
const SHORTEST = 4
/** Whether a line is code shows in its beginning. */
const TOLD_BY = 400

const FENCE = /^\s*(?:```|~~~|\$\$)/
const ENVIRONMENT = /^\s*\\begin\{/
const ENVIRONMENT_ENDS = /^\s*\\end\{/
const REFERENCES =
  /^\s*(?:#+\s*)?(?:\d+\.?\s*)?(?:References?|Reference list|Bibliography|Works cited)\s*:?\s*$/i
const BULLET = /^\s*(?:[-*•‣–]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\s+/
const NO_PROSE: readonly RegExp[] = [
  /^\s*$/,
  /^\s*#{1,6}\s/,
  /^\s*>/,
  /\|.*\|/,
  /\t.*\t/,
  /^(?: {4,}|\t)\S.*[(){};=]/,
  /^\s*(?:!\[|<\/?[a-z])/i,
  /^\s*(?:\[\d+\]\s+)?\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.[\s-]?)+.{0,200}\(?(?:19|20)\d\d[a-z]?\)?[.,]/u,
  /^\s*\[\d+\]\s+\p{Lu}\./u,
  /^\s*(?:Table|Figure|Fig\.)\s+[\d.]+\s*[:.]/i,
  /^[\s\d.,;:%()=+×÷/<>~±*-]+$/,
]
const ENDS = /[.?!…:;]["”’)\]]*\s*$/

const lineWordCount = (line: string) => line.trim().split(/\s+/).length
const isProseHeading = (line: string) =>
  !ENDS.test(line) && lineWordCount(line) <= MOST_WORDS_IN_A_HEADING && /^\s*[\p{Lu}\d]/u.test(line)

/** Inside a fenced part until its end. */
type BlockContext = 'prose' | 'fence' | 'environment' | 'references'

export function proseBlocks(text: string): TextSpan[] {
  const blocks: TextSpan[] = []
  let inside: BlockContext = 'prose'
  let open: TextSpan | undefined
  for (const { line, from } of proseLines(text)) {
    const to = from + line.trimEnd().length
    const next = nextInside(inside, line)
    if (inside !== 'prose' || next !== 'prose' || isNoProse(line)) {
      open = undefined
      inside = next
      continue
    }
    const bullet = BULLET.exec(line)?.[0].length ?? 0
    if (open && bullet === 0 && goesOn(text.slice(open.from, open.to), line)) open.to = to
    else if (isProseHeading(line.slice(bullet)) && bullet === 0) open = undefined
    else {
      open = { from: from + (bullet || line.length - line.trimStart().length), to }
      blocks.push(open)
    }
  }
  return blocks.filter(({ from, to }) => to - from >= SHORTEST)
}

function nextInside(inside: BlockContext, line: string): BlockContext {
  if (inside === 'references') return inside
  if (inside === 'fence') return FENCE.test(line) ? 'prose' : inside
  if (inside === 'environment') return ENVIRONMENT_ENDS.test(line) ? 'prose' : inside
  if (REFERENCES.test(line)) return 'references'
  // One closed on its own line opens no fence.
  if (FENCE.test(line)) return /^\s*\$\$.+\$\$\s*$/.test(line) ? 'prose' : 'fence'
  return ENVIRONMENT.test(line) ? 'environment' : 'prose'
}

const isNoProse = (line: string) =>
  NO_PROSE.some((kind) => kind.test(line)) || looksLikeCode(line.slice(0, TOLD_BY))

const goesOn = (before: string, line: string) => {
  const lastLine = before.slice(before.lastIndexOf('\n') + 1)
  return lastLine.length >= CUT_LINE && !/[.?!…:]["”’)\]]*$/.test(before) && !BULLET.test(line)
}

function* proseLines(text: string): Generator<{ line: string; from: number }> {
  let from = 0
  for (const line of text.split('\n')) {
    yield { line, from }
    from += line.length + 1
  }
}
