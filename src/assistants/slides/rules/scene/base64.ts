/** Kept pictures as bytes: the same ones for the same text, so that a file holds each once. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Base64 by hand: neither Node's nor the browser's way is there on the other side. */
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
