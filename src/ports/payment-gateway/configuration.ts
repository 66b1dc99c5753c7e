/** The current capabilities of the gateway's account, per provider. */
import type { Ngwee } from '#kit/money.ts'

/** CLOSED refuses everything; DELAYED deserves a warning before paying. */
export type ProviderStatus = 'OPERATIONAL' | 'DELAYED' | 'CLOSED' | { unknown: string }

export type ProviderConfiguration = {
  provider: string
  name: string
  /** The name the PIN prompt shows: the waiting screen repeats it. */
  nameDisplayedToCustomer: string
  currency: string
  status: ProviderStatus
  /** Null where the gateway gives no limit. */
  minAmount: Ngwee | null
  maxAmount: Ngwee | null
  decimals: 0 | 2
  pinPrompt: string | null
  /** True if a missed PIN prompt can be called up again; then with the steps for it. */
  pinPromptRevivable: boolean
  pinPromptInstructions: PinInstructions[]
  callbackUrl: string | null
}

/** One way to call the prompt up again: `quickLink` is a tel: link. */
export type PinInstructions = { channel: string; title: string; quickLink: string | null; steps: string[] }

export type GatewayConfiguration = {
  companyName: string
  signedRequestsOnly: boolean
  signedCallbacks: boolean
  providers: ProviderConfiguration[]
}

export type ProviderAvailability = { provider: string; deposits: ProviderStatus }
