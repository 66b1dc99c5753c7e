/** Background work: reconciles payments, sends letters, and sweeps once a minute. */
import { every } from '#background/periodic-task.ts'
import { lease } from '#background/lease.ts'
import { seconds } from '#kit/time.ts'
import type { Outside } from '#ports/services.ts'
import { RECONCILE_EVERY } from '../../spec.ts'
import { sendLetters } from './outbox.ts'
import { askAboutAllOpen, reconcile } from './reconcile.ts'
import { sweep } from './sweep.ts'

/** The schedule of a young payment has steps of seconds, so due payments are checked more often than every minute. */
const TICK = seconds(10)

/** Short, so that a killed holder blocks other instances only briefly; renewed before every batch. */
const TURN = seconds(30)

/** Does everything that is due now, once. Only one instance at a time gets in; the others have nothing to do. */
export function paymentWork(outside: Outside) {
  const turn = lease(outside, 'payment-work', TURN)
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    async run(): Promise<boolean> {
      if (!(await turn.take())) return false
      try {
        await reconcile(outside, turn.take)
        await sendLetters(outside)
        const at = outside.now().getTime()
        if (Math.abs(at - sweptAt) >= RECONCILE_EVERY) {
          sweptAt = at
          await sweep(outside)
        }
        return true
      } finally {
        await turn.release()
      }
    },
    begin: () => askAboutAllOpen(outside),
  }
}

/** Runs at once and then every few seconds, one run at a time. The returned function stops it cleanly. */
export function startPaymentWork(outside: Outside): () => Promise<void> {
  const work = paymentWork(outside)
  let begun = false
  const { stop } = every({
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
      outside.log.error({ reason: String(error) }, 'The payment worker failed; it goes on.'),
  })
  return stop
}
