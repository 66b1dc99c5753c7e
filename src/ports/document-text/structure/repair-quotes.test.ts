import { expect, it } from 'vitest'
import { repairQuotes } from './repair-quotes.ts'

it('puts quotation marks back that came out as B and ^', () => {
  expect(
    repairQuotes([
      'We call it Bstatcheck.^ Both',
      'the string BBonferroni^ (0.3 %)',
      'a Bfalse positive^ is',
    ]),
  ).toEqual(['We call it “statcheck.” Both', 'the string “Bonferroni” (0.3 %)', 'a “false positive” is'])
})

it('leaves one such pair, and powers, as they are', () => {
  const texts = ['Vitamin B12^2 was given.', 'x^2 + y^2 = z^2', 'B = 2^n']
  expect(repairQuotes(texts)).toEqual(texts)
})
