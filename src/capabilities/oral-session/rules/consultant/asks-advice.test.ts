import { expect, it } from 'vitest'
import { asksAdvice } from './asks-advice.ts'

it.each([
  'How do I choose a sampling method?',
  'What is a null hypothesis',
  'Should I add another objective',
  'So, can you tell me what belongs in chapter three',
  'We asked the traders. Is that enough?',
  'I would like to know how long the discussion should be',
])('hears a question in: %s', (said) => expect(asksAdvice(said)).toBe(true))

it.each([
  'How we chose them is in chapter three, because the register gave us a list.',
  'What matters most to the traders are the fees.',
  'We took every fifth stall, as page 4 says.',
  'Is it not so that they all paid, and that they did so because the market committee had asked them for it and wrote it down in the book that I was shown on the first day.',
])('hears an answer in: %s', (said) => expect(asksAdvice(said)).toBe(false))
