/**
 * Some journals set quotation marks in a font of their own, and “reliable” comes out as 'Breliable^'. They are put back
 * where a document has several such pairs. One character always becomes one, so places on the page stay true.
 */
const PAIR = /(?<![\p{L}\p{N}])B(?=[\p{L}\p{N}(])([^^\n]{1,240}?)\^/gu
const LEAST_PAIRS = 3

export function repairQuotes(texts: readonly string[]): string[] {
  const pairs = texts.reduce((sum, text) => sum + (text.match(PAIR)?.length ?? 0), 0)
  const carets = texts.reduce((sum, text) => sum + (text.match(/\^/g)?.length ?? 0), 0)
  if (pairs < LEAST_PAIRS || pairs < carets / 2) return [...texts]
  return texts.map((text) => text.replace(PAIR, '“$1”'))
}
