import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  ASSISTANTS,
  type Assistant,
  type AssistantId,
  assistantIds,
  assistantOfPurchase,
} from './assistants.ts'
import { CURRENCY } from './mobile-money.ts'
import { paymentsPath, purchaseQuery } from './purchase-query.ts'

const priceTable = readFileSync('docs/product/prices.md', 'utf8')
const rows = [...priceTable.matchAll(/^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
const catalogue: Record<AssistantId, Assistant> = ASSISTANTS
const hours = (n: number) => n * 60 * 60 * 1000

describe('the catalogue', () => {
  it('sells exactly seven assistants, by name [S1-001]', () => {
    expect(assistantIds.map((id) => ASSISTANTS[id].name).sort()).toEqual(
      [
        'Defense Room',
        'Research Decoder',
        'Research Consultant',
        'PowerPoint Creator',
        'Text Humanizer',
        'Text Chat Assistant',
        'Voice Chat',
      ].sort(),
    )
  })

  it('names every price in Zambian kwacha [S1-002]', () => {
    expect(CURRENCY).toBe('ZMW')
    for (const { prices } of Object.values(catalogue))
      for (const price of Object.values(prices)) expect(Number.isInteger(price) && price > 0).toBe(true)
  })

  it('keeps landing, sidebar and charged price apart, and sends only the charged one to the payments screen [S1-013]', () => {
    for (const id of assistantIds) {
      expect(Object.keys(ASSISTANTS[id].prices).sort()).toEqual(['charged', 'landing', 'sidebar'])
      expect(purchaseQuery(id).filter(([name]) => name === 'price')).toEqual([
        ['price', String(ASSISTANTS[id].prices.charged)],
      ])
    }
    // The Consultant shows three different figures, so a mix-up cannot pass unseen.
    expect(ASSISTANTS.consultant.prices).toEqual({ landing: 180, sidebar: 300, charged: 150 })
  })

  it.each(rows.map(([, id, ...prices]) => [id as AssistantId, prices.map(Number)] as const))(
    'sells %s at the prices written in docs/product/prices.md',
    (id, [landing, sidebar, charged]) => {
      expect(catalogue[id].prices).toEqual({ landing, sidebar, charged })
    },
  )

  it('has a documented price for every assistant', () => {
    expect(rows.map(([, id]) => id).sort()).toEqual([...assistantIds].sort())
  })

  it('gives every assistant its own address and its own kind of purchase', () => {
    const all = Object.values(catalogue)
    expect(new Set(all.map((a) => a.route)).size).toBe(all.length)
    expect(new Set(all.map((a) => a.purchase.purchaseType)).size).toBe(all.length)
    for (const id of assistantIds) expect(assistantOfPurchase(ASSISTANTS[id].purchase.purchaseType)).toBe(id)
    expect(assistantOfPurchase('admin')).toBeUndefined()
  })
})

describe('the purchase query', () => {
  it.each<[string, AssistantId, Record<string, string>]>([
    [
      'defense [S1-006]',
      'defense',
      {
        libraryName: 'Dissertation Defense',
        purchaseType: 'defense',
        price: '150',
        duration: '60',
        PayFor: 'Dissertation Defense',
      },
    ],
    [
      'consultant [S1-007]',
      'consultant',
      {
        libraryName: 'Research Consultation',
        purchaseType: 'consultation',
        price: '150',
        duration: '60',
        PayFor: 'Research Consultation',
      },
    ],
    [
      'decoder [S1-008]',
      'decoder',
      { purchaseType: 'researchDecoder', price: '150', PayFor: 'ResearchDecoder' },
    ],
    ['slides [S1-009]', 'slides', { purchaseType: 'powerpoint', price: '150', PayFor: 'PowerPoint' }],
    ['humanizer [S1-010]', 'humanizer', { purchaseType: 'humanizer', price: '90', PayFor: 'Humanizer AI' }],
    ['textChat [S1-011]', 'textChat', { purchaseType: 'chat', price: '100', PayFor: 'Chat AI' }],
    ['voiceChat [S1-012]', 'voiceChat', { purchaseType: 'voice', price: '100', PayFor: 'Voice AI' }],
  ])('of %s', (_, id, query) => {
    expect(Object.fromEntries(purchaseQuery(id))).toEqual(query)
    expect(paymentsPath(id).startsWith('/payments?')).toBe(true)
  })
})

describe('what a purchase grants', () => {
  it.each<[string, AssistantId, number, Assistant['access']]>([
    [
      '60 minutes of Defense Room within 720 hours for ZMW 150 [S1-014]',
      'defense',
      150,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'minutes', limit: 60 } },
    ],
    [
      '60 minutes of Consultant within 720 hours for ZMW 150 [S1-015]',
      'consultant',
      150,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'minutes', limit: 60 } },
    ],
    [
      '10 uploads to the Decoder within a calendar month for ZMW 150 [S2-001]',
      'decoder',
      150,
      { validity: { kind: 'calendar-month' }, allowance: { kind: 'uploads', limit: 10 } },
    ],
    [
      '5 generations within 720 hours for ZMW 150 [S3-001]',
      'slides',
      150,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'generations', limit: 5 } },
    ],
    [
      'unlimited humanizing for 720 hours for ZMW 90 [S3-002]',
      'humanizer',
      90,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'unlimited' } },
    ],
    [
      'Text Chat for 720 hours for ZMW 100 [S3-003]',
      'textChat',
      100,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'unlimited' } },
    ],
    [
      'Voice Chat for a month kept as 720 hours for ZMW 100 [S3-004]',
      'voiceChat',
      100,
      { validity: { kind: 'duration', ms: hours(720) }, allowance: { kind: 'unlimited' } },
    ],
  ])('%s', (_, id, charged, access) => {
    expect(catalogue[id].prices.charged).toBe(charged)
    expect(catalogue[id].access).toEqual(access)
  })
})
