/** The eight-byte cells of a .sav, as they stand or packed by commands. */
import { BrokenDataFile, type ByteReader } from './byte-reader.ts'

export const SYSTEM_MISSING = -Number.MAX_VALUE

export type Cells = { hasMore(): boolean; number(): number; text(cells: number): string }

export const plainCells = (data: ByteReader): Cells => ({
  hasMore: () => data.at < data.bytes.length,
  number: () => data.double(),
  text: (cells) => data.text(8 * cells),
})

/** Eight commands, then what they ask for. */
export function packedCells(data: ByteReader, bias: number): Cells {
  let commands: Uint8Array = new Uint8Array(0)
  let at = 0
  let isOver = false
  const next = (): number => {
    for (;;) {
      if (at >= commands.length) {
        if (data.at + 8 > data.bytes.length) {
          isOver = true
          return 252
        }
        commands = data.raw(8)
        at = 0
      }
      const command = commands[at]!
      if (command !== 0) return command
      at += 1
    }
  }
  const take = () => {
    const command = next()
    at += 1
    if (command === 252) {
      isOver = true
      throw new BrokenDataFile()
    }
    return command
  }
  return {
    hasMore: () => !isOver && next() !== 252,
    number() {
      const command = take()
      return command === 253 ? data.double() : command === 255 ? SYSTEM_MISSING : command - bias
    },
    text(cells) {
      const out = new Uint8Array(8 * cells).fill(32)
      for (let i = 0; i < cells; i += 1) if (take() === 253) out.set(data.raw(8), 8 * i)
      return data.decoder.decode(out).replace(/\0/g, '').trimEnd()
    },
  }
}
