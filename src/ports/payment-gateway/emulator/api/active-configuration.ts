import { type ProviderId, providerIds } from '#product/mobile-money.ts'
import { type EmulatorAnswer, json } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import { COUNTRY, type Emulator, LIMITS } from '../settings.ts'
import { underFaults } from './under-faults.ts'

const NAMES: Record<ProviderId, string> = {
  AIRTEL_OAPI_ZMB: 'Airtel',
  MTN_MOMO_ZMB: 'MTN',
  ZAMTEL_ZMB: 'Zamtel',
}

export const readActiveConfiguration = (emulator: Emulator, { query }: Request): Promise<EmulatorAnswer> =>
  underFaults(emulator, { op: 'toolkit' }, () => {
    const country = query.get('country')
    return json({
      companyName: emulator.settings.companyName,
      signatureConfiguration: {
        signedRequestsOnly: emulator.settings.requestKeys !== undefined,
        signedCallbacks: emulator.settings.signCallbacks !== false,
      },
      countries:
        country !== null && country !== COUNTRY ? [] : [zambia(emulator, query.get('operationType'))],
    })
  })

const zambia = (emulator: Emulator, wanted: string | null) => ({
  country: COUNTRY,
  displayName: { en: 'Zambia', fr: 'Zambie' },
  prefix: '260',
  flag: `${emulator.url}/flag.svg`,
  providers: providerIds.map((provider) => ({
    provider,
    displayName: NAMES[provider],
    logo: `${emulator.url}/logo.svg`,
    nameDisplayedToCustomer: emulator.settings.companyName,
    currencies: [
      { currency: 'ZMW', displayName: 'ZK', operationTypes: operations(emulator, provider, wanted) },
    ],
  })),
})

function operations({ world, settings }: Emulator, provider: ProviderId, wanted: string | null) {
  const { DEPOSIT, REFUND } = world.state.providers[provider]
  const callbackUrl = settings.callbackUrl ?? ''
  const all = [
    ['DEPOSIT', { ...signIn(provider), status: DEPOSIT, callbackUrl }],
    ['REFUND', { status: REFUND, callbackUrl }],
  ] as const
  const chosen = all.filter(([name]) => wanted === null || name === wanted)
  const decimalsInAmount = 'TWO_PLACES'
  const [min, max] = [String(LIMITS.min), String(LIMITS.max)]
  return settings.shape === 'list'
    ? chosen.map(([operationType, each]) => ({
        operationType,
        ...each,
        decimalsInAmount,
        minTransactionLimit: min,
        maxTransactionLimit: max,
      }))
    : Object.fromEntries(
        chosen.map(([name, each]) => [name, { ...each, decimalsInAmount, minAmount: min, maxAmount: max }]),
      )
}

/** MTN's prompt can be called up again by dialling; the others' cannot. */
function signIn(provider: ProviderId) {
  const prompt = { authType: 'PROVIDER_AUTH', pinPrompt: 'AUTOMATIC' }
  if (provider !== 'MTN_MOMO_ZMB') return { ...prompt, pinPromptRevivable: false }
  const steps = [
    { text: 'Dial *115#', template: 'Dial {{shortCode}}' },
    { text: 'Enter your PIN', template: 'Enter your PIN' },
  ]
  const channel = {
    type: 'USSD',
    displayName: { en: 'No PIN prompt?' },
    quickLink: 'tel:*115%23',
    variables: { shortCode: '*115#' },
    instructions: { en: steps },
  }
  return { ...prompt, pinPromptRevivable: true, pinPromptInstructions: { channels: [channel] } }
}
