/** The two ends of a file, enough to identify it: where a PDF begins and ends, and where a hidden archive has its directory. */
import { readSync } from 'node:fs'

const HEAD = 1_024
/** The longest comment at the end of an archive, and a little more. */
const TAIL = 66_000

export function endsOf(file: number, size: number): Uint8Array {
  const tail = Math.min(TAIL, Math.max(0, size - HEAD))
  return Buffer.concat([pieceOf(file, 0, Math.min(HEAD, size)), pieceOf(file, size - tail, tail)])
}

function pieceOf(file: number, from: number, length: number): Buffer {
  const piece = Buffer.alloc(length)
  return piece.subarray(0, readSync(file, piece, 0, length, from))
}
