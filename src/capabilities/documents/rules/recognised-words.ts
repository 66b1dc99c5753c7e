import type { Recognised } from '#product/document-model.ts'

/** Note shown beside text recognised in a picture, wherever it is quoted. */
export function recognisedWords(
  { sure, hasDoubtfulFigure }: Recognised,
  shown: 'alone' | 'beside-its-picture' = 'alone',
): string {
  const compare = shown === 'alone' ? 'open the page and compare' : 'compare it with the picture'
  return [
    `Read from a scan of the page, ${sure}% sure`,
    hasDoubtfulFigure
      ? `Figures may have been misread: ${compare}`
      : `${compare[0]!.toUpperCase()}${compare.slice(1)}`,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
