/**
 * Fakes the server for a screen. Every answer is validated strictly against the contract of the call; errors are thrown
 * after the test. An answer that is meant to be wrong, such as that of a proxy between us and the server, is `broken`.
 */
import { vi } from 'vitest'
import type { Call, CodeOf } from '#contracts/call.ts'
import { ANYWHERE, type AnywhereCode } from '#contracts/refusal.ts'
import { heldCall, holdLine, holdSpoken, isOurs } from './held-answer.ts'
import { stoodInWrongly } from './stood-in-wrongly.ts'

type Play = (url: string, init: RequestInit) => Response | Promise<Response>

const meantToBeWrong = new WeakSet<Response>()

export function broken(response: Response): Response {
  meantToBeWrong.add(response)
  return response
}

export const isBroken = (response: Response) => meantToBeWrong.has(response)

/** With the status that the call gives this code. */
export function refuses<C extends Call>(
  call: C,
  code: CodeOf<C> | AnywhereCode,
  error = 'The sentence of a refusal.',
  more: object = {},
): Response {
  const statuses: Record<string, number> = { ...ANYWHERE, ...call.refusals }
  return Response.json({ error, code, ...more }, { status: statuses[code] ?? 0 })
}

export function standIn(play: Play): void {
  vi.stubGlobal('fetch', async (asked: string | URL, init: RequestInit = {}) => {
    const url = String(asked)
    return held({ method: init.method ?? 'GET', url }, await play(url, init))
  })
}

/** Read beside the screen, which does not wait for it. */
export function held(asked: { method: string; url: string }, response: Response): Response {
  if (!isOurs(asked.url) || isBroken(response)) return response
  const copy = response.clone()
  void (async () => read(heldCall(asked), copy))().catch((error: Error) => stoodInWrongly.push(error))
  return response
}

async function read(call: Call, response: Response): Promise<void> {
  const { status, headers } = response
  const type = headers.get('content-type')
  const comesInLines = typeof call.answer === 'object' && ('lines' in call.answer || 'events' in call.answer)
  if (status >= 400 || !comesInLines) {
    holdSpoken(call, { status, type, text: await response.text() })
    return
  }
  let rest = ''
  for await (const piece of piecesOf(response)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) holdLine(call, line)
  }
}

/** If the connection breaks, the pieces before it. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const read = await reader?.read().catch(() => undefined)
    if (!read || read.done) return
    yield read.value
  }
}
