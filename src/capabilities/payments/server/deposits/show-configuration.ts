/** Information the payments screen needs before a payment. */

import type { GatewayConfiguration } from '#ports/payment-gateway/configuration.ts'
import type { Services } from '#ports/services.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import type { PaymentsConfiguration, ProviderState } from '../../contract.ts'
import { TEST_NUMBERS } from '../../rules/test-numbers.ts'
import { REFUSALS } from '../../spec.ts'
import { operatorNotice, stateOf, statusWord } from './configuration.ts'

const BADGE = 'Test payments, no real money'

export function showConfiguration(
  { payments }: Pick<Services, 'payments'>,
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
