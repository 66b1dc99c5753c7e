/** `stsc`: how many samples the chunks of an MP4 hold. */
const CHUNKS = Buffer.from('stsc', 'latin1')
const HEAD = 12
const ENTRY = 12

/** A damaged MP4 may say that a chunk holds thousands of millions; the library adds their sizes up for each packet. */
export function countsWithoutEnd(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let box = file.indexOf(CHUNKS); box >= 0; box = file.indexOf(CHUNKS, box + 1)) {
    if (box + HEAD > file.length) return false
    const entries = Math.min(file.readUInt32BE(box + 8), Math.floor((file.length - box - HEAD) / ENTRY))
    for (let nth = 0; nth < entries; nth += 1)
      if (file.readUInt32BE(box + HEAD + nth * ENTRY + 4) > most) return true
  }
  return false
}
