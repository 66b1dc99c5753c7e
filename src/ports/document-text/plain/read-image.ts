import { countFrames } from '../safety/count-frames.ts'
import { imageHeader } from '../safety/image-size.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import { NOTES } from '../structure/notes.ts'
import { plainBlock, type RawDocument } from '../structure/raw-document.ts'

/** A picture is known by its header alone. What it shows is not guessed at. */
export function readImage(bytes: Uint8Array): RawDocument {
  const header = imageHeader(bytes)
  if (!header || header.width < 1 || header.height < 1) throw new Refusal('corrupt')
  const { type, width, height } = header
  const frames = countFrames(bytes, type)
  // Whoever draws it unpacks them all.
  if (width * height * Math.max(1, frames) > LIMITS.pixels) throw new Refusal('picture-too-large')
  return {
    kind: 'image',
    paged: true,
    pages: [{ number: 1, width, height }],
    blocks: [plainBlock('caption', `${type} picture, ${width} by ${height} pixels`)],
    figures: [
      {
        page: 1,
        box: { left: 0, top: 0, width: 1, height: 1 },
        caption: `${type} picture, ${width} × ${height}`,
      },
    ],
    notes: frames > 1 ? [NOTES.image, NOTES.firstFrame] : [NOTES.image],
  }
}
