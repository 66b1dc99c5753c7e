/** Figures of a document as pictures for a presentation: cropped from the picture of their page, and compressed. */

import type { DocumentRow, Documents } from '#capabilities/documents/server/index.ts'
import type { Deck, DeckSlide, LiftedPicture } from '../rules/deck/deck.ts'
import { captionWords } from '../rules/tables/caption-words.ts'

/** A page is rendered this wide to keep its figures sharp on a projector. */
const PAGE_WIDTH = 1_800
/** Frames and arrows reach a little beyond the measured box. */
const MARGIN = 0.006
const MOST_BYTES = 300_000
/** The largest and best version within the limit. */
const TRIES = [
  { width: 1_600, quality: 82 },
  { width: 1_280, quality: 72 },
  { width: 960, quality: 60 },
  { width: 720, quality: 45 },
]

type Image = NonNullable<LiftedPicture['image']>

/** If a figure cannot be cropped, its slide shows only the words. */
export async function withFigures(
  documents: Pick<Documents, 'pagePicture'>,
  row: DocumentRow,
  deck: Deck,
  signal: AbortSignal,
): Promise<Deck> {
  const withImage = async (slide: DeckSlide): Promise<DeckSlide> => {
    const { visual, ...words } = slide
    if (visual?.kind !== 'picture') return slide
    const page = await documents.pagePicture(row, visual.page, PAGE_WIDTH, signal)
    const image = page.ok ? await cutOut(page.value.webp, visual.box).catch(() => undefined) : undefined
    return image ? { ...slide, visual: { ...visual, image } } : withoutFigure(words, visual)
  }
  // There are four at most, and the page renderer queues them.
  return { ...deck, slides: await Promise.all(deck.slides.map(withImage)) }
}

/** Its caption stands there where it has no words of its own. */
function withoutFigure(slide: DeckSlide, { caption, sources }: LiftedPicture): DeckSlide {
  const points =
    slide.points.length > 0 ? slide.points : [{ text: captionWords(caption), computed: true, sources }]
  return { ...slide, points, form: points.length === 1 ? 'statement' : 'points' }
}

export async function cutOut(webp: Uint8Array, box: LiftedPicture['box']): Promise<Image | undefined> {
  const { default: sharp } = await import('sharp')
  const { width = 0, height = 0 } = await sharp(webp).metadata()
  const left = Math.floor(Math.max(0, box.left - MARGIN) * width)
  const top = Math.floor(Math.max(0, box.top - MARGIN) * height)
  const region = {
    left,
    top,
    width: Math.min(width - left, Math.ceil((box.width + 2 * MARGIN) * width)),
    height: Math.min(height - top, Math.ceil((box.height + MARGIN) * height)),
  }
  if (region.width < 1 || region.height < 1) return undefined
  const figure = await sharp(webp).extract(region).flatten({ background: '#ffffff' }).png().toBuffer()
  for (const { width: widest, quality } of TRIES) {
    const bytes = await sharp(figure)
      .resize({ width: widest, withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length <= MOST_BYTES) return { type: 'jpeg', data: bytes.toString('base64') }
  }
  return undefined
}
