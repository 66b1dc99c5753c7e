/**
 * Some journals set quotation marks in a special font, and “reliable” comes out as 'Breliable^'. They are restored
 * where a document has several such pairs. One character always becomes one, so places on the page stay correct.
 */
const PAIR = /(?<![\p{L}\p{N}])B(?=[\p{L}\p{N}(])([^^\n]{1,240}?)\^/gu
const LEAST_PAIRS = 3

export function repairQuotes(texts: readonly string[]): string[] {
  const pairs = texts.reduce((sum, text) => sum + (text.match(PAIR)?.length ?? 0), 0)
  const carets = texts.reduce((sum, text) => sum + (text.match(/\^/g)?.length ?? 0), 0)
  if (pairs < LEAST_PAIRS || pairs < carets / 2) return [...texts]
  return texts.map((text) => text.replace(PAIR, '“$1”'))
}
