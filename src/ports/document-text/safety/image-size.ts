/** Width and height from a picture's own header: nothing is decoded, so no bomb can expand. */
export type ImageHeader = { type: 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'BMP'; width: number; height: number }

export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  if (bytes.length < 26) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

  if (view.getUint32(0) === 0x89504e47 && ascii(12, 16) === 'IHDR')
    return { type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) }
  if (ascii(0, 4) === 'GIF8')
    return { type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (ascii(0, 2) === 'BM' && view.getUint32(14, true) >= 40)
    return {
      type: 'BMP',
      width: Math.abs(view.getInt32(18, true)),
      height: Math.abs(view.getInt32(22, true)),
    }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return webpHeader(view, ascii(12, 16))
  if (view.getUint16(0) === 0xffd8) return jpegHeader(view)
  return undefined
}

function webpHeader(view: DataView, chunk: string): ImageHeader | undefined {
  if (view.byteLength < 30) return undefined
  if (chunk === 'VP8X') {
    const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return { type: 'WebP', width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type: 'WebP', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') return undefined
  return {
    type: 'WebP',
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }
}

/** The frame header comes after any number of other segments (thumbnails, colour profiles). */
function jpegHeader(view: DataView): ImageHeader | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'JPEG', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
