/** Drives the payment flow: turns states into checks, waits and calls, and their results into events. */
import { useCallback, useEffect, useReducer, useState } from 'react'
import { usePolling } from '#api-client/use-polling.ts'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { depositRequest, type Payer, preCheck } from '../rules/deposit-request.ts'
import {
  initialPayment,
  isLate,
  nextPayment,
  type Order,
  type PaymentEvent,
  type PaymentState,
} from '../rules/payment-flow.ts'
import { POLLING, SAYS } from '../spec.ts'
import type { PaymentsApi } from './payments-api.ts'

type PaymentRequest = { provider: string; phone: string; since: number }

export function usePayment(api: PaymentsApi, payer: Payer | undefined, purchaseType: string | undefined) {
  const [state, send] = useReducer(nextPayment, initialPayment)
  /** The number being prompted, and since when. */
  const [asked, setAsked] = useState<PaymentRequest>()

  const findOpen = useCallback(async () => {
    const open = purchaseType ? await api.findOpen(purchaseType) : undefined
    if (open) setAsked({ provider: open.provider, phone: open.phone, since: Date.parse(open.createdAt) })
    return open
  }, [api, purchaseType])

  useEffect(
    () =>
      drive(state, { api, payer }, (event) => {
        // The prompt is on the phone that was asked first, whatever the form says now.
        if (event.type === 'deposit-accepted' && event.reused) void findOpen()
        send(event)
      }),
    [state, api, payer, findOpen],
  )

  // The screen's time is up but the payment's is not: a late result is still noticed.
  usePolling(isLate(state) ? state.depositId : undefined, {
    every: () => POLLING.every,
    look: (depositId) => api.read(depositId).catch(() => undefined),
    onLook(event) {
      if (event.type === 'deposit-read' && event.status !== 'undecided') send(event)
    },
  })

  // A reload or a second tab takes up the payment that is under way.
  useEffect(() => {
    let left = false
    void findOpen().then((open) => {
      if (open && !left) send({ type: 'found-open', depositId: open.id })
    })
    return () => {
      left = true
    }
  }, [findOpen])

  const pay = useCallback((order: Omit<Order, 'attemptId'>) => {
    setAsked({ provider: order.provider, phone: order.phone, since: Date.now() })
    send({ type: 'pay-pressed', order: { ...order, attemptId: crypto.randomUUID() } })
  }, [])
  const tryAgain = useCallback(() => send({ type: 'try-again' }), [])
  return { state, asked, pay, tryAgain }
}

export const providerName = (provider: string | undefined): string =>
  provider && Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider as ProviderId].name : 'mobile money'

type PaymentDeps = { api: PaymentsApi; payer: Payer | undefined }

/** One state, at most one task. Returns its cancellation. */
function drive(state: PaymentState, world: PaymentDeps, send: (event: PaymentEvent) => void): () => void {
  const cancelled = new AbortController()
  const report = (event: PaymentEvent) => {
    if (!cancelled.signal.aborted) send(event)
  }
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms)
    cancelled.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  // Unexpected errors still end in a sentence.
  const working = (work: Promise<PaymentEvent>) =>
    void work.catch((error: unknown) => broke(error)).then(report)

  if (state.name === 'checking') working(check(state.order, world))
  if (state.name === 'requesting') working(request(state.order, world))
  if (state.name === 'reading') working(world.api.read(state.depositId))
  if (state.name === 'waiting' || state.name === 'pausing')
    after(state.ms, () => report({ type: 'wait-ended' }))
  return () => cancelled.abort()
}

async function check(order: Order, { api, payer }: PaymentDeps): Promise<PaymentEvent> {
  const checked = preCheck({ payer, online: navigator.onLine, phone: order.phone })
  if (!checked.ok) return { type: 'broke', problem: { message: checked.problem.message } }
  if (await api.isReachable()) return { type: 'reachable' }
  return { type: 'broke', problem: { message: SAYS.weakConnection } }
}

async function request(order: Order, { api, payer }: PaymentDeps): Promise<PaymentEvent> {
  const made = depositRequest(order, payer, { now: new Date(), origin: location.origin })
  return made.ok ? api.start(made.value) : { type: 'broke', problem: { message: made.problem.message } }
}

const broke = (error: unknown): PaymentEvent => ({
  type: 'broke',
  problem: { message: (error instanceof Error && error.message) || SAYS.otherFailure },
})
