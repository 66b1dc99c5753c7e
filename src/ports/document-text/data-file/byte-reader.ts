/** Sequential reading of a binary file. */

/** Cut short, or not what it says it is. */
export class BrokenDataFile extends Error {}

/** Sequential reading, in the byte order of the file. */
export class ByteReader {
  at = 0
  isLittle = true
  readonly bytes: Uint8Array
  readonly #view: DataView
  decoder = new TextDecoder('utf-8')
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  #step(size: number): number {
    const from = this.at
    if (size < 0 || from + size > this.bytes.length) throw new BrokenDataFile()
    this.at = from + size
    return from
  }
  byte = (): number => this.#view.getUint8(this.#step(1))
  int8 = (): number => this.#view.getInt8(this.#step(1))
  int16 = (): number => this.#view.getInt16(this.#step(2), this.isLittle)
  uint16 = (): number => this.#view.getUint16(this.#step(2), this.isLittle)
  int32 = (): number => this.#view.getInt32(this.#step(4), this.isLittle)
  uint32 = (): number => this.#view.getUint32(this.#step(4), this.isLittle)
  long = (): number => Number(this.#view.getBigUint64(this.#step(8), this.isLittle))
  float = (): number => this.#view.getFloat32(this.#step(4), this.isLittle)
  double = (): number => this.#view.getFloat64(this.#step(8), this.isLittle)
  skip = (size: number): void => void this.#step(size)
  raw = (size: number): Uint8Array => {
    const from = this.#step(size)
    return this.bytes.subarray(from, from + size)
  }
  text = (size: number): string =>
    this.decoder
      .decode(this.raw(size))
      .replace(/\0[\s\S]*$/, '')
      .trimEnd()
}

/** More than this in one file is no survey, and would not fit into memory. */
export const MOST_CELLS = 60_000_000
