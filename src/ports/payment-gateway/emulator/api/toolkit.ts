import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import { type EmulatorAnswer, json, refusal } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import { COUNTRY, type Emulator, SIGNING_KEY_ID } from '../settings.ts'
import { asDecimal, walletBalance } from '../wallet.ts'
import { underFaults } from './under-faults.ts'

export const readAvailability = (emulator: Emulator, { query }: Request): Promise<EmulatorAnswer> =>
  underFaults(emulator, { op: 'toolkit' }, () => {
    const { settings, world } = emulator
    const country = query.get('country')
    if (country !== null && country !== COUNTRY) return json([])
    const wanted = query.get('operationType')
    const providers = providerIds.map((provider) => {
      const statuses = Object.entries(world.state.providers[provider]).filter(
        ([name]) => !wanted || name === wanted,
      )
      const list = statuses.map(([operationType, status]) => ({ operationType, status }))
      return { provider, operationTypes: settings.shape === 'list' ? list : Object.fromEntries(statuses) }
    })
    return json([{ country: COUNTRY, providers }])
  })

/** Lenient about the format of a number, strict about the number. */
export const predictProvider = (emulator: Emulator, { body }: Request): Promise<EmulatorAnswer> =>
  underFaults(emulator, { op: 'toolkit' }, () => {
    if (!body) return refusal(400, 'INVALID_INPUT', 'The request body could not be parsed.')
    if (typeof body.phoneNumber !== 'string')
      return refusal(400, 'MISSING_PARAMETER', 'Parameter: phoneNumber')
    const digits = body.phoneNumber.replace(/\D/g, '').replace(/^0+/, '')
    const phoneNumber = digits.length === 9 ? `260${digits}` : digits.replace(/^2600+/, '260')
    const provider = providerIds.find((id) =>
      (PROVIDERS[id].prefixes as readonly string[]).includes(`0${phoneNumber.slice(3, 5)}`),
    )
    if (!provider || !/^260\d{9}$/.test(phoneNumber))
      return refusal(400, 'INVALID_PARAMETER', 'The phone number fits no provider.')
    return json({ country: COUNTRY, provider, phoneNumber })
  })

export const readPublicKeys = (emulator: Emulator): Promise<EmulatorAnswer> =>
  underFaults(emulator, { op: 'toolkit' }, () =>
    json([{ id: SIGNING_KEY_ID, key: emulator.world.state.signingKey.publicKey }]),
  )

export const readBalances = (emulator: Emulator): Promise<EmulatorAnswer> =>
  underFaults(emulator, { op: 'toolkit' }, () => {
    const balance = asDecimal(walletBalance(emulator.world.state))
    return json({ balances: [{ country: COUNTRY, balance, currency: 'ZMW', provider: '' }] })
  })
