import { countFrames } from '../safety/count-frames.ts'
import { imageHeader } from '../safety/image-size.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import { PicturesOfPages, type Scans } from '../scan/scans.ts'
import { NOTES } from '../structure/notes.ts'
import { plainBlock, type RawDocument } from '../structure/raw-document.ts'

/** In pixels: the least at which a line of print can be read. */
const LEAST_SIDE = 200

const mayHoldWords = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) >= LEAST_SIDE

/** A picture is described by its header and the words recognised in it. Its subject is not guessed. */
export async function readImage(bytes: Uint8Array, scans?: Scans): Promise<RawDocument> {
  const header = imageHeader(bytes)
  if (!header || header.width < 1 || header.height < 1) throw new Refusal('corrupt')
  const { type, width, height } = header
  const frames = countFrames(bytes, type)
  // Drawing unpacks all frames.
  if (width * height * Math.max(1, frames) > LIMITS.pixels) throw new Refusal('picture-too-large')
  if (!scans && mayHoldWords(header)) throw new PicturesOfPages([1])
  const words = scans && (await import('./photograph-blocks.ts')).blocksOfPhotograph(scans)
  return {
    kind: 'image',
    paged: true,
    pages: [{ number: 1, width, height }],
    blocks: [plainBlock('caption', `${type} picture, ${width} by ${height} pixels`), ...(words ?? [])],
    figures: [
      {
        page: 1,
        box: { left: 0, top: 0, width: 1, height: 1 },
        caption: `${type} picture, ${width} × ${height}`,
      },
    ],
    notes: [words?.length ? NOTES.photograph : NOTES.image, ...(frames > 1 ? [NOTES.firstFrame] : [])],
  }
}
