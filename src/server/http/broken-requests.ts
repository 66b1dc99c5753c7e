/** Bytes Node cannot parse as a request never reach a hook or a route; they are answered here, in the product's shape. */
import type { Socket } from 'node:net'
import { leastHeaders } from './security-headers.ts'

const ANSWERS: Record<string, { status: string; error: string; code: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'This is too large to send.',
    code: 'request-too-large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'Sending this took too long. Please try again.',
    code: 'request-timeout',
  },
}
const NOT_UNDERSTOOD = {
  status: '400 Bad Request',
  error: 'Something went wrong with this request. Please reload the page and try again.',
  code: 'bad-request',
}

/** The connection is closed afterwards: the boundary between requests is no longer known. */
export const answerBrokenRequests =
  (https: boolean) =>
  (problem: Error & { code?: string }, socket: Socket): void => {
    if (problem.code === 'ECONNRESET' || socket.destroyed) return
    const { status, ...told } = ANSWERS[problem.code ?? ''] ?? NOT_UNDERSTOOD
    const body = JSON.stringify(told)
    const headers = {
      ...leastHeaders(https),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(problem)
  }
