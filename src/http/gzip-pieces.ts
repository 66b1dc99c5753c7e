/**
 * gzip in pieces, each readable as soon as it arrives. A piece is compressed separately, with the bytes sent before
 * as its dictionary, so that only those last bytes are kept between two pieces: an encoder held open for each of a
 * thousand readers is hundreds of megabytes, and a turn in another thread for every word (measured: decision 0073).
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The furthest deflate can refer back. */
const WINDOW = 32 * 1024
const OPTIONS = { level: 6, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH }
const LARGE = { lookBack: WINDOW, windowBits: 15, chunkSize: 4 * 1024 }
/** A short piece gets a short dictionary: loading a whole window would be half the work of compressing it. */
const FEW = { bytes: 1024, lookBack: 4 * 1024, windowBits: 12, chunkSize: 256 }
/** RFC 1952: gzip, deflate, no name, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0])

export type GzipPieces = {
  pack(text: string): Buffer
  /** The trailer, with which a reader checks the whole. */
  end(): Buffer
}

export function gzipPieces(): GzipPieces {
  const before = lookBack()
  let sum = 0
  let size = 0
  const isUnsaid = () => size === 0
  return {
    pack(text) {
      const bytes = Buffer.from(text)
      const { lookBack: most, ...how } = bytes.length > FEW.bytes ? LARGE : FEW
      const packed = packedAfter(before.last(most), bytes, how)
      const withHead = isUnsaid() ? Buffer.concat([HEAD, packed]) : packed
      before.add(bytes)
      sum = crc32(bytes, sum)
      size += bytes.length
      return withHead
    },
    end() {
      const tail = Buffer.alloc(8)
      tail.writeUInt32LE(sum >>> 0, 0)
      tail.writeUInt32LE(size % 2 ** 32, 4)
      return Buffer.concat([isUnsaid() ? HEAD : Buffer.alloc(0), LAST_BLOCK, tail])
    },
  }
}

const BLOCK = 4 * 1024
/** Shared scratch buffer for the dictionary; deflate reads it synchronously, so reuse is safe. */
const together = Buffer.alloc(WINDOW)

/**
 * The bytes sent last, at least a window of them, in blocks: a growing buffer is held twice while it
 * grows, for each of a thousand readers.
 */
function lookBack() {
  let blocks: Buffer[] = []
  /** Bytes used in the last block. */
  let filled = BLOCK

  return {
    /** Valid until the next call by any caller. */
    last(most: number): Buffer {
      let from = Math.min(most, WINDOW)
      const end = from
      for (let at = blocks.length - 1; at >= 0 && from > 0; at -= 1) {
        const length = at === blocks.length - 1 ? filled : BLOCK
        const taken = Math.min(from, length)
        from -= taken
        blocks[at]!.copy(together, from, length - taken, length)
      }
      return together.subarray(from, end)
    },
    add(bytes: Buffer): void {
      for (let at = 0; at < bytes.length; ) {
        if (filled === BLOCK) {
          blocks = [...blocks.slice(-WINDOW / BLOCK), Buffer.alloc(BLOCK)]
          filled = 0
        }
        const copied = bytes.copy(blocks.at(-1)!, filled, at)
        filled += copied
        at += copied
      }
    },
  }
}

type GzipOptions = { windowBits: number; chunkSize: number }

const packedAfter = (before: Buffer, bytes: Buffer, how: GzipOptions): Buffer =>
  deflateRawSync(bytes, { ...OPTIONS, ...how, ...(before.length > 0 && { dictionary: before }) })
