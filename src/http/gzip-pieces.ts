/**
 * gzip in pieces, each of which can be read as soon as it is there. A piece is packed by itself, with what was sent before as
 * its dictionary, so that nothing lives between two pieces but those last bytes: an encoder held open for each of a
 * thousand readers is hundreds of megabytes, and a turn in another thread for every word (measured: decision 0073).
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What deflate can refer back to. */
const WINDOW = 32 * 1024
const OPTIONS = { level: 6, memLevel: 5, chunkSize: 2 * 1024, finishFlush: constants.Z_SYNC_FLUSH }
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
  let before = Buffer.alloc(0)
  let sum = 0
  let size = 0
  const headOnce = () => (size === 0 ? HEAD : Buffer.alloc(0))
  return {
    pack(text) {
      const bytes = Buffer.from(text)
      const head = headOnce()
      const packed =
        bytes.length > FEW.bytes
          ? packedAfter(before, bytes)
          : packedAfter(before.subarray(-FEW.lookBack), bytes, FEW.windowBits)
      before = Buffer.concat([before, bytes]).subarray(-WINDOW)
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

const packedAfter = (before: Buffer, bytes: Buffer, windowBits = 15): Buffer =>
  deflateRawSync(bytes, { ...OPTIONS, windowBits, ...(before.length > 0 && { dictionary: before }) })
