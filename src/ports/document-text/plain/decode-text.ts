/** Plain text in whatever encoding it was saved: by its byte order mark, by its pattern of zeros, or by trying UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return looksLikeText(text) ? text.replace(/\r\n?/g, '\n') : undefined
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 4_096)
  let evenZeros = 0
  let oddZeros = 0
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 ? oddZeros++ : evenZeros++
  // Western text in UTF-16 has a zero in every second byte.
  if (oddZeros > sample.length / 4 && evenZeros < oddZeros / 8) return 'utf-16le'
  if (evenZeros > sample.length / 4 && oddZeros < evenZeros / 8) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A sample may end in the middle of a character: `stream` tolerates exactly that.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const MOST_CONTROLS = 0.02

function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 8_192)
  let controls = 0
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at)
    if (
      code === 0xfffd ||
      code === 0x7f ||
      (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12)
    )
      controls++
  }
  return controls <= sample.length * MOST_CONTROLS
}
