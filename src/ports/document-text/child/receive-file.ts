import { readSync } from 'node:fs'
import { Refusal } from '../safety/refusal.ts'

export const STANDARD_INPUT = 0
const CHUNK = 1024 * 1024

/** Blocks until the whole file is read: a reader has nothing else to do. */
export function receiveFile(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let received = 0
  while (received < size) {
    const read = readSome(bytes, received, Math.min(CHUNK, size - received))
    if (read === 0) throw new Refusal('truncated')
    received += read
  }
  return bytes
}

function readSome(bytes: Uint8Array, offset: number, length: number): number {
  for (;;) {
    try {
      return readSync(STANDARD_INPUT, bytes, offset, length, null)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    }
  }
}
