/**
 * The directory at the end of a ZIP archive, read without unpacking any entry: a bomb is refused in
 * milliseconds by its declared sizes, before a byte is unpacked.
 */
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'

export type ZipEntry = {
  name: string
  method: number
  encrypted: boolean
  packed: number
  unpacked: number
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 0xffff
const ELSEWHERE = 0xffffffff

/** The offset of the end record, or -1. Its comment must reach the end of the file, or it is a chance match. */
export function findZipEnd(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const last = bytes.length - END_BYTES
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) !== END) continue
    if (at + END_BYTES + view.getUint16(at + 20, true) === bytes.length) return at
  }
  return -1
}

export function listZip(bytes: Uint8Array): ZipEntry[] {
  const end = findZipEnd(bytes)
  if (end < 0) throw new Refusal('truncated')
  const view = viewOf(bytes)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // Counts or offsets beyond 16 and 32 bits only occur in archives far over our limits.
  if (count > LIMITS.archive.entries || at === ELSEWHERE) throw new Refusal('too-many-parts')

  const entries: ZipEntry[] = []
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    const nameBytes = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    if (entries.length > LIMITS.archive.entries) throw new Refusal('too-many-parts')
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (entries.length === 0) throw new Refusal('corrupt')
  return entries
}

const ARCHIVE_NAME = /\.(zip|jar|7z|rar|gz|tgz|bz2|xz|docm?|docx|xlsx|xlsm|pptx|odt|epub)$/i
/** Word keeps the workbook of a chart as an embedded file; it is never opened here. */
const CHART_WORKBOOK = /^(word|xl|ppt)\/embeddings\//

export function refuseUnsafeZip(entries: ZipEntry[]): void {
  let packed = 0
  let unpacked = 0
  for (const entry of entries) {
    packed += entry.packed
    unpacked += entry.unpacked
    if (entry.encrypted) throw new Refusal('password-protected')
    if (ARCHIVE_NAME.test(entry.name) && !CHART_WORKBOOK.test(entry.name))
      throw new Refusal('archive-in-archive')
  }
  if (unpacked > LIMITS.archive.unpacked) throw new Refusal('unpacks-too-large')
  if (unpacked > LIMITS.ratioCountsFrom && unpacked > packed * LIMITS.archive.ratio)
    throw new Refusal('unpacks-too-large')
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
