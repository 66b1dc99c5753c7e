import sharp from 'sharp'
import type { PagePicture } from '../document-text.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'

const ENCODING = { quality: 78, effort: 2 }

/** A picture as its only page, upright and never enlarged. Its size was checked when it was read. */
export async function paintPicture(bytes: Uint8Array, page: number, wanted: number): Promise<PagePicture> {
  if (page !== 1) throw new Refusal('no-such-page')
  const { least, most } = LIMITS.pictureWidth
  const width = Math.round(Math.min(Math.max(wanted, least), most))
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.pixels })
      .rotate()
      .resize({ width, height: 2 * most, fit: 'inside', withoutEnlargement: true })
      .webp(ENCODING)
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    // A type that cannot be drawn here (BMP), or a truncated file.
    throw new Refusal('no-page-pictures')
  }
}
