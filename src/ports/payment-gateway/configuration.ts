/** What the gateway's account can do right now, per provider. */
import type { Ngwee } from '#kit/money.ts'

/** CLOSED refuses everything; DELAYED deserves a warning before paying. */
export type ProviderStatus = 'OPERATIONAL' | 'DELAYED' | 'CLOSED' | { unknown: string }

export type ProviderConfiguration = {
  provider: string
  name: string
  /** Whose name the PIN prompt shows: the waiting screen repeats it. */
  nameDisplayedToCustomer: string
  currency: string
  status: ProviderStatus
  /** Null where the gateway names no limit. */
  minAmount: Ngwee | null
  maxAmount: Ngwee | null
  decimals: 0 | 2
  pinPrompt: string | null
  /** Whether a PIN prompt that went by can be called back, and the steps for it. */
  pinPromptRevivable: boolean
  pinPromptInstructions: PinInstructions[]
  callbackUrl: string | null
}

/** One way to call the prompt back: `quickLink` is a tel: address a phone can dial. */
export type PinInstructions = { channel: string; title: string; quickLink: string | null; steps: string[] }

export type GatewayConfiguration = {
  companyName: string
  signedRequestsOnly: boolean
  signedCallbacks: boolean
  providers: ProviderConfiguration[]
}

export type ProviderAvailability = { provider: string; deposits: ProviderStatus }
