/**
 * Limits the contents of the log: no address, no whole phone number, nothing a student wrote. A failed
 * query carries its values in its message and beside it, so both are removed, whichever code logs it.
 */
const DEEPEST = 4
/** The values of a query, up to the line where the stack trace goes on. */
const PARAMS = /\n?params: [\s\S]*?(?=\n\s+at |$)/g
/** Begins where its word does: a long word without an @ is looked through once, and not again from each of its letters. */
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** As Zambian numbers are written; the last three digits let support find the payment. */
const PHONE = /(?<!\d)(?:\+?260|0)[\s-]?[79]\d[\s-]?\d{3}[\s-]?\d?(\d{3})(?!\d)/g
/** The fields in which PostgreSQL puts the values of a row that broke a constraint. */
const DETAIL = new Set(['params', 'detail', 'where', 'parameters', 'query'])

export const redactPersons = (text: string): string =>
  text.replace(PARAMS, '').replace(ADDRESS, '…@…').replace(PHONE, '…$1')

export const redactedFields = (facts: object): Record<string, unknown> =>
  tidied(facts, 0) as Record<string, unknown>

function tidied(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactPersons(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (value instanceof Error) return errorAsLogged(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map((one) => tidied(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DETAIL.has(name))
      .map(([name, one]) => [name, tidied(one, depth + 1)]),
  )
}

function errorAsLogged({ name, message, stack, cause, ...more }: Error, depth: number): object {
  return {
    type: name,
    message: redactPersons(message),
    stack: redactPersons(stack ?? ''),
    ...(tidied(more, depth) as object),
    ...(cause !== undefined && { cause: tidied(cause, depth + 1) }),
  }
}
