import { describe, expect, it } from 'vitest'
import { comparable, findQuotations, quotationPieces } from './quotations.ts'

describe('quotations', () => {
  it.each([
    ['He said “we left early” and "they stayed".', ['we left early', 'they stayed']],
    ["It's the farmers' view that 'prices fell too fast' here.", ['prices fell too fast']],
    ['‘don’t go’ she said', ['don’t go']],
    ['> set off on its own line', ['set off on its own line']],
    ['«la pluie»', ['la pluie']],
    ["the farmers' and the traders' views", []],
    ['a 6" pipe and a 4" pipe', []],
  ])('in %j are %j', (text, quotations) => {
    expect(findQuotations(text).map((quotation) => quotation.text)).toEqual(quotations)
  })

  it('are compared without regard to spaces, hyphens and the shape of marks', () => {
    expect(comparable('self-\nreported  “data”')).toBe(comparable("selfreported 'data'"))
    expect(comparable('made no difference')).not.toBe(comparable('made a difference'))
    expect(comparable('now here')).not.toBe(comparable('nowhere'))
  })

  it('fall into pieces at an ellipsis', () => {
    expect(quotationPieces('the main barrier … to care.')).toEqual(['the main barrier', 'to care'])
  })
})
