import type { Recognised } from '#product/document-model.ts'

/** What stands beside words that were recognised in a picture, wherever they are quoted. */
export function recognisedWords({ sure, hasDoubtfulFigure }: Recognised): string {
  const told = `Read from a picture of the page, ${sure}% sure.`
  return hasDoubtfulFigure
    ? `${told} A figure in it may be another one: open the page and compare.`
    : `${told} Open the page to compare.`
}
