/** Every answer a test is given is read with the contract of its route, whatever the test itself looks at. */
import type { FastifyInstance } from 'fastify'
import { checkAnswer, checkLine, checkRefusal } from '#http/check-answer.ts'
import { callAt, isEvents, isLines, statusesOf } from '#http/served.ts'

type Answer = { statusCode: number; body: string }

export function holdToContract(app: FastifyInstance, method: string, url: string, answer: Answer): void {
  const served = callAt(app.contracts.served, method, url)
  if (!served) return
  const { call } = served
  const { statusCode: status, body } = answer
  if (status >= 400) {
    if (method !== 'HEAD') checkRefusal(served, status, JSON.parse(body))
    return
  }
  if (!statusesOf(call).includes(status)) throw new Error(`${method} ${call.path} does not answer ${status}.`)
  if (isLines(call.answer))
    for (const line of body.split('\n').filter(Boolean)) checkLine(call, JSON.parse(line))
  else if (isEvents(call.answer))
    for (const [, event = ''] of body.matchAll(/^data: (?!\[DONE\])(.+)$/gm))
      checkLine(call, JSON.parse(event))
  else if (call.answer === 'nothing') expectNothing(body, `${method} ${call.path}`)
  else if ('_zod' in call.answer) checkAnswer(call, status, JSON.parse(body))
}

function expectNothing(body: string, what: string): void {
  if (body !== '')
    throw new Error(`${what} should have nothing in its answer, and says: ${body.slice(0, 200)}`)
}
