/** `/api/payments/*`: a person's own payments. Nothing here lets a browser write a purchase. */
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refuse } from '#http/answer.ts'
import type { Outside } from '#ports/outside.ts'
import type { OnePayment, Payments, PaymentsConfiguration } from '../../contract.ts'
import { isDepositId } from '../../rules/deposit-id.ts'
import { readRequest } from '../../rules/read-request.ts'
import { isOpen, OPEN_STATUSES } from '../../rules/settle.ts'
import { REFUSALS } from '../../spec.ts'
import { type Configuration, gatewayConfiguration } from '../ask/configuration.ts'
import { requestDeposit } from '../ask/request-deposit.ts'
import { showConfiguration } from '../ask/show-configuration.ts'
import { noResultYet, paymentOnTheWire, receiptsOf, resultOf } from '../show-payment.ts'
import type { PaymentRow } from '../tables.ts'
import { payments } from '../tables.ts'
import { lookUp, mayLookUp } from '../work/look-up.ts'

const STATUS_OF: Record<string, number> = {
  'another-person': 403,
  'attempt-used': 422,
  'switched-off': 503,
  'operator-closed': 409,
  'not-sent': 502,
  'sent-too-often': 429,
  'too-many-for-phone': 429,
  'too-many-for-user': 429,
}
/** One that the gateway never took is not waited for: pressing Pay Now again sends it. */
const waitingForResult = and(
  inArray(payments.status, [...OPEN_STATUSES]),
  or(ne(payments.status, 'CREATED'), ne(payments.delivery, 'absent')),
)
const notFound = { code: 'not-found', message: REFUSALS.notFound }

export function paymentRoutes(
  outside: Outside,
  auth: Auth,
  configuration: Configuration = gatewayConfiguration(outside),
) {
  const { db } = outside

  async function ownPayment(userId: string, id: string): Promise<PaymentRow | undefined> {
    if (!isDepositId(id)) return undefined
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.userId, userId)))
    return payment
  }

  /** Somebody is looking at an open payment: it is asked for now, if nobody asked a moment ago. */
  async function upToDate(payment: PaymentRow): Promise<PaymentRow> {
    if (!isOpen(payment.status) || !(await mayLookUp(outside, payment))) return payment
    const looked = await lookUp(outside, payment.id, { source: 'poll' })
    if (looked?.status === payment.status) return payment
    return (await ownPayment(payment.userId, payment.id)) ?? payment
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    app.post('/api/payments/deposit-request-weekbe4', async (request, reply) => {
      const { userId } = signedIn(request)
      const order = readRequest(request.body, userId)
      if (!order.ok) {
        outside.log.warn({ code: order.problem.code, userId }, 'A deposit request was refused.')
        return refuse(reply, STATUS_OF[order.problem.code] ?? 400, order.problem)
      }
      const answer = await requestDeposit(outside, configuration, userId, order.value)
      return answer.ok ? answer.value : refuse(reply, STATUS_OF[answer.problem.code] ?? 400, answer.problem)
    })

    app.get<{ Params: { id: string } }>('/api/payments/deposit-results/:id', async (request, reply) => {
      const own = await ownPayment(signedIn(request).userId, request.params.id)
      if (!own) return refuse(reply, 404, notFound)
      const payment = await upToDate(own)
      return resultOf(payment) ?? reply.code(404).send(noResultYet(payment))
    })

    app.get(
      '/api/payments/configuration',
      async (): Promise<PaymentsConfiguration> => showConfiguration(outside, await configuration.read()),
    )

    app.get<{ Querystring: { open?: string } }>('/api/payments', async (request): Promise<Payments> => {
      const { userId } = signedIn(request)
      const onlyOpen = request.query.open === '1' ? waitingForResult : undefined
      const rows = await db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), onlyOpen))
        .orderBy(desc(payments.createdAt))
        .limit(200)
      const receipts = await receiptsOf(outside, userId)
      return { payments: rows.map((row) => paymentOnTheWire(row, receipts(row))) }
    })

    app.get<{ Params: { id: string } }>('/api/payments/:id', async (request, reply) => {
      const { userId } = signedIn(request)
      const own = await ownPayment(userId, request.params.id)
      if (!own) return refuse(reply, 404, notFound)
      const payment = await upToDate(own)
      const receipts = await receiptsOf(outside, userId)
      const answer: OnePayment = { payment: paymentOnTheWire(payment, receipts(payment)) }
      return answer
    })
  }
}
