import { Hooks, Lexer, type Token, Tokenizer } from 'marked'
import { type Maths, mathsAt } from './maths.ts'

type MathsToken = { type: 'inline-math' | 'block-math' } & Maths
type SourceToken = { type: 'source'; raw: string; n: number }
/** Our own tokens, as opposed to the library's. */
export type OwnToken = MathsToken | SourceToken

/**
 * No HTML: anything that looks like it is shown as written. No underlined headings or indented code either: both would
 * change a line already on the screen. A single tilde means "about".
 */
class AnswerTokenizer extends Tokenizer {
  override html() {
    return undefined
  }
  override tag() {
    return undefined
  }
  override def() {
    return undefined
  }
  override lheading() {
    return undefined
  }
  override code() {
    return undefined
  }
  override del(...[src, masked, before]: Parameters<Tokenizer['del']>) {
    return src.startsWith('~~') ? super.del(src, masked, before) : undefined
  }
}

const BLOCK_START = /(?:^|\n)( {0,3})(?:\$\$|\\\[)/
const REST_OF_LINE = /^[ \t]*(?:\n|$)/

/** A formula on lines of its own. */
function blockMaths(src: string): MathsToken | undefined {
  const indent = /^ {0,3}/.exec(src)?.[0] ?? ''
  const maths = mathsAt(src.slice(indent.length))
  if (!maths?.display) return undefined
  const length = indent.length + maths.raw.length
  const rest = REST_OF_LINE.exec(src.slice(length))
  return rest ? { ...maths, type: 'block-math', raw: src.slice(0, length + rest[0].length) } : undefined
}

function inlineMaths(src: string, before: string): MathsToken | undefined {
  const maths = mathsAt(src, before)
  return maths && { ...maths, type: 'inline-math' }
}

function sourceMark(src: string): SourceToken | undefined {
  const [raw = '', n] = /^\[\^(\d{1,3})\]/.exec(src) ?? []
  return n ? { type: 'source', raw, n: Number(n) } : undefined
}

const startOfBlock = (src: string) => {
  const found = BLOCK_START.exec(src)
  return found ? found.index + (src[found.index] === '\n' ? 1 : 0) : undefined
}
const startOfInline = (src: string) => {
  const at = src.search(/\$|\\[([]|\[\^\d/)
  return at < 0 ? undefined : at
}
const lastLetter = (tokens: readonly Token[]) => tokens.at(-1)?.raw.slice(-1) ?? ''

/** Stars and lines inside a formula are not emphasis. */
function withoutMaths(src: string): string {
  let masked = ''
  for (let at = 0; at < src.length; ) {
    const next = src.slice(at).search(/\$|\\[([]/)
    if (next < 0) return masked + src.slice(at)
    const from = at + next
    const raw = mathsAt(src.slice(from), src.charAt(from - 1))?.raw
    masked += src.slice(at, from) + (raw ? 'a'.repeat(raw.length) : src.charAt(from))
    at = from + (raw?.length ?? 1)
  }
  return masked
}

class AnswerHooks extends Hooks {
  override emStrongMask(src: string) {
    return withoutMaths(src)
  }
}

export function lex(source: string): Token[] {
  const lexer = new Lexer({
    gfm: true,
    tokenizer: new AnswerTokenizer(),
    hooks: new AnswerHooks(),
    extensions: {
      block: [(src) => blockMaths(src)],
      inline: [(src, tokens) => inlineMaths(src, lastLetter(tokens)), (src) => sourceMark(src)],
      startBlock: [startOfBlock],
      startInline: [startOfInline],
      childTokens: {},
      renderers: {},
    },
  })
  return lexer.lex(source)
}
