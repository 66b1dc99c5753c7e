/** '1,250.5', '12 %', 'ZMW 300', '3.2e4', '(12)'. Not a date, nor a number followed by words. */
const NUMBER = /^[-+]?(?:\d+(?:\.\d+)?|\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i

export function sheetNumber(text: string): number | undefined {
  const isNegative = /^\(.*\)$/.test(text)
  const bare = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:ZMW|ZK|K|USD|US\$|\$|€|£)\s?/i, '')
    .replace(/\s?%$/, '')
    .replace('−', '-')
    .trim()
  if (!NUMBER.test(bare)) return undefined
  const value = Number(bare.replace(/[, ]/g, ''))
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined
}
