/** Plays the server for single calls of a page. What is answered is read strictly with the call's contract before it goes out. */
import type { Route } from '@playwright/test'
import { heldCall, holdSpoken } from './held-answer.ts'

export async function answers(route: Route, value: unknown, status = 200): Promise<void> {
  const request = route.request()
  const text = JSON.stringify(value)
  holdSpoken(heldCall({ method: request.method(), url: request.url() }), { status, text })
  await route.fulfill({ status, contentType: 'application/json', body: text })
}

/** As no server of ours answers: something in between, or another version. */
export const broken = (route: Route, answer: NonNullable<Parameters<Route['fulfill']>[0]>): Promise<void> =>
  route.fulfill(answer)
