/** Checks a fake server's answer against the contract of the call, found by its address as the server finds it. */

import type { Call } from '#contracts/call.ts'
import { checkAnswer, checkBytes, checkLine, checkRefusal, checkStatus } from '#http/check-answer.ts'
import { callAt, isBytes, isEvents, isLines } from '#http/served-calls.ts'
import { EVERY_CALL } from './every-call.ts'

export type Spoken = { status: number; type?: string | null; text: string }
type Asked = { method: string; url: string }

const SERVED = EVERY_CALL.map((call) => ({ call, unclear: undefined }))
const pathOf = (url: string) => new URL(url, 'http://localhost').pathname
export const isOurs = (url: string) => /^\/(api|ai)\//.test(pathOf(url))

export function heldCall({ method, url }: Asked): Call {
  const found = callAt(SERVED, method, pathOf(url))
  if (!found) throw new Error(`${method} ${url} is no call of the product.`)
  return found.call
}

export function holdSpoken(call: Call, { status, type, text }: Spoken): void {
  if (status >= 400) {
    checkRefusal({ call, unclear: undefined }, status, JSON.parse(text))
    return
  }
  checkStatus(call, status)
  const { answer } = call
  if (answer === 'nothing') {
    if (text) throw new Error(`${call.method} ${call.path} answers with nothing, and here says ${text}.`)
  } else if (isBytes(answer)) checkBytes(call, type)
  else if (isLines(answer) || isEvents(answer)) for (const line of text.split('\n')) holdLine(call, line)
  else checkAnswer(call, status, JSON.parse(text))
}

/** A line as it travels: JSON alone, or an event. */
export function holdLine(call: Call, line: string): void {
  const said = line.replace(/^data: /, '').trim()
  if (said !== '' && said !== '[DONE]') checkLine(call, JSON.parse(said))
}
