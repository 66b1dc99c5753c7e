import type { Box } from '#product/document-model.ts'
import type { RawDocument, TextPlace } from './raw-document.ts'

/** One box per line, from the first letter of the sentence on it to the last, on the page where the sentence begins. */
export function boxesOf(
  places: TextPlace[],
  from: number,
  to: number,
  page: number,
  document: RawDocument,
): Box[] {
  const boxes: Box[] = []
  for (const place of places) {
    if (place.page !== page || place.to <= from || place.from >= to) continue
    const first = Math.max(from, place.from) - place.from
    const last = Math.min(to, place.to) - place.from - 1
    let left = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    for (let at = first; at <= last; at++) {
      left = Math.min(left, place.lefts[at] ?? left)
      right = Math.max(right, place.rights[at] ?? right)
    }
    if (right > left) boxes.push(document.toBox!(page, { left, right, top: place.top, bottom: place.bottom }))
  }
  return boxes
}
