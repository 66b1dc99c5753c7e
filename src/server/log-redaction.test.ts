import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { redactedFields } from './log-redaction.ts'

const logged = (facts: object) => JSON.stringify(redactedFields(facts))
const failed = new DrizzleQueryError(
  'insert into "chat_messages" values ($1, $2)',
  ['My thesis is about goats\n and their names', 'chipo.mwansa@unza.zm'],
  Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(chipo.mwansa@unza.zm) exists.',
  }),
)

describe('what stands in the log', () => {
  it('of a failed query is where and why, and nothing it was asked with', () => {
    for (const line of [
      logged({ err: failed }),
      logged({ reason: String(failed) }),
      logged({ reason: failed.stack }),
    ]) {
      expect(line).toContain('insert into')
      expect(line).not.toMatch(/goats|names|chipo|unza/)
    }
    expect(logged({ err: failed })).toContain('23505')
    expect(logged({ err: failed })).toContain('duplicate key')
    expect(logged({ err: failed })).toContain('log-redaction.test.ts')
  })

  it.each(['0961234567', '260961234567', '+260961234567', '+260 96 123 4567', '096-123-4567'])(
    'of the phone number %s is its end',
    (phone) => {
      expect(logged({ reason: `MTN refused ${phone}.` })).toBe('{"reason":"MTN refused …567."}')
    },
  )

  it('keeps numbers that are no phone, ids and moments', () => {
    const facts = {
      id: '7a4cb257-bb1f-44df-8e73-b66f399c9f77',
      ms: 1_234_567_890,
      at: new Date(0),
      done: true,
    }
    expect(redactedFields(facts)).toEqual(facts)
    expect(logged({ reason: 'Answered 503 after 120000 ms.' })).toContain('503 after 120000')
  })

  it('has no addresses, however deep they lie, and ends', () => {
    const circle: Record<string, unknown> = { who: ['chipo@unza.zm'] }
    circle.again = circle
    expect(logged(circle)).not.toContain('chipo')
  })
})
