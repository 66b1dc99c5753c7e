/** Which pages of a PDF are pictures somebody might have written on. */
import { drawings } from '../pdf/figures.ts'
import type { Letter, PageFrame } from '../pdf/letter.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { PageHealth } from '../pdf/text-health.ts'

/** Of the page: a logo or a signature is smaller. */
const LEAST_PICTURE = 0.2
const WHOLE_PAGE = 0.7
/** As many as the stamp of a library or a scanner leaves on the picture of a page. */
const STAMP = 150

export function isPictureOfText(
  pdfium: Pdfium,
  page: number,
  { frame, letters, health }: { frame: PageFrame; letters: readonly Letter[]; health: PageHealth },
): boolean {
  // It has words that can be seen, and not be read.
  if (health === 'unusable') return true
  if (health === 'text' && letters.length > STAMP) return false
  // A scanner may cut a page into strips.
  const covered = drawings(pdfium, page, frame).reduce((sum, area) => sum + shareOf(area, frame), 0)
  return covered >= (health === 'text' ? WHOLE_PAGE : LEAST_PICTURE)
}

type Area = ReturnType<typeof drawings>[number]

const shareOf = ({ left, right, top, bottom }: Area, { width, height }: PageFrame) =>
  (Math.max(0, Math.min(right, width) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, height) - Math.max(top, 0))) /
  (width * height)
