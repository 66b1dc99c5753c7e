/** The fewest words to take out and put in, so that one text becomes another; italics count as part of a word. */
import { commonLengths } from '#kit/text/common-lengths.ts'

export type Styled = { text: string; italic?: true | undefined }
/** `from` and `to` in the old text; where they are the same, something only comes in. */
export type WordChange = { from: number; to: number; put: Styled[] }

type Piece = { text: string; italic: boolean; at: number }

const PIECES = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu

function piecesOf(styled: readonly Styled[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { text, italic } of styled) {
    for (const { 0: found, index } of text.matchAll(PIECES)) {
      const last = pieces.at(-1)
      // A word that is split over two runs is one word still.
      if (last && last.at + last.text.length === from + index && isWord(found) && isWord(last.text))
        last.text += found
      else pieces.push({ text: found, italic: italic === true, at: from + index })
    }
    from += text.length
  }
  return pieces
}

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
const isSame = (a: Piece, b: Piece) => a.text === b.text && (a.italic === b.italic || !isWord(a.text))

export function wordChanges(old: readonly Styled[], wanted: readonly Styled[]): WordChange[] {
  const [before, after] = [piecesOf(old), piecesOf(wanted)]
  const longest = commonLengths(before, after, isSame)
  const changes: WordChange[] = []
  const open = (at: number): WordChange => {
    const last = changes.at(-1)
    if (last?.to === at) return last
    const change = { from: at, to: at, put: [] }
    changes.push(change)
    return change
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [own, next] = [before[i], after[j]]
    const at = own?.at ?? endOf(before)
    if (own && next && isSame(own, next)) {
      i += 1
      j += 1
    } else if (own && (!next || longest(i + 1, j) >= longest(i, j + 1))) {
      open(at).to = at + own.text.length
      i += 1
    } else if (next) {
      put(open(at), next)
      j += 1
    }
  }
  return changes
}

const endOf = (pieces: readonly Piece[]): number => {
  const last = pieces.at(-1)
  return last ? last.at + last.text.length : 0
}

function put({ put: coming }: WordChange, { text, italic }: Piece): void {
  const last = coming.at(-1)
  if (last && Boolean(last.italic) === italic) last.text += text
  else coming.push(italic ? { text, italic: true } : { text })
}
