import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '#kit/time.ts'
import {
  ANSWERED_WITHIN,
  CONFIGURATION_WITHIN,
  FIRST_LOOK_WITHIN,
  MOST_SENDS,
  START_WITHIN,
} from '../spec.ts'
import { afterNotFound, type DeliveryFacts, isNotSent, maySendAgain } from './delivery.ts'

const created = new Date('2026-11-20T08:00:00Z')
const at = (ms: number) => new Date(created.getTime() + ms)
const payment = (change: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  status: 'CREATED',
  delivery: 'absent',
  sends: 1,
  sentAt: created,
  createdAt: created,
  ...change,
})
const stored = payment({ delivery: 'unsent', sends: 0, sentAt: null })

it('answers a press of Pay Now within ten seconds, whatever the gateway does', () => {
  expect(CONFIGURATION_WITHIN + START_WITHIN + FIRST_LOOK_WITHIN).toBeLessThan(ANSWERED_WITHIN)
})

describe('a payment the gateway does not know', () => {
  it.each([
    ['stored a moment ago', stored, seconds(1), 'wait'],
    ['being sent', payment({ delivery: 'sending' }), seconds(10), 'wait'],
    ['stored and left by a crash', stored, seconds(3), 'send-again'],
    ['left by a crash while it was sent', payment({ delivery: 'sending' }), seconds(15), 'send-again'],
    ['stored, and its student long gone', stored, minutes(2), 'gone'],
    ['left by a crash two minutes ago', payment({ delivery: 'sending' }), minutes(2), 'absent'],
    ['without an answer', payment({ delivery: 'unanswered' }), seconds(1), 'absent'],
    ['absent for less than 15 minutes', payment(), minutes(15) - 1, 'absent'],
    ['absent for 15 minutes', payment(), minutes(15), 'gone'],
    ['never sent because there was no connection', payment({ delivery: 'unsent' }), 0, 'gone'],
  ])('%s', (_, facts, after, becomes) => {
    expect(afterNotFound(facts, at(after))).toBe(becomes)
  })

  it('is not stuck when our clock was ahead', () => {
    expect(afterNotFound(stored, at(-minutes(60)))).not.toBe('wait')
    expect(maySendAgain(payment({ delivery: 'sending' }), at(-minutes(60)))).toBe('yes')
  })
})

describe('pressing Pay Now again', () => {
  it.each([
    ['sends what is absent', payment(), 'yes'],
    ['sends what had no answer', payment({ delivery: 'unanswered' }), 'yes'],
    ['sends what a crash left', stored, 'yes'],
    ['leaves alone what is being sent', payment({ delivery: 'sending', sentAt: at(minutes(1)) }), 'no'],
    ['leaves alone what the gateway has', payment({ status: 'ACCEPTED', delivery: 'answered' }), 'no'],
    ['leaves alone what is settled', payment({ status: 'FAILED' }), 'no'],
    ['does not go on for ever', payment({ sends: MOST_SENDS }), 'too-often'],
  ])('%s', (_, facts, may) => {
    expect(maySendAgain(facts, at(minutes(1) + seconds(5)))).toBe(may)
  })
})

it('waits for nothing that was not sent', () => {
  expect(isNotSent(payment())).toBe(true)
  expect(isNotSent(payment({ delivery: 'unanswered' }))).toBe(false)
  expect(isNotSent(payment({ status: 'FAILED' }))).toBe(false)
})
