/** Parses the cells of a table. */

const NUMBER =
  /^[<>≤≥~]?\s*(?:K|ZMW|USD|\$|R|£|€)?\s*([-−–]?(?:\d{1,3}(?:[,\u2009 ]\d{3})+|\d+|(?=[.]\d))(?:[.,]\d+)?)\s*(%|per ?cent)?\s*\**$/i

export type CellNumber = { value: number; decimals: number; isPercent: boolean }

export function cellNumber(cell: string): CellNumber | undefined {
  const match = cell.trim().match(NUMBER)
  if (!match?.[1]) return undefined
  const digits = match[1]
    .replace(/[−–]/, '-')
    .replace(/[,\u2009 ](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  const value = Number(digits)
  if (!Number.isFinite(value)) return undefined
  return { value, decimals: digits.split('.')[1]?.length ?? 0, isPercent: match[2] !== undefined }
}
