/** A provider's entry for one kind of operation, from an object by name or a list of named entries. */
import type { ProviderStatus } from '../configuration.ts'
import { briefly, isObject, type JsonObject, objectIn } from './read-json.ts'

export function operationIn(operations: unknown, name: string): JsonObject | undefined {
  if (Array.isArray(operations)) {
    const entry = operations.map(objectIn).find(({ operationType }) => operationType === name)
    return entry ?? operations.map((each) => operationIn(each, name)).find((found) => found !== undefined)
  }
  if (!isObject(operations)) return undefined
  const operation = operations[name]
  return typeof operation === 'string' ? { status: operation } : isObject(operation) ? operation : undefined
}

export function providerStatus(status: unknown): ProviderStatus {
  if (status === 'OPERATIONAL' || status === 'DELAYED' || status === 'CLOSED') return status
  return { unknown: briefly(status) }
}
