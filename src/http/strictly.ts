/** The same schema, which refuses fields it does not know wherever it says nothing about others. */
import { z } from 'zod'

const known = new WeakMap<z.ZodType, z.ZodType>()

export function strictly(schema: z.ZodType): z.ZodType {
  const before = known.get(schema)
  if (before) return before
  const strict = rebuild(schema)
  known.set(schema, strict)
  return strict
}

function rebuild(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, strictly(field as z.ZodType)]),
    )
    // `z.looseObject` and a catch-all mean what they say.
    return schema.def.catchall ? schema.extend(shape) : z.strictObject(shape)
  }
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType))
  if (schema instanceof z.ZodUnion)
    return z.union(schema.options.map((option) => strictly(option as z.ZodType)))
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable()
  return schema
}
