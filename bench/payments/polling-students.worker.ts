/** Students who look, on the clock, whether their payment has come, in a thread beside the server that is measured. */
import { parentPort, workerData } from 'node:worker_threads'
import { ask, onTheClock } from '../load/asking.ts'

export type Polls = {
  port: number
  perSecond: number
  lasting: number
  polls: { path: string; cookie: string }[]
}
export type Polled = Awaited<ReturnType<typeof onTheClock>>

const { port, perSecond, lasting, polls } = workerData as Polls
const polled: Polled = await onTheClock(perSecond, lasting, (number) =>
  ask({ port, ...polls[number % polls.length]! }),
)
parentPort!.postMessage(polled)
