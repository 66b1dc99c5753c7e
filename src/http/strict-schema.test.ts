import { expect, it } from 'vitest'
import { z } from 'zod'
import { strictSchema } from './strict-schema.ts'

const Inside = z.object({ n: z.number() })
const extra = { n: 1, more: true }

it.each([
  ['an object', z.object({ it: Inside }), { it: extra }],
  ['a list', z.array(Inside), [extra]],
  ['a record', z.record(z.string(), Inside), { one: extra }],
  ['a tuple', z.tuple([z.string(), Inside]), ['a', extra]],
  ['the rest of a tuple', z.tuple([z.string()], Inside), ['a', extra]],
  ['a union', z.union([z.string(), Inside]), extra],
  [
    'a union by type',
    z.discriminatedUnion('type', [z.object({ type: z.literal('a'), it: Inside })]),
    { type: 'a', it: extra },
  ],
  ['what may be left out', z.object({ it: Inside.optional() }), { it: extra }],
  ['what may be left out, and nothing else', z.object({ it: Inside.exactOptional() }), { it: extra }],
  ['what may be null', z.object({ it: Inside.nullable() }), { it: extra }],
  ['what is only read', z.object({ it: Inside.readonly() }), { it: extra }],
  ['what has a default', z.object({ it: Inside.default({ n: 1 }) }), { it: extra }],
])('refuses a field that is not known inside %s', (_, schema: z.ZodType, value) => {
  expect(schema.safeParse(value).success).toBe(true)
  expect(strictSchema(schema).safeParse(value).success).toBe(false)
  const right = JSON.parse(JSON.stringify(value).replaceAll(',"more":true', ''))
  expect(strictSchema(schema).safeParse(right).success).toBe(true)
})

it('keeps what a schema checks besides', () => {
  const few = strictSchema(z.array(Inside).max(1))
  expect(few.safeParse([{ n: 1 }, { n: 2 }]).success).toBe(false)
  const even = strictSchema(z.object({ n: z.number() }).refine(({ n }) => n % 2 === 0))
  expect([1, 2].map((n) => even.safeParse({ n }).success)).toEqual([false, true])
})

it('leaves a loose object loose, and is strict inside it', () => {
  const loose = strictSchema(z.looseObject({ it: Inside }))
  expect(loose.safeParse({ it: { n: 1 }, more: true }).success).toBe(true)
  expect(loose.safeParse({ it: extra }).success).toBe(false)
})

it('says so where it does not know its way', () => {
  expect(() => strictSchema(z.map(z.string(), Inside))).toThrow(/kind map/)
})
