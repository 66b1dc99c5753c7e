/** The parameters of a path. Each is an id unless its call says otherwise. */
import { z } from 'zod'
import type { Address, CallParts } from './call.ts'

/** Our ids, the accounts' ids, or names made up by a browser: only characters that are safe everywhere. */
export const Id = z.string().regex(/^[\w.:-]{1,200}$/)

/** The number of a page, a slide and the like, counted from one. */
export const Ordinal = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

const paramNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export function paramsOf({ path, params }: Address & Pick<CallParts, 'params'>): z.ZodType | undefined {
  const names = paramNames(path)
  return (
    params ?? (names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, Id]))) : undefined)
  )
}
