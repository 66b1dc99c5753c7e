/** Values for a JSON Schema: such as it describes, or odd in one place or another. */
import type { Dice } from './dice.ts'

export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  contentMediaType?: string
}

/** What nobody's form sends. */
const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, '', ' ', '\n', '0', '-0', 'NaN', '1e999', 'undefined'],
  ...[
    'a'.repeat(20_000),
    '中'.repeat(5_000),
    'e\u0301'.repeat(500),
    '\u202eabc\u202c',
    '\u200b',
    '😀',
    '\ud800',
    '\u0000',
  ],
  ...["'; drop table users; --", '<script>alert(1)</script>', '../../etc/passwd', '%00', '%', '{{7*7}}'],
  ...['constructor', '__proto__', '9999-99-99', '+275760-09-13T00:00:00.001Z', '-000001-01-01', 'a@b'],
  ...[[], {}, [[]], [null], { length: 1e9 }, Array.from({ length: 2_000 }, (_, nth) => nth)],
]
const WORDS = [
  'maize',
  'The sample was small.',
  'Chipata',
  '0961234567',
  '2024-05-01',
  'notes.txt',
  'x',
  '7',
  'student@unza.zm',
]
const OF_FORMAT: Record<string, string> = {
  date: '2024-05-01',
  'date-time': '2024-05-01T10:00:00.000Z',
  email: 'student@unza.zm',
  uri: 'https://example.org/a',
  uuid: '5bd8e3a0-0d2c-4d5b-8a8b-0f6f4f1f4e11',
}

/** `seen` offers what the server has answered under this name, so that one call meets what another has made. */
export function valuesFor(dice: Dice, seen: (name: string) => string[]) {
  function of(schema: Schema, name: string, oddness: number): unknown {
    if (dice.chance(oddness)) return dice.one([...ODD])
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return dice.one(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return of(dice.one(choices), name, oddness)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => of(one, name, oddness)))
    switch (schema.type) {
      case 'string':
        return textOf(schema, name)
      case 'integer':
      case 'number':
        return numberOf(schema)
      case 'boolean':
        return dice.chance(0.5)
      case 'array':
        return listOf(schema, name, oddness)
      case 'object':
        return objectOf(schema, oddness)
      default:
        return schema.type === 'null' ? null : dice.one(['maize', 3, true, null])
    }
  }

  function textOf(
    { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
    name: string,
  ): string {
    const offered = seen(name)
    const all = [...offered, ...(format && OF_FORMAT[format] ? [OF_FORMAT[format]] : WORDS), dice.uuid()]
    const fits = all.filter(
      (text) =>
        text.length >= minLength &&
        text.length <= maxLength &&
        (!pattern || new RegExp(pattern, 'u').test(text)),
    )
    const known = fits.filter((text) => offered.includes(text))
    if (known.length > 0 && dice.chance(0.8)) return dice.one(known)
    return fits.length > 0
      ? dice.one(fits)
      : 'maize '.repeat(1 + minLength / 6).slice(0, Math.max(1, minLength))
  }

  function numberOf({ type, minimum, exclusiveMinimum, maximum = 1_000 }: Schema): number {
    const least = Math.max(-1_000, minimum ?? (exclusiveMinimum ?? -1) + 1)
    const whole = dice.one([least, Math.min(maximum, 1e9), dice.whole(least, Math.min(maximum, least + 100))])
    return type === 'integer' || dice.chance(0.7) ? Math.floor(whole) : whole + 0.25
  }

  function listOf({ items, prefixItems, minItems = 0, maxItems = 4 }: Schema, name: string, oddness: number) {
    if (prefixItems) return prefixItems.map((one) => of(one, name, oddness))
    const length = dice.whole(minItems, Math.min(maxItems, minItems + 3))
    return Array.from({ length }, () => of(items ?? {}, name, oddness))
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema, oddness: number) {
    const entries = Object.entries(properties)
      .filter(([name]) => dice.chance(required.includes(name) ? 1 - oddness / 2 : 0.6))
      .map(([name, one]) => [name, of(one, name, oddness)])
    if (typeof additionalProperties === 'object')
      entries.push([dice.one([...WORDS]), of(additionalProperties, '', oddness)])
    if (dice.chance(oddness)) entries.push(['unknown', 1])
    return Object.fromEntries(entries)
  }

  return of
}
