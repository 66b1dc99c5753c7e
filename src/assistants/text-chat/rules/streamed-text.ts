/**
 * A text that grows word by word, and whose end is read again and again. V8 flattens a concatenated string before it can slice
 * it: five times a second for each of a thousand answers, that is most of the garbage.
 */
export type GrowingText = {
  readonly length: number
  add(piece: string): void
  from(offset: number): string
  whole(): string
}

export function growingText(): GrowingText {
  let pieces: string[] = []
  let length = 0
  return {
    get length() {
      return length
    },
    add(piece) {
      pieces.push(piece)
      length += piece.length
    },
    from(offset) {
      let first = pieces.length
      let begins = length
      while (first > 0 && begins > offset) {
        first -= 1
        begins -= pieces[first]!.length
      }
      return pieces
        .slice(first)
        .join('')
        .slice(offset - begins)
    },
    whole() {
      if (pieces.length > 1) pieces = [pieces.join('')]
      return pieces[0] ?? ''
    },
  }
}
