/** Validates every answer in a test against the contract of its route, whatever the test itself checks. */
import type { FastifyInstance } from 'fastify'
import { ANYWHERE, Refusal } from '#contracts/refusal.ts'
import { checkAnswer, checkBytes, checkLine, checkRefusal, checkStatus } from '#http/check-answer.ts'
import { callAt, isBytes, isEvents, isLines } from '#http/served-calls.ts'

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> }

export function holdToContract(app: FastifyInstance, method: string, url: string, answer: Answer): void {
  const served = callAt(app.contracts.served, method, url)
  if (!served) {
    expectNoCall(app, method, url, answer)
    return
  }
  const { call } = served
  const { statusCode: status, body } = answer
  if (status >= 400) {
    if (method !== 'HEAD') checkRefusal(served, status, JSON.parse(body))
    return
  }
  checkStatus(call, status)
  if (isLines(call.answer))
    for (const line of body.split('\n').filter(Boolean)) checkLine(call, JSON.parse(line))
  else if (isEvents(call.answer))
    for (const [, event = ''] of body.matchAll(/^data: (?!\[DONE\])(.+)$/gm))
      checkLine(call, JSON.parse(event))
  else if (call.answer === 'nothing') expectNothing(body, `${method} ${call.path}`)
  else if (isBytes(call.answer)) {
    if (status !== 304) checkBytes(call, answer.headers['content-type'])
  } else if ('_zod' in call.answer) checkAnswer(call, status, JSON.parse(body))
}

/** An address without a call is not found, or refused by a guard that runs before all calls. */
function expectNoCall(app: FastifyInstance, method: string, url: string, answer: Answer): void {
  const { statusCode: status, body } = answer
  const isOurs = /^\/(api|ai)\//.test(url) && !url.startsWith('/api/docs')
  if (!isOurs || status === 404) return
  // Each GET has a HEAD beside it.
  if (method === 'HEAD' && callAt(app.contracts.served, 'GET', url)) return
  if (status < 400) throw new Error(`${method} ${url} is no call that has a contract, and answers ${status}.`)
  const { code } = Refusal.strict().parse(JSON.parse(body))
  if ((ANYWHERE as Record<string, number>)[code] !== status)
    throw new Error(`${method} ${url} is no call that has a contract, and is refused with ${status} ${code}.`)
}

function expectNothing(body: string, what: string): void {
  if (body !== '')
    throw new Error(`${what} should have nothing in its answer, and says: ${body.slice(0, 200)}`)
}
