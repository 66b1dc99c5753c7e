/**
 * gzip in pieces, each of which can be read as soon as it is there. A piece is packed by itself, with what was sent before as
 * its dictionary, so that nothing lives between two pieces but those last bytes: an encoder held open for each of a
 * thousand readers is hundreds of megabytes, and a turn in another thread for every word (measured: decision 0073).
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What deflate can refer back to. */
const WINDOW = 32 * 1024
const OPTIONS = { level: 6, memLevel: 5, chunkSize: 2 * 1024, finishFlush: constants.Z_SYNC_FLUSH }
/** Of what is kept, to begin with. */
const SMALLEST = 2 * 1024
/** A few words look back only a little: to take in a whole window for them is half the work of packing them. */
const FEW = { bytes: 1024, lookBack: 4 * 1024, windowBits: 12 }
/** RFC 1952: gzip, deflate, no name, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const LAST_BLOCK = [3, 0]

export type GzipPieces = {
  pack(text: string): Buffer
  /** What a reader checks the whole with. */
  end(): Buffer
}

export function gzipPieces(): GzipPieces {
  const before = lookBack()
  let sum = 0
  let size = 0
  const headOnce = () => (size === 0 ? HEAD : Buffer.alloc(0))
  return {
    pack(text) {
      const bytes = Buffer.from(text)
      const head = headOnce()
      const packed =
        bytes.length > FEW.bytes
          ? packedAfter(before.last(WINDOW), bytes)
          : packedAfter(before.last(FEW.lookBack), bytes, FEW.windowBits)
      before.add(bytes)
      sum = crc32(bytes, sum)
      size += bytes.length
      return Buffer.concat([head, packed])
    },
    end() {
      const tail = Buffer.alloc(8)
      tail.writeUInt32LE(sum >>> 0, 0)
      tail.writeUInt32LE(size % 2 ** 32, 4)
      return Buffer.concat([headOnce(), Buffer.from(LAST_BLOCK), tail])
    },
  }
}

/** What was sent last, a window of it at least. It grows with what is said: most answers are shorter than a window. */
function lookBack() {
  let kept = Buffer.alloc(0)
  let length = 0

  function makeRoom(more: number): void {
    const stay = Math.min(length, WINDOW)
    const size = Math.max(SMALLEST, 2 * (stay + more))
    const from = length - stay
    // In its place where it fits twice over: otherwise a long answer would be moved with every word.
    if (kept.length >= size) kept.copyWithin(0, from, length)
    else kept = Buffer.concat([kept.subarray(from, length)], size)
    length = stay
  }

  return {
    last: (most: number): Buffer => kept.subarray(Math.max(0, length - most), length),
    add(bytes: Buffer): void {
      if (length + bytes.length > kept.length) makeRoom(bytes.length)
      bytes.copy(kept, length)
      length += bytes.length
    },
  }
}

const packedAfter = (before: Buffer, bytes: Buffer, windowBits = 15): Buffer =>
  deflateRawSync(bytes, { ...OPTIONS, windowBits, ...(before.length > 0 && { dictionary: before }) })
