/**
 * Fakes the server for single calls of a page. Each answer is validated strictly against the call's contract before it
 * is sent.
 */
import type { Route } from '@playwright/test'
import { heldCall, holdSpoken } from './held-answer.ts'

export async function answers(route: Route, value: unknown, status = 200): Promise<void> {
  const request = route.request()
  const text = JSON.stringify(value)
  holdSpoken(heldCall({ method: request.method(), url: request.url() }), { status, text })
  await route.fulfill({ status, contentType: 'application/json', body: text })
}

/** An answer our server never gives: from a proxy, or another version. */
export const broken = (route: Route, answer: NonNullable<Parameters<Route['fulfill']>[0]>): Promise<void> =>
  route.fulfill(answer)
