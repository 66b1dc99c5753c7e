/** What the payments screen must know before anybody pays. */
import type { Outside } from '#ports/outside.ts'
import type { GatewayConfiguration } from '#ports/payment-gateway/configuration.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import type { PaymentsConfiguration, ProviderState, TestNumber } from '../contract.ts'
import { REFUSALS } from '../spec.ts'
import { operatorNotice, stateOf, statusWord } from './configuration.ts'

const BADGE = 'Test payments, no real money'

/** The sandbox's published numbers, which the emulator honours: pressing one fills in the form. */
const TEST_NUMBERS: TestNumber[] = [
  { phone: '260763456789', provider: 'MTN_MOMO_ZMB', outcome: 'Pays' },
  { phone: '260973456789', provider: 'AIRTEL_OAPI_ZMB', outcome: 'Pays' },
  { phone: '260953456700', provider: 'ZAMTEL_ZMB', outcome: 'Pays' },
  { phone: '260973456049', provider: 'AIRTEL_OAPI_ZMB', outcome: 'Not enough money' },
  { phone: '260763456039', provider: 'MTN_MOMO_ZMB', outcome: 'Not approved on the phone' },
  { phone: '260763456029', provider: 'MTN_MOMO_ZMB', outcome: 'No wallet behind the number' },
  { phone: '260763456019', provider: 'MTN_MOMO_ZMB', outcome: 'Wallet limit reached' },
  { phone: '260953456712', provider: 'ZAMTEL_ZMB', outcome: 'Declined without a reason' },
  { phone: '260763456129', provider: 'MTN_MOMO_ZMB', outcome: 'Stays pending' },
]

export function showConfiguration(
  { payments }: Pick<Outside, 'payments'>,
  configuration: GatewayConfiguration | undefined,
): PaymentsConfiguration {
  const { mode, phoneSimulator } = payments
  const testing = mode === 'emulator' || mode === 'sandbox'
  return {
    mode,
    badge: testing ? BADGE : null,
    unavailable: mode === 'off' ? REFUSALS.switchedOff : null,
    providers: providerIds.map((provider): ProviderState => {
      const state = stateOf(configuration, provider)
      return {
        provider,
        name: PROVIDERS[provider].name,
        prefixes: [...PROVIDERS[provider].prefixes],
        status: statusWord(state?.status),
        notice: operatorNotice(provider, state?.status),
        nameDisplayedToCustomer: state?.nameDisplayedToCustomer ?? null,
        pinPromptRevivable: state?.pinPromptRevivable ?? false,
        pinSteps: state?.pinPromptInstructions.flatMap(({ steps }) => steps) ?? [],
      }
    }),
    testNumbers: testing ? TEST_NUMBERS : [],
    phoneSimulator: mode === 'emulator' ? phoneSimulator : null,
  }
}
