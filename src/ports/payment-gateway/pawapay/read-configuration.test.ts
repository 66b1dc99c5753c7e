import { describe, expect, it } from 'vitest'
import { availabilityFrom } from '../payment-gateway.pawapay.ts'
import { configurationFrom } from './read-configuration.ts'

const channel = {
  type: 'USSD',
  displayName: { en: 'No PIN prompt?', fr: 'Pas de demande ?' },
  quickLink: 'tel:*115#',
  instructions: { en: [{ text: 'Dial *115#', template: 'Dial {{shortCode}}' }, { text: 'Enter PIN' }] },
}
const asObject = {
  DEPOSIT: {
    minAmount: '1',
    maxAmount: '20000',
    decimalsInAmount: 'TWO_PLACES',
    pinPrompt: 'AUTOMATIC',
    pinPromptRevivable: true,
    pinPromptInstructions: { channels: [channel] },
    status: 'OPERATIONAL',
    callbackUrl: 'https://weekbe4.example/callback',
  },
  PAYOUT: { minAmount: '5' },
}
const asList = [
  { operationType: 'PAYOUT', minTransactionLimit: '5' },
  {
    operationType: 'DEPOSIT',
    minTransactionLimit: '1.00',
    maxTransactionLimit: '20000.00',
    decimalsInAmount: 'NONE',
  },
]
const account = (operationTypes: unknown, currency = 'ZMW', country = 'ZMB') => ({
  companyName: 'Weekbe4',
  signatureConfiguration: { signedRequestsOnly: false, signedCallbacks: true },
  countries: [
    {
      country,
      providers: [
        {
          provider: 'MTN_MOMO_ZMB',
          displayName: 'MTN',
          nameDisplayedToCustomer: 'WEEKBE4 LTD',
          currencies: [{ currency, operationTypes }],
        },
      ],
    },
  ],
})

describe('the configuration of the account', () => {
  it('is read where operations are an object', () => {
    expect(configurationFrom(account(asObject))).toEqual({
      companyName: 'Weekbe4',
      signedRequestsOnly: false,
      signedCallbacks: true,
      providers: [
        {
          provider: 'MTN_MOMO_ZMB',
          name: 'MTN',
          nameDisplayedToCustomer: 'WEEKBE4 LTD',
          currency: 'ZMW',
          status: 'OPERATIONAL',
          minAmount: 100,
          maxAmount: 2_000_000,
          decimals: 2,
          pinPrompt: 'AUTOMATIC',
          pinPromptRevivable: true,
          pinPromptInstructions: [
            {
              channel: 'USSD',
              title: 'No PIN prompt?',
              quickLink: 'tel:*115#',
              steps: ['Dial *115#', 'Enter PIN'],
            },
          ],
          callbackUrl: 'https://weekbe4.example/callback',
        },
      ],
    })
  })

  it('is read where operations are a list with the older names', () => {
    expect(configurationFrom(account(asList)).providers).toMatchObject([
      { minAmount: 100, maxAmount: 2_000_000, decimals: 0, pinPromptInstructions: [] },
    ])
  })

  it('leaves out other currencies, other countries and providers without deposits', () => {
    expect(configurationFrom(account(asObject, 'USD')).providers).toEqual([])
    expect(configurationFrom(account(asObject, 'ZMW', 'MWI')).providers).toEqual([])
    expect(configurationFrom(account({ PAYOUT: {} })).providers).toEqual([])
  })

  it('says nothing rather than something wrong about a shape it does not know', () => {
    expect(configurationFrom({ countries: 'many' }).providers).toEqual([])
    expect(configurationFrom(account({ DEPOSIT: { maxAmount: 'lots' } })).providers).toMatchObject([
      { maxAmount: null, minAmount: null },
    ])
  })
})

it.each([
  ['tel:*115#', 'tel:*115#'],
  ['tel*115%23', 'tel:*115%23'],
  ['javascript:alert(1)', null],
  [undefined, null],
])('makes of the quick link %j what a phone can dial', (quickLink, link) => {
  const deposit = { ...asObject.DEPOSIT, pinPromptInstructions: { channels: [{ ...channel, quickLink }] } }
  const [provider] = configurationFrom(account({ DEPOSIT: deposit })).providers
  expect(provider?.pinPromptInstructions[0]?.quickLink).toBe(link)
})

describe('availability', () => {
  const country = (operationTypes: unknown) => [
    { country: 'ZMB', providers: [{ provider: 'ZAMTEL_ZMB', operationTypes }] },
    { country: 'MWI', providers: [{ provider: 'TNM_MWI', operationTypes: { DEPOSIT: 'OPERATIONAL' } }] },
  ]
  it.each([
    ['an object', { DEPOSIT: 'CLOSED', PAYOUT: 'OPERATIONAL' }],
    ['a list', [{ operationType: 'DEPOSIT', status: 'CLOSED' }]],
    ['a list of objects', [{ PAYOUT: 'OPERATIONAL' }, { DEPOSIT: 'CLOSED' }]],
  ])('is read where operations are %s', (_, operations) => {
    expect(availabilityFrom(country(operations))).toEqual([{ provider: 'ZAMTEL_ZMB', deposits: 'CLOSED' }])
  })

  it('keeps a status it does not know, and knows nothing from an error page', () => {
    expect(availabilityFrom(country({ DEPOSIT: 'HALF' }))).toEqual([
      { provider: 'ZAMTEL_ZMB', deposits: { unknown: 'HALF' } },
    ])
    expect(availabilityFrom({ failureReason: {} })).toBeUndefined()
  })
})
