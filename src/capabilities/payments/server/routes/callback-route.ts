/**
 * pawaPay's callbacks. Public, and therefore verified: by signature, or by asking pawaPay itself. A callback is a hint,
 * so the worst a forged one can do is trigger a lookup.
 */

import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { CallbackRequest, CheckedCallback } from '#ports/payment-gateway/callback.ts'
import type { DepositRecord } from '#ports/payment-gateway/records.ts'
import type { Services } from '#ports/services.ts'
import { takeCallback } from '../../contract.ts'
import { isDepositId } from '../../rules/deposit-id.ts'
import { isOpen } from '../../rules/settle.ts'
import { CALLBACK_LARGEST } from '../../spec.ts'
import { lookUp } from '../jobs/look-up.ts'
import { lookUpRefund } from '../jobs/look-up-refund.ts'
import { applyResult } from '../settle/apply-result.ts'
import { mapDepositRecord } from '../settle/map-gateway-result.ts'
import { paymentEvents, payments } from '../tables.ts'

const taken = { status: 'ok' } as const
const notConfirmed = (message: string) => refused({ code: 'not-confirmed', message })
const NOT_JUST_NOW = 'This could not be confirmed just now. Please send it again.'

/** The bytes as they came, and the host as pawaPay addressed it, whatever a proxy calls us: both are signed. */
const asReceived = ({ baseUrl, payments: { mode } }: Services, request: FastifyRequest): CallbackRequest => ({
  method: request.method,
  authority: mode === 'emulator' ? request.host : new URL(baseUrl).host,
  path: request.url.split('?')[0] ?? '',
  headers: request.headers,
  rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
})

export function callbackRoute(services: Services) {
  const asking = new Map<string, ReturnType<typeof lookUp>>()

  /** Twenty callbacks at once about one payment ask pawaPay once. */
  function confirm(depositId: string, signature: string) {
    const running =
      asking.get(depositId) ??
      lookUp(services, depositId, { source: 'callback', signature }).finally(() => asking.delete(depositId))
    asking.set(depositId, running)
    return running
  }

  async function aboutDeposit(deposit: DepositRecord, signature: string) {
    const depositId = deposit.depositId.toLowerCase()
    if (!isDepositId(depositId)) return taken
    const [payment] = await services.db.select().from(payments).where(eq(payments.id, depositId))
    if (!payment) {
      if (signature === 'verified') await noteUnknown(services, depositId)
      return taken
    }
    // A verified callback settles an open payment. If it would contradict a settled one, the lookup decides.
    if (signature === 'verified' && isOpen(payment.status)) {
      await applyResult(services, depositId, mapDepositRecord(deposit), { source: 'callback', signature })
      return taken
    }
    const confirmed = await confirm(depositId, signature)
    if (confirmed?.reachable === false) return notConfirmed(NOT_JUST_NOW)
    return taken
  }

  async function answer(request: FastifyRequest, checked: CheckedCallback) {
    const { signature, body } = checked
    if (signature === 'forged' || (signature === 'unsigned' && services.payments.requireSignature)) {
      request.server.auditRefusal(request, 'wrong-signature')
      return refused({ code: 'signature', message: 'The signature of this message is missing or wrong.' })
    }
    if (signature === 'unverifiable')
      return notConfirmed('The signature could not be checked. Please send it again.')
    if (body.about === 'unparsable')
      return refused({ code: 'unparsable', message: 'This message could not be understood.' })
    if (body.about === 'deposit') return aboutDeposit(body.deposit, signature)
    if (!isDepositId(body.refund.refundId)) return taken
    const reachable = await lookUpRefund(services, body.refund.refundId)
    if (!reachable) return notConfirmed(NOT_JUST_NOW)
    return taken
  }

  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: CALLBACK_LARGEST },
      (_request, body, done) => done(null, body),
    )
    serve(
      app,
      takeCallback,
      async ({ request }) =>
        answer(request, await services.gateway.checkCallback(asReceived(services, request))),
      { largestBody: CALLBACK_LARGEST },
    )
  }
}

/** A verified callback about an unknown deposit: recorded for the accountants. */
const noteUnknown = ({ db, now }: Pick<Services, 'db' | 'now'>, depositId: string) =>
  db.insert(paymentEvents).values({
    depositId: depositId.slice(0, 100),
    at: now(),
    source: 'callback',
    heard: 'unknown-deposit',
    outcome: 'no-change',
    signature: 'verified',
  })
