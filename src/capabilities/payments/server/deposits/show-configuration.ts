/** Information the payments screen needs before a payment. */

import type { GatewayConfiguration } from '#ports/payment-gateway/configuration.ts'
import type { Services } from '#ports/services.ts'
import { assistantIds } from '#product/assistants.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import type { PaymentsConfiguration, ProviderState } from '../../contract.ts'
import { TEST_NUMBERS } from '../../rules/test-numbers.ts'
import { whatItDoesHere } from '../../rules/what-it-does-here.ts'
import { REFUSALS } from '../../spec.ts'
import { operatorNotice, stateOf, statusWord } from './configuration.ts'

const BADGE = 'Test payments, no real money'

export function showConfiguration(
  { payments, aiText, aiImage, speechIn }: Pick<Services, 'payments' | 'aiText' | 'aiImage' | 'speechIn'>,
  configuration: GatewayConfiguration | undefined,
): PaymentsConfiguration {
  const { mode, phoneSimulator } = payments
  const abilities = {
    writes: !aiText.description.builtIn,
    draws: !aiImage.description.builtIn,
    hears: !speechIn.description.builtIn,
  }
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
    doesHere: Object.fromEntries(assistantIds.map((id) => [id, whatItDoesHere(id, abilities)])),
  }
}
