/** Strict reading of a request body: unknown fields are reported first, then missing, then malformed ones. */
import { isObject, type JsonObject } from '../../pawapay/read-json.ts'

type Field = { optional?: true } & (
  | { pattern: RegExp }
  | { fields: OrderFields }
  | { check: (value: unknown) => boolean }
)
export type OrderFields = Readonly<Record<string, Field>>

export type FieldFault = {
  code: 'UNSUPPORTED_PARAMETER' | 'MISSING_PARAMETER' | 'INVALID_PARAMETER'
  where: string
}

export function fieldFault(body: JsonObject, fields: OrderFields): FieldFault | undefined {
  const passes = [
    ['UNSUPPORTED_PARAMETER', unknownField],
    ['MISSING_PARAMETER', missingField],
    ['INVALID_PARAMETER', malformedField],
  ] as const
  for (const [code, find] of passes) {
    const where = find(body, fields, '')
    if (where !== undefined) return { code, where }
  }
  return undefined
}

type Find = (body: JsonObject, fields: OrderFields, path: string) => string | undefined

const unknownField: Find = (body, fields, path) => {
  const stranger = Object.keys(body).find((name) => !Object.hasOwn(fields, name))
  return stranger === undefined ? inside(unknownField, body, fields, path) : path + stranger
}

const missingField: Find = (body, fields, path) => {
  const absent = Object.entries(fields).find(([name, field]) => !field.optional && isAbsent(body[name]))
  return absent === undefined ? inside(missingField, body, fields, path) : path + absent[0]
}

const malformedField: Find = (body, fields, path) => {
  const wrong = Object.entries(fields).find(
    ([name, field]) => !isAbsent(body[name]) && !isWellFormed(body[name], field),
  )
  return wrong === undefined ? inside(malformedField, body, fields, path) : path + wrong[0]
}

function inside(find: Find, body: JsonObject, fields: OrderFields, path: string): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name]
    const where =
      'fields' in field && isObject(value) ? find(value, field.fields, `${path}${name}.`) : undefined
    if (where !== undefined) return where
  }
  return undefined
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

function isWellFormed(value: unknown, field: Field): boolean {
  if ('fields' in field) return isObject(value)
  if ('check' in field) return field.check(value)
  return typeof value === 'string' && field.pattern.test(value)
}
