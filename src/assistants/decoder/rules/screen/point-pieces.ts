/** Splits a point at its figures and weighty words. */
import { WEIGHTY_WORDS } from '../../spec.ts'

/** `at` is its offset in the point. */
export type PointPiece = { at: number; text: string; as: 'words' | 'figure' | 'weighty' }

const FIGURE = String.raw`(?:ZMW\s)?\d+(?:[.,]\d+)*%?|(?<!\d)\.\d+`

export function pointPieces(point: string): PointPiece[] {
  const cut = new RegExp(`(${FIGURE})|(\\w*(?:${WEIGHTY_WORDS.join('|')})\\w*)`, 'gi')
  const pieces: PointPiece[] = []
  let from = 0
  for (const found of point.matchAll(cut)) {
    if (found.index > from) pieces.push({ at: from, text: point.slice(from, found.index), as: 'words' })
    pieces.push({ at: found.index, text: found[0], as: found[1] ? 'figure' : 'weighty' })
    from = found.index + found[0].length
  }
  if (from < point.length) pieces.push({ at: from, text: point.slice(from), as: 'words' })
  return pieces
}
