import type { OpenPdf } from './open-pdf.ts'

export type OutlineEntry = { title: string; level: number; page: number }

const MOST_ENTRIES = 3_000
const DEEPEST = 6

/** The bookmarks of the file, which are its headings in the author's own words. Loops in them are cut. */
export function readOutline({ pdfium, document }: OpenPdf): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const seen = new Set<number>()
  const walk = (first: number, level: number) => {
    for (
      let mark = first;
      mark && !seen.has(mark);
      mark = pdfium.FPDFBookmark_GetNextSibling(document, mark)
    ) {
      if (entries.length >= MOST_ENTRIES) return
      seen.add(mark)
      const title = pdfium.text((buffer, size) => pdfium.FPDFBookmark_GetTitle(mark, buffer, size)).trim()
      entries.push({ title, level, page: pageOf(mark) })
      if (level < DEEPEST) walk(pdfium.FPDFBookmark_GetFirstChild(document, mark), level + 1)
    }
  }
  const pageOf = (mark: number) => {
    let target = pdfium.FPDFBookmark_GetDest(document, mark)
    if (!target) {
      const action = pdfium.FPDFBookmark_GetAction(mark)
      if (action) target = pdfium.FPDFAction_GetDest(document, action)
    }
    return target ? pdfium.FPDFDest_GetDestPageIndex(document, target) + 1 : 0
  }
  walk(pdfium.FPDFBookmark_GetFirstChild(document, 0), 1)
  return entries.filter((entry) => entry.title !== '')
}
