import type { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { eventSender } from './event-sender.ts'

const EVENTS = 400
const words = (n: number) => `${n} `.repeat(500)

/** An answer of events that its client has requested and not started to read: `begin` lets them go. */
async function unread() {
  let told = 0
  let isOver = false
  async function* events() {
    try {
      for (let n = 0; n < EVENTS; n += 1) {
        told += 1
        yield { said: words(n) }
      }
    } finally {
      isOver = true
    }
  }
  const app = Fastify()
  const send = eventSender(app)
  app.get('/', (_, reply) => send(reply, events))
  let begin = () => {}
  const begun = new Promise<void>((go) => {
    begin = go
  })
  let take = (_: Readable) => {}
  const taken = new Promise<Readable>((go) => {
    take = go
  })
  app.addHook('onSend', async (_request, _reply, payload) => {
    take(payload as Readable)
    await begun
  })
  const body = app.inject({ url: '/' }).then((answer) => answer.body)
  body.catch(() => {})
  return { opened: await taken, body, begin, told: () => told, isOver: () => isOver }
}

/** Lets everything that runs without a reader go as far as it can. */
async function quiet() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}

it('waits for a reader who lags behind, and leaves nothing out', async () => {
  const { body, begin, told } = await unread()
  await quiet()
  expect(told()).toBeGreaterThan(5)
  expect(told()).toBeLessThan(EVENTS / 2)
  begin()
  expect(await body).toBe(
    `${Array.from({ length: EVENTS }, (_, n) => `data: ${JSON.stringify({ said: words(n) })}\n\n`).join('')}data: [DONE]\n\n`,
  )
})

it('ends the work of an answer whose reader has left while it waited for them', async () => {
  const { opened, told, isOver } = await unread()
  await quiet()
  const before = told()
  opened.destroy()
  await quiet()
  expect(isOver()).toBe(true)
  expect(told() - before).toBeLessThan(3)
})
