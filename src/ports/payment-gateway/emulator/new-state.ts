import { generateKeyPairSync } from 'node:crypto'
import { providerIds } from '#product/mobile-money.ts'
import type { EmulatorState, ProviderStatuses } from './state.ts'

/** The signing key is made once and kept: a verifier that has cached it must stay right after a restart. */
export function newState(): EmulatorState {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return {
    version: 1,
    clockShift: 0,
    order: 0,
    signingKey: {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    deposits: {},
    refunds: {},
    statements: {},
    agenda: [],
    faults: [],
    providers: allOperational(),
    depositsReceived: 0,
  }
}

/** Forgets every payment and fault, but keeps key and clock: clients that trust them keep working. */
export function forget(state: EmulatorState) {
  const { signingKey, clockShift, order } = state
  Object.assign(state, newState(), { signingKey, clockShift, order })
}

const allOperational = () =>
  Object.fromEntries(
    providerIds.map((id) => [id, { DEPOSIT: 'OPERATIONAL', REFUND: 'OPERATIONAL' }]),
  ) as ProviderStatuses
