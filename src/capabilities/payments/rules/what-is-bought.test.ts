import { describe, expect, it } from 'vitest'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { REFUSALS } from '../spec.ts'
import { receiptLines, whatIsBought } from './what-is-bought.ts'

const query = (words: string) => whatIsBought(new URLSearchParams(words))

describe('what the payments screen was opened for', () => {
  it.each(assistantIds)('is understood from the address %s gives', (id) => {
    const address = paymentsPath(id)
    expect(query(address.slice(address.indexOf('?')))).toEqual({
      ok: true,
      value: {
        assistant: id,
        purchaseType: ASSISTANTS[id].purchase.purchaseType,
        price: ASSISTANTS[id].prices.charged,
      },
    })
  })

  it('needs neither libraryName nor duration nor PayFor, and takes the price of the catalogue', () => {
    expect(query('purchaseType=humanizer')).toMatchObject({ ok: true, value: { price: 90 } })
    expect(query('purchaseType=defense&price=150.00')).toMatchObject({ ok: true })
  })

  it.each(['1', '89.99', 'NaN', '', '-90', 'Infinity', '90kwacha', '90&price'])(
    'is refused with a sentence for the price %j',
    (price) => {
      expect(query(`purchaseType=humanizer&price=${encodeURIComponent(price)}`)).toEqual({
        ok: false,
        problem: { code: 'wrong-amount', message: REFUSALS.wrongAmount, assistant: 'humanizer' },
      })
    },
  )

  it.each(['admin', 'Humanizer', '__proto__', 'textChat'])('is no product of ours: %s', (purchaseType) => {
    expect(query(`purchaseType=${purchaseType}&price=90`)).toEqual({
      ok: false,
      problem: { code: 'unknown-product', message: REFUSALS.unknownProduct },
    })
  })

  it('asks for a choice when the address names nothing', () => {
    expect(query('')).toMatchObject({ ok: false, problem: { code: 'nothing-chosen' } })
  })
})

describe('the lines of a receipt', () => {
  it('say what is in it, how long it lasts, and that nothing renews', () => {
    expect(receiptLines('defense')).toEqual([
      { term: 'Time', words: '60 minutes, two sessions of 30' },
      { term: 'Use within', words: '30 days' },
      { term: 'Renews', words: 'No' },
    ])
    expect(receiptLines('decoder')).toContainEqual({ term: 'Use within', words: 'One calendar month' })
    expect(receiptLines('decoder')).toContainEqual({ term: 'Documents', words: '10 to upload' })
    expect(receiptLines('slides')).toContainEqual({ term: 'Decks', words: '5, of 18 slides each' })
    expect(receiptLines('voiceChat')).toContainEqual({ term: 'Use', words: 'As often as you like' })
  })
})
