import type { ServerResponse } from 'node:http'
import type { Turn } from './script.ts'
import { type Body, frameText, type Wire } from './wire.ts'

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

/** Plays one turn: as a stream, or whole for a client that did not ask for one. */
export async function playTurn(
  response: ServerResponse,
  wire: Wire,
  turn: Turn,
  { model, streamed, body }: { model: string; streamed: boolean; body: Body },
): Promise<void> {
  if (turn.failure) {
    const { status, headers } = turn.failure
    return sendJson(response, status, wire.failure(turn.failure), wire.name === 'google' ? {} : headers)
  }
  if (!streamed) {
    await turn.before?.(0)
    return sendJson(response, 200, wire.whole(turn, model))
  }

  // Never to come: then not even the headers are sent.
  await turn.before?.(0)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const send = (text: string) => new Promise<void>((sent) => response.write(text, () => sent()))
  for (const frame of wire.opening(turn, model)) await send(frameText(frame))
  for (const [number, piece] of turn.pieces.entries()) {
    if (number > 0) await turn.before?.(number)
    if (response.destroyed) return
    if (turn.garbledAfter === number) await send('data: {"choices": [{"delta": {"cont\n\n')
    for (const frame of wire.piece(piece)) await send(frameText(frame))
  }
  if (turn.ending === 'silence') return
  if (turn.ending === 'cut') return void response.destroy()
  const last = turn.ending === 'error' ? [wire.midError()] : wire.closing(turn, body)
  for (const frame of last) await send(frameText(frame))
  await turn.before?.(turn.pieces.length)
  response.end()
}
