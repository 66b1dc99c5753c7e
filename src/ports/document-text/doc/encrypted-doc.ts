const FIB_MAGIC = 0xa5ec
const FLAGS_AT = 0x0a
const ENCRYPTED = 0x0100
const SECTOR = 512

/** The main stream begins on a sector with its magic number; one bit in its flags means that a password is needed. */
export function isEncryptedDoc(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = SECTOR; at + FLAGS_AT + 2 <= bytes.length; at += SECTOR)
    if (view.getUint16(at, true) === FIB_MAGIC) return (view.getUint16(at + FLAGS_AT, true) & ENCRYPTED) !== 0
  return false
}
