import { inflateRawSync } from 'node:zlib'
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'
import { listZip, refuseUnsafeZip, type ZipEntry } from './zip-directory.ts'

const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

export type ZipArchive = {
  names: string[]
  has: (name: string) => boolean
  read: (name: string) => Uint8Array | undefined
  readText: (name: string) => string | undefined
}

/** Opens an archive that passed its checks, and goes on counting: its declared sizes may be false. */
export function openZip(bytes: Uint8Array): ZipArchive {
  const entries = listZip(bytes)
  refuseUnsafeZip(entries)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  let left: number = LIMITS.archive.unpacked

  const read = (name: string) => {
    const entry = byName.get(name)
    if (!entry) return undefined
    const content = unpack(bytes, entry, left)
    left -= content.length
    return content
  }
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    read,
    readText: (name) => {
      const content = read(name)
      return content && new TextDecoder().decode(content)
    },
  }
}

function unpack(bytes: Uint8Array, entry: ZipEntry, left: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.offset + LOCAL_BYTES > bytes.length) throw new Refusal('truncated')
  const start =
    entry.offset +
    LOCAL_BYTES +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true)
  if (start + entry.packed > bytes.length) throw new Refusal('truncated')
  const packed = bytes.subarray(start, start + entry.packed)
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw new Refusal('corrupt')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new Refusal(code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacks-too-large' : 'corrupt')
  }
}
