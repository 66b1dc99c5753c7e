/** The emulator's answer to a request, including two that no honest server gives: silence, and a dropped connection. */
import type { ServerResponse } from 'node:http'

export type EmulatorAnswer =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'content'; status: number; type: string; content: string | Buffer }
  | { kind: 'redirect'; to: string }
  | { kind: 'hang' }
  | { kind: 'reset' }

export const json = (body: unknown, status = 200): EmulatorAnswer => ({ kind: 'json', status, body })

export const refusal = (status: number, failureCode: string, failureMessage: string): EmulatorAnswer =>
  json({ failureReason: { failureCode, failureMessage } }, status)

export function give(answer: EmulatorAnswer, response: ServerResponse) {
  switch (answer.kind) {
    case 'json':
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
      return
    case 'content':
      response
        .writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' })
        .end(answer.content)
      return
    case 'redirect':
      response.writeHead(303, { location: answer.to }).end()
      return
    case 'hang':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
  }
}
