/** pawaPay, Merchant API v2, with plain fetch. The emulator, the sandbox and live differ by address and token only. */
import { seconds } from '#kit/time.ts'
import type { ProviderAvailability } from './configuration.ts'
import { type Connection, get, post } from './pawapay/call.ts'
import { checkCallback } from './pawapay/check-callback.ts'
import { addressOf, type PawaPayAddress } from './pawapay/environment.ts'
import { accountAnswer, recordIn, resendOutcome } from './pawapay/lookup.ts'
import { depositBody, refundBody } from './pawapay/order-body.ts'
import { publicKeys } from './pawapay/public-keys.ts'
import { configurationFrom } from './pawapay/read-configuration.ts'
import { isObject, listIn, objectIn, parseAny, textIn } from './pawapay/read-json.ts'
import { operationIn, providerStatus } from './pawapay/read-operation.ts'
import { depositFrom, refundFrom } from './pawapay/read-records.ts'
import type { SigningKey } from './pawapay/sign-message.ts'
import { startOutcome } from './pawapay/start-outcome.ts'
import type { PaymentGateway, Prediction } from './payment-gateway.ts'

export type PawaPaySettings = PawaPayAddress & {
  token: string
  fetch?: typeof fetch
  now?: () => Date
  signWith?: SigningKey
  /** How long an answer may take. */
  toStart?: number
  toLookUp?: number
}

const FOR_DEPOSITS = 'country=ZMB&operationType=DEPOSIT'

export function pawaPayGateway(settings: PawaPaySettings): PaymentGateway {
  const { now = () => new Date(), toStart = seconds(8), toLookUp = seconds(4) } = settings
  const connection: Connection = {
    baseUrl: addressOf(settings),
    token: settings.token,
    fetch: settings.fetch ?? fetch,
    now,
    signWith: settings.signWith,
  }
  const lookUp = (path: string, signal?: AbortSignal) =>
    get(connection, path, { timeoutMs: toLookUp, signal })
  const start = (path: string, body: object, signal?: AbortSignal) =>
    post(connection, path, body, { timeoutMs: toStart, signal, signed: true })

  const keys = publicKeys(async () => {
    const answer = await lookUp('/v2/public-key/http')
    return answer.kind === 'answered' && answer.status === 200 ? parseAny(answer.text) : undefined
  }, now)

  return {
    environment: settings.environment,

    async startDeposit(order, signal) {
      const answer = await start('/v2/deposits', depositBody(order), signal)
      return startOutcome(answer, { name: 'depositId', value: order.depositId })
    },

    async readDeposit(depositId, signal) {
      return recordIn(await lookUp(`/v2/deposits/${encodeURIComponent(depositId)}`, signal), (data) => {
        const deposit = depositFrom(data)
        return deposit?.depositId === depositId ? { reading: 'found', deposit } : undefined
      })
    },

    async resendCallback(depositId, signal) {
      const path = `/v2/deposits/resend-callback/${encodeURIComponent(depositId)}`
      return resendOutcome(await post(connection, path, undefined, { timeoutMs: toLookUp, signal }))
    },

    checkCallback: (request) => checkCallback(request, keys, now()),

    async activeConfiguration(signal) {
      return accountAnswer(await lookUp(`/v2/active-conf?${FOR_DEPOSITS}`, signal), (body) =>
        isObject(body) && Array.isArray(body.countries) ? configurationFrom(body) : undefined,
      )
    },

    async availability(signal) {
      return accountAnswer(await lookUp(`/v2/availability?${FOR_DEPOSITS}`, signal), availabilityFrom)
    },

    async predictProvider(phone, signal) {
      const call = { timeoutMs: toLookUp, signal }
      const answer = await post(connection, '/v2/predict-provider', { phoneNumber: phone }, call)
      return accountAnswer(answer, predictionFrom)
    },

    async startRefund(order, signal) {
      const answer = await start('/v2/refunds', refundBody(order), signal)
      return startOutcome(answer, { name: 'refundId', value: order.refundId })
    },

    async readRefund(refundId, signal) {
      return recordIn(await lookUp(`/v2/refunds/${encodeURIComponent(refundId)}`, signal), (data) => {
        const refund = refundFrom(data)
        return refund?.refundId === refundId ? { reading: 'found', refund } : undefined
      })
    },
  }
}

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

function predictionFrom(body: unknown): Prediction | undefined {
  const { provider, phoneNumber, country } = objectIn(body)
  const [predicted, phone] = [textIn(provider), textIn(phoneNumber)]
  return predicted && phone ? { provider: predicted, phone, country: textIn(country) ?? '' } : undefined
}
