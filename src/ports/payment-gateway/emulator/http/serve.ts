/** The emulator's server: this machine only, no framework, every answer its own decision. */
import { createServer, type Server } from 'node:http'
import type { Emulator } from '../settings.ts'
import { type EmulatorAnswer, give, json, refusal } from './answer.ts'
import { type Request, readRequest } from './request.ts'
import { findRoute, type Route } from './route.ts'

const LOOPBACK = '127.0.0.1'

export async function serve(
  port: number,
  answer: (request: Request) => Promise<EmulatorAnswer>,
): Promise<Server> {
  const server = createServer(async (message, response) => {
    try {
      const request = await readRequest(message)
      give(isFromHere(request) ? await answer(request) : json({ error: 'This machine only' }, 403), response)
    } catch (fault) {
      console.error('The payment emulator met a fault of its own:', fault)
      if (!response.headersSent) give(refusal(500, 'UNKNOWN_ERROR', 'Internal error'), response)
    }
  })
  // By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening, failing) => {
    server.once('error', failing)
    server.listen(port, LOOPBACK, () => listening())
  })
  return server
}

export async function dispatch(
  routes: readonly Route[],
  emulator: Emulator,
  request: Request,
): Promise<EmulatorAnswer> {
  const found = findRoute(routes, request)
  return found ? found.handle(emulator, request, found.id) : refusal(404, 'NOT_FOUND', 'No such path')
}

/**
 * Bound to loopback, yet a web page in a browser on this machine could still reach it: by a name that resolves
 * here, or by a form on another site. The host must be ours, and so must the origin where one is given.
 */
function isFromHere({ headers }: Request): boolean {
  const local = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/
  const origin = headers.origin === undefined || /^https?:\/\//.test(headers.origin)
  return (
    local.test(headers.host ?? '') &&
    origin &&
    (headers.origin === undefined || local.test(headers.origin.replace(/^https?:\/\//, '')))
  )
}
