/** `/api/payments/*`: a person's own payments. Nothing here lets a browser write a purchase. */
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { Problem } from '#kit/result.ts'
import type { GatewayConfiguration } from '#ports/payment-gateway/configuration.ts'
import type { Services } from '#ports/services.ts'
import { assistantIds } from '#product/assistants.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import {
  askForDeposit,
  listPayments,
  type PaymentsConfiguration,
  type ProviderState,
  readConfiguration,
  readPayment,
  readResult,
} from '../../contract.ts'
import { isDepositId } from '../../rules/deposit-id.ts'
import { readRequest, whatIsWrong } from '../../rules/read-request.ts'
import { isOpen, OPEN_STATUSES } from '../../rules/settle.ts'
import { TEST_NUMBERS } from '../../rules/test-numbers.ts'
import { opensSoon, whatItDoesHere } from '../../rules/what-it-does-here.ts'
import { REFUSALS } from '../../spec.ts'
import {
  type Configuration,
  gatewayConfiguration,
  operatorNotice,
  stateOf,
  statusWord,
} from '../deposits/configuration.ts'
import { requestDeposit } from '../deposits/request-deposit.ts'
import { lookUp, mayLookUp } from '../jobs/look-up.ts'
import { depositResult, noResultYet, paymentOnTheWire, receiptsOf } from '../show-payment.ts'
import { type PaymentRow, payments } from '../tables.ts'

/** One that the gateway never took is not waited for: pressing Pay Now again sends it. */
const waitingForResult = and(
  inArray(payments.status, [...OPEN_STATUSES]),
  or(ne(payments.status, 'CREATED'), ne(payments.delivery, 'absent')),
)
const notFound = { code: 'not-found', message: REFUSALS.notFound } as const

export function paymentRoutes(
  services: Services,
  auth: Auth,
  configuration: Configuration = gatewayConfiguration(services),
) {
  const { db } = services

  const noteRefused = ({ code }: Problem, request: FastifyRequest) =>
    services.log.warn({ code, userId: signedIn(request).userId }, 'A deposit request was refused.')

  async function ownPayment(userId: string, id: string): Promise<PaymentRow | undefined> {
    if (!isDepositId(id)) return undefined
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.userId, userId)))
    return payment
  }

  /** The student is watching an open payment: look it up now, unless it was looked up a moment ago. */
  async function upToDate(payment: PaymentRow): Promise<PaymentRow> {
    if (!isOpen(payment.status) || !(await mayLookUp(services, payment))) return payment
    const looked = await lookUp(services, payment.id, { source: 'poll' })
    if (looked?.status === payment.status) return payment
    return (await ownPayment(payment.userId, payment.id)) ?? payment
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(
      app,
      askForDeposit,
      async ({ body, request }) => {
        const { userId } = signedIn(request)
        const order = readRequest(body, userId)
        if (!order.ok) {
          noteRefused(order.problem, request)
          return refused(order.problem)
        }
        const answer = await requestDeposit(services, configuration, userId, order.value)
        return answer.ok ? answer.value : refused(answer.problem)
      },
      {
        unclear(issues, request) {
          const problem = whatIsWrong(issues)
          noteRefused(problem, request)
          return problem
        },
      },
    )

    serve(app, readResult, async ({ params, request }) => {
      const own = await ownPayment(signedIn(request).userId, params.id)
      if (!own) return refused(notFound)
      const payment = await upToDate(own)
      const result = depositResult(payment)
      if (result) return result
      const { error: message, code, state } = noResultYet(payment)
      return refused({ code, message }, { state })
    })

    serve(app, readConfiguration, async () => showConfiguration(services, await configuration.read()))

    serve(app, listPayments, async ({ query, request }) => {
      const { userId } = signedIn(request)
      const onlyOpen = query.open === '1' ? waitingForResult : undefined
      const rows = await db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), onlyOpen))
        .orderBy(desc(payments.createdAt))
        .limit(200)
      const receipts = await receiptsOf(services, userId)
      return { payments: rows.map((row) => paymentOnTheWire(row, receipts(row))) }
    })

    serve(app, readPayment, async ({ params, request }) => {
      const { userId } = signedIn(request)
      const own = await ownPayment(userId, params.id)
      if (!own) return refused(notFound)
      const payment = await upToDate(own)
      const receipts = await receiptsOf(services, userId)
      return { payment: paymentOnTheWire(payment, receipts(payment)) }
    })
  }
}

/** Information the payments screen needs before a payment. */
const BADGE = 'Test payments, no real money'

function showConfiguration(
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
    opensSoon: assistantIds.filter((id) => opensSoon(id, payments, abilities)),
  }
}
