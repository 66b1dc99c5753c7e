/** The calls that a server has routes for: registered by the routes themselves, read by /api/docs and by the tests. */
import type { Bytes, Call, Events, Form, Lines } from '#contracts/call.ts'
import { ANYWHERE, type AnywhereCode } from '#contracts/refusal.ts'

export type ServedCall = { call: Call; unclear: string | undefined }

export const isLines = (answer: Call['answer']): answer is Lines =>
  typeof answer === 'object' && 'lines' in answer
export const isEvents = (answer: Call['answer']): answer is Events =>
  typeof answer === 'object' && 'events' in answer
export const isBytes = (answer: Call['answer']): answer is Bytes =>
  typeof answer === 'object' && 'bytes' in answer

/** Refusals that only writes can get. */
const OF_WRITES: readonly AnywhereCode[] = ['wrong-origin', 'request-too-large', 'wrong-content']

/** The general codes this call may be refused with beside its own. */
export const anywhereOf = ({ method, body }: Call): AnywhereCode[] =>
  (Object.keys(ANYWHERE) as AnywhereCode[]).filter((code) =>
    code === 'not-acceptable' ? isForm(body) : !OF_WRITES.includes(code) || !READS.has(method),
  )
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isForm = (body: Call['body']): body is Form => body !== undefined && 'form' in body

export const statusesOf = ({ status, answer }: Call): readonly number[] =>
  status === undefined ? [answer === 'nothing' ? 204 : 200] : typeof status === 'number' ? [status] : status
export const usualStatus = (call: Call) => statusesOf(call)[0] ?? 200

/** The call that serves a requested address. Of two matches, the one with more literal segments. */
export function callAt(served: readonly ServedCall[], method: string, url: string): ServedCall | undefined {
  const asked = url.split('?')[0] ?? ''
  const fits = served.filter(({ call }) => call.method === method && asPattern(call.path).test(asked))
  const words = ({ call }: ServedCall) => call.path.replace(/:\w+/g, '').length
  return fits.sort((a, b) => words(b) - words(a))[0]
}

const asPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
