/** The header `Range` of HTTP, as far as players use it: one range of bytes. */
export type ByteRange = { from: number; to: number }

/** Undefined if there is no range, or one that may be ignored; `beyond` if it lies past the end. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!asked) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'beyond' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size) return 'beyond'
  return from <= to ? { from, to } : undefined
}
