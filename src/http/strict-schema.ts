/** The same schema, but objects refuse unknown fields unless they state otherwise. */
import { z } from 'zod'

const known = new WeakMap<z.ZodType, z.ZodType>()

export function strictSchema(schema: z.ZodType): z.ZodType {
  const before = known.get(schema)
  if (before) return before
  const strict = rebuild(schema)
  known.set(schema, strict)
  return strict
}

const inner = (schema: unknown) => strictSchema(schema as z.ZodType)
const each = (schemas: readonly unknown[]) => schemas.map(inner)
/** Its checks stay: lengths of lists, refinements. */
const changed = (schema: z.ZodType, parts: object): z.ZodType =>
  z.core.clone(schema, { ...schema.def, ...parts } as never)

/** These contain no other schemas. */
const SIMPLE: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'literal',
  'enum',
  'null',
  'unknown',
  'date',
])

function rebuild(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, inner(field)]),
    )
    // `z.looseObject` and a catch-all keep their meaning.
    return changed(schema, { shape, catchall: schema.def.catchall ?? z.never() })
  }
  if (schema instanceof z.ZodArray) return changed(schema, { element: inner(schema.element) })
  if (schema instanceof z.ZodUnion) return changed(schema, { options: each(schema.options) })
  if (schema instanceof z.ZodRecord) return changed(schema, { valueType: inner(schema.valueType) })
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def
    return changed(schema, { items: each(items), rest: rest && inner(rest) })
  }
  if ('innerType' in schema.def) return changed(schema, { innerType: inner(schema.def.innerType) })
  if (SIMPLE.has(schema.def.type)) return schema
  throw new Error(`It is not known how to be strict inside a schema of the kind ${schema.def.type}.`)
}
