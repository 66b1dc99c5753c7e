import type { ProviderAvailability } from '../configuration.ts'
import { listIn, objectIn, textIn } from './read-json.ts'
import { operationIn, providerStatus } from './read-operation.ts'

/** Undefined where the answer is no list of countries: nothing is known then, which is not "all is well". */
export function availabilityFrom(body: unknown): ProviderAvailability[] | undefined {
  if (!Array.isArray(body)) return undefined
  const providers = body
    .map(objectIn)
    .filter(({ country }) => country === 'ZMB')
    .flatMap((country) => listIn(country.providers).map(objectIn))
  return providers.flatMap(({ provider, operationTypes }) => {
    const id = textIn(provider)
    const deposits = operationIn(operationTypes, 'DEPOSIT')
    return id && deposits ? [{ provider: id, deposits: providerStatus(deposits.status) }] : []
  })
}
