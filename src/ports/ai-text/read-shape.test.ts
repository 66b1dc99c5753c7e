import { expect, it } from 'vitest'
import { z } from 'zod'
import { readShape } from './read-shape.ts'

const schema = z.object({ a: z.string() })

it.each([
  ['{"a":"b"}', 'b'],
  ['  \n{"a":"b"}\n', 'b'],
  ['```json\n{"a":"b"}\n```', 'b'],
  ['```\n{"a":"b"}\n```\nDone.', 'b'],
  ['Sure: {"a":"b"} Anything else {you} need?', 'b'],
  ['{"a":"a } in a string"} and more', 'a } in a string'],
  ['So: {"a":"a \\" and a }"} there', 'a " and a }'],
])('finds the value in %j', (text, a) => {
  expect(readShape(text, schema)).toEqual({ ok: true, value: { a } })
})

it.each([
  ['{"a":"b', 'broken off'],
  ['```json\n{"a":"b"', 'broken off'],
  ['{"a":"b"]', 'not valid'],
  ['No.', 'no JSON'],
  ['', 'no JSON'],
  ['{"a":1}', 'a: '],
  ['{"b":"b"}', 'a: '],
])('says what is wrong with %j', (text, why) => {
  expect(readShape(text, schema)).toMatchObject({ ok: false, why: expect.stringContaining(why) })
})
