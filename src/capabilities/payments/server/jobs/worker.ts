/** Background work: reconciles payments, sends letters, and sweeps once a minute. */

import { lease } from '#background/lease.ts'
import { startPeriodicTask } from '#background/periodic-task.ts'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { RECONCILE_EVERY } from '../../spec.ts'
import { sendLetters } from './outbox.ts'
import { askAboutAllOpen, reconcile } from './reconcile.ts'
import { sweep } from './sweep.ts'

/** The schedule of a young payment has steps of seconds, so due payments are checked more often than every minute. */
const TICK = seconds(10)

/** Short, so that a killed holder blocks other instances only briefly; renewed before every batch. */
const TURN = seconds(30)

/** Does everything that is due now, once. Only one instance at a time gets in; the others have nothing to do. */
export function paymentWork(services: Services) {
  const turn = lease(services, 'payment-work', TURN)
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    async run(): Promise<boolean> {
      if (!(await turn.take())) return false
      try {
        await reconcile(services, turn.take)
        await sendLetters(services)
        const at = services.now().getTime()
        if (Math.abs(at - sweptAt) >= RECONCILE_EVERY) {
          sweptAt = at
          await sweep(services)
        }
        return true
      } finally {
        await turn.release()
      }
    },
    begin: () => askAboutAllOpen(services),
  }
}

/** Runs at once and then every few seconds, one run at a time. The returned function stops it cleanly. */
export function startPaymentWork(services: Services): () => Promise<void> {
  const work = paymentWork(services)
  let begun = false
  const { stop } = startPeriodicTask({
    every: TICK,
    after: 0,
    async work() {
      if (!begun) {
        begun = true
        await work.begin()
      }
      await work.run()
    },
    onFault: (error) =>
      services.log.error({ reason: String(error) }, 'The payment worker failed; it goes on.'),
  })
  return stop
}
