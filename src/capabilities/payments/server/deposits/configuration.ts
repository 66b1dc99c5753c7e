/** Current capabilities of the gateway account. Cached for five minutes; a missing answer never blocks a payment. */
import type { Ngwee } from '#kit/money.ts'
import { showNgwee } from '#kit/money.ts'
import { seconds } from '#kit/time.ts'
import type {
  GatewayConfiguration,
  ProviderConfiguration,
  ProviderStatus,
} from '#ports/payment-gateway/configuration.ts'
import type { Services } from '#ports/services.ts'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { CONFIGURATION_KEPT, CONFIGURATION_WITHIN } from '../../spec.ts'

export function gatewayConfiguration({ gateway, now }: Pick<Services, 'gateway' | 'now'>) {
  let kept: { at: number; value: GatewayConfiguration | undefined } | undefined
  let asking: Promise<GatewayConfiguration | undefined> | undefined

  async function ask(): Promise<GatewayConfiguration | undefined> {
    const answer = await gateway
      .activeConfiguration(AbortSignal.timeout(CONFIGURATION_WITHIN))
      .catch(() => undefined)
    const value = answer?.ok ? answer.value : undefined
    // A failed request is retried soon, and the previous value is better than nothing.
    const age = value ? 0 : CONFIGURATION_KEPT - seconds(20)
    kept = { at: now().getTime() - age, value: value ?? kept?.value }
    asking = undefined
    return kept.value
  }

  return {
    async read(): Promise<GatewayConfiguration | undefined> {
      const age = kept ? now().getTime() - kept.at : Number.POSITIVE_INFINITY
      if (kept && age >= 0 && age < CONFIGURATION_KEPT) return kept.value
      asking ??= ask()
      return asking
    },
    forget: () => {
      kept = undefined
    },
  }
}
export type Configuration = ReturnType<typeof gatewayConfiguration>

export const stateOf = (configuration: GatewayConfiguration | undefined, provider: string) =>
  configuration?.providers.find((one) => one.provider === provider)

export const statusWord = (status: ProviderStatus | undefined) =>
  typeof status === 'string' ? status : 'UNKNOWN'

const providerName = (provider: string) => PROVIDERS[provider as ProviderId]?.name ?? provider

export function operatorNotice(provider: string, status: ProviderStatus | undefined): string | null {
  if (status === 'CLOSED')
    return `${providerName(provider)} cannot take payments at the moment. Please choose another provider, or try again later.`
  if (status === 'DELAYED')
    return `${providerName(provider)} is slow at the moment. Your payment may take longer than usual.`
  return null
}

/** Reason why this payment would be refused; null if there is none or it is unknown. */
export function whyNotNow(state: ProviderConfiguration | undefined, amount: Ngwee): string | null {
  if (!state) return null
  const name = providerName(state.provider)
  if (state.status === 'CLOSED') return operatorNotice(state.provider, state.status)
  if (state.minAmount !== null && amount < state.minAmount)
    return `${name} does not accept payments below ${showNgwee(state.minAmount)}. Please choose another provider.`
  if (state.maxAmount !== null && amount > state.maxAmount)
    return `${name} does not accept payments above ${showNgwee(state.maxAmount)}. Please choose another provider.`
  return null
}
