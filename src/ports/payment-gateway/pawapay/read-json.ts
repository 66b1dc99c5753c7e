/** Reads foreign JSON: no shape is assumed, and nothing unexpected throws. */
export type JsonObject = Readonly<Record<string, unknown>>

const LONGEST_TEXT = 1_000

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Text that every database can hold: no NUL, no lone surrogates, limited length. */
export function textIn(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  return value.replaceAll('\0', '').slice(0, LONGEST_TEXT).toWellFormed()
}

/** An unexpected value, short enough for a log; never recurses deeper than the stack allows. */
export function briefly(value: unknown): string {
  if (typeof value === 'string') return textIn(value) ?? 'nothing'
  if (value === undefined || value === null) return 'nothing'
  return typeof value === 'object' ? (Array.isArray(value) ? 'a list' : 'an object') : String(value)
}

export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function parseAny(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
