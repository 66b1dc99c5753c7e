/** How many frames an animation has, from its structure: nothing is decoded. */
import type { ImageHeader } from './image-size.ts'

export function countFrames(bytes: Uint8Array, type: ImageHeader['type']): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'GIF') return countGif(bytes)
  if (type === 'WebP') return countWebp(view)
  if (type === 'PNG') return countPng(view)
  return 1
}

const EXTENSION = 0x21
const PICTURE = 0x2c

function countGif(bytes: Uint8Array): number {
  const colours = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  const afterParts = (from: number) => {
    let at = from
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
    return at + 1
  }
  let at = 13 + colours(bytes[10] ?? 0)
  let frames = 0
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at = afterParts(at + 2)
    else if (bytes[at] === PICTURE) {
      frames += 1
      // Its position and size, its own palette, one byte about the compression, and the compressed pixels.
      at = afterParts(at + 10 + colours(bytes[at + 9] ?? 0) + 1)
    } else break
  }
  return frames
}

const ANMF = 0x414e4d46

function countWebp(view: DataView): number {
  let frames = 0
  for (let at = 12; at + 8 <= view.byteLength; ) {
    if (view.getUint32(at) === ANMF) frames += 1
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return Math.max(1, frames)
}

const ACTL = 0x6163544c
const FCTL = 0x6663544c

/** An animated PNG declares a count, and has a chunk for each frame: the larger number counts. */
function countPng(view: DataView): number {
  let said = 1
  let frames = 0
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4)
    if (name === ACTL) said = view.getUint32(at + 8)
    if (name === FCTL) frames += 1
  }
  return Math.max(said, frames)
}
