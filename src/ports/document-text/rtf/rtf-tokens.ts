/** RTF is braces, words after a backslash, and text. Nothing in it is executed or fetched. */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'word'; word: string; value: number | undefined }
  | { type: 'byte'; code: number }
  | { type: 'text'; text: string }

const WORD = /\\([a-zA-Z]+)(-?\d+)? ?/y
const HEX = /\\'([0-9a-fA-F]{2})/y
const TEXT = /[^\\{}\r\n]+/y

export function* rtfTokens(source: string): Generator<RtfToken> {
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  for (let at = 0; at < source.length; ) {
    const letter = source[at]
    if (letter === '{' || letter === '}') {
      yield { type: letter === '{' ? 'open' : 'close' }
      at++
    } else if (letter === '\r' || letter === '\n') at++
    else if (letter !== '\\') {
      const text = match(TEXT, at)![0]
      yield { type: 'text', text }
      at += text.length
    } else {
      const hex = match(HEX, at)
      const word = hex ? null : match(WORD, at)
      if (hex) yield { type: 'byte', code: Number.parseInt(hex[1]!, 16) }
      else if (word) {
        const value = word[2] === undefined ? undefined : Number(word[2])
        yield { type: 'word', word: word[1]!, value }
        // Raw bytes follow this word, and may look like anything.
        if (word[1] === 'bin') at += Math.max(0, value ?? 0)
      } else yield { type: 'word', word: source[at + 1] ?? '', value: undefined }
      at += hex?.[0].length ?? word?.[0].length ?? 2
    }
  }
}
