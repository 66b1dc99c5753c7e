const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decoded by hand: `atob` is available on both sides but throws on text that only looks like Base64. */
export function bytesOf(data: string): Uint8Array {
  const signs = data.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((signs.length * 6) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (const sign of signs) {
    held = ((held << 6) | SIGNS.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = (held >> bits) & 0xff
    at += 1
  }
  return bytes
}
