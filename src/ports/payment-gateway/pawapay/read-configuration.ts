/** The account's configuration. The documentation and recorded answers disagree about its shape, so both are read. */
import { CURRENCY } from '#product/mobile-money.ts'
import type { GatewayConfiguration, PinInstructions, ProviderConfiguration } from '../configuration.ts'
import { amountFromWire } from './amount.ts'
import { type JsonObject, listIn, objectIn, textIn } from './read-json.ts'
import { operationIn, providerStatus } from './read-operation.ts'

const COUNTRY = 'ZMB'

export function configurationFrom(body: JsonObject): GatewayConfiguration {
  const signatures = objectIn(body.signatureConfiguration)
  const here = listIn(body.countries)
    .map(objectIn)
    .filter(({ country }) => country === COUNTRY)
  return {
    companyName: textIn(body.companyName) ?? '',
    signedRequestsOnly: signatures.signedRequestsOnly === true,
    signedCallbacks: signatures.signedCallbacks === true,
    providers: here.flatMap(({ providers }) => listIn(providers).map(objectIn).flatMap(providerFrom)),
  }
}

function providerFrom(provider: JsonObject): ProviderConfiguration[] {
  const id = textIn(provider.provider)
  const currency = listIn(provider.currencies)
    .map(objectIn)
    .find((entry) => entry.currency === CURRENCY)
  const deposit = operationIn(currency?.operationTypes, 'DEPOSIT')
  // A provider that takes no deposits in our currency is not offered.
  if (!id || !deposit) return []
  const name = textIn(provider.displayName) ?? id
  return [
    {
      provider: id,
      name,
      nameDisplayedToCustomer: textIn(provider.nameDisplayedToCustomer) ?? name,
      currency: CURRENCY,
      status: providerStatus(deposit.status ?? 'OPERATIONAL'),
      minAmount: limitFrom(deposit.minAmount ?? deposit.minTransactionLimit),
      maxAmount: limitFrom(deposit.maxAmount ?? deposit.maxTransactionLimit),
      decimals: deposit.decimalsInAmount === 'NONE' ? 0 : 2,
      pinPrompt: textIn(deposit.pinPrompt),
      pinPromptRevivable: deposit.pinPromptRevivable === true,
      pinPromptInstructions: listIn(objectIn(deposit.pinPromptInstructions).channels)
        .map(objectIn)
        .map(channelFrom),
      callbackUrl: textIn(deposit.callbackUrl),
    },
  ]
}

function limitFrom(limit: unknown) {
  const amount = amountFromWire(limit)
  return typeof amount === 'number' ? amount : null
}

function channelFrom(channel: JsonObject): PinInstructions {
  const { type, displayName, quickLink, instructions } = channel
  const steps = listIn(inEnglish(instructions)).map((step) => textIn(step) ?? textIn(objectIn(step).text))
  return {
    channel: textIn(type) ?? '',
    title: textIn(inEnglish(displayName)) ?? '',
    quickLink: telephoneLink(textIn(quickLink)),
    steps: steps.filter((step) => step !== null),
  }
}

const inEnglish = (translated: unknown) =>
  typeof translated === 'string' || Array.isArray(translated) ? translated : objectIn(translated).en

/** Written "tel:*115#" and "tel*115%23" alike; a link that would not dial is left out of our page. */
function telephoneLink(link: string | null): string | null {
  const dialled = /^tel:?([*#+\d%]+)$/.exec(link ?? '')?.[1]
  return dialled === undefined ? null : `tel:${dialled}`
}
