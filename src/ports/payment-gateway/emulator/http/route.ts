import type { Emulator } from '../settings.ts'
import type { EmulatorAnswer } from './answer.ts'
import type { Request } from './request.ts'

/** `id` is the part of the path at its `{id}`. */
export type Handler = (
  emulator: Emulator,
  request: Request,
  id: string,
) => EmulatorAnswer | Promise<EmulatorAnswer>

export type Route = { method: 'GET' | 'POST' | 'DELETE'; path: RegExp; handle: Handler }

export const route = (method: Route['method'], path: string, handle: Handler): Route => ({
  method,
  path: new RegExp(`^${path.replace('{id}', '([^/]+)')}$`),
  handle,
})

export function findRoute(routes: readonly Route[], { method, path }: Request) {
  for (const each of routes) {
    const match = each.method === method ? each.path.exec(path) : null
    if (match) return { handle: each.handle, id: decodeSafely(match[1] ?? '') }
  }
  return undefined
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
