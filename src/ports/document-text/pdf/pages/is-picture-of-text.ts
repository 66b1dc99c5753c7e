/** Finds the pages of a PDF that are pictures that may show text. */

import type { Letter, PageFrame } from '../../letter.ts'
import { drawings } from '../blocks/figures.ts'
import type { Pdfium } from '../pdfium.ts'
import type { PageHealth } from './text-health.ts'

/** As a share of the page: a logo or a signature is smaller. */
const LEAST_PICTURE = 0.2
const WHOLE_PAGE = 0.7
/** As many letters as a library's or a scanner's stamp leaves on the picture of a page. */
const STAMP = 150

export function isPictureOfText(
  pdfium: Pdfium,
  page: number,
  { frame, letters, health }: { frame: PageFrame; letters: readonly Letter[]; health: PageHealth },
): boolean {
  // Its words are visible but cannot be extracted.
  if (health === 'unusable') return true
  if (health === 'text' && letters.length > STAMP) return false
  // A scanner may cut a page into strips.
  const covered = drawings(pdfium, page, frame).reduce((sum, area) => sum + coveredShare(area, frame), 0)
  return covered >= (health === 'text' ? WHOLE_PAGE : LEAST_PICTURE)
}

type DrawingArea = ReturnType<typeof drawings>[number]

const coveredShare = ({ left, right, top, bottom }: DrawingArea, { width, height }: PageFrame) =>
  (Math.max(0, Math.min(right, width) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, height) - Math.max(top, 0))) /
  (width * height)
