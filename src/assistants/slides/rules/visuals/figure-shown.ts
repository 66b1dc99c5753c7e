/** Figures of the document that can be shown as pictures: those whose position on the page is known. */
import type { DocumentModel, Figure } from '#product/document-model.ts'
import type { LiftedPicture, SlideSource } from '../deck/deck.ts'

/** A smaller part of a page is an icon or a rule; a larger one is the page itself. */
const LEAST = { width: 0.2, height: 0.07 }
const MOST_HEIGHT = 0.75
/** Outside these proportions it would be unreadable on a slide. */
const SHAPES = { least: 0.5, most: 5 }
const LONGEST_CAPTION = 300
const LONGEST_READING = 300

export function pictureFrom(
  { id, page, box, caption, text = '' }: Figure,
  pages: DocumentModel['pages'],
): LiftedPicture | undefined {
  const leaf = pages.find(({ number }) => number === page)
  if (!box || !leaf || !caption.trim()) return undefined
  if (box.width < LEAST.width || box.height < LEAST.height || box.height > MOST_HEIGHT) return undefined
  const shape = (box.width * leaf.width) / (box.height * leaf.height)
  if (shape < SHAPES.least || shape > SHAPES.most) return undefined
  const named = caption.replace(/\s+/g, ' ').trim().slice(0, LONGEST_CAPTION)
  const source: SlideSource = { sentenceId: id, page, quote: named }
  return {
    kind: 'picture',
    page,
    box,
    shape,
    caption: named,
    reads: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_READING),
    sources: [source],
  }
}
