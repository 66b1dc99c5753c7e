/** All routes of the emulator: loaded at the first request. */

import { advanceClock, reset, sendCallback, setProvider, setShape } from './admin/controls.ts'
import { decideByHand, decideDeposit, listDeposits } from './admin/deposits.ts'
import { addFault, listFaults, removeFaults } from './admin/faults.ts'
import { apiRoutes } from './api/routes.ts'
import { downloadStatement } from './api/statements.ts'
import { type EmulatorAnswer, json } from './http/answer.ts'
import { type Handler, type Route, route } from './http/route.ts'
import { drawPage } from './phone/draw-page.ts'
import { drawPrompts } from './phone/draw-prompts.ts'
import type { Emulator } from './settings.ts'

const html = (content: string): EmulatorAnswer => ({
  kind: 'content',
  status: 200,
  type: 'text/html; charset=utf-8',
  content,
})

const phonePage = (emulator: Emulator): EmulatorAnswer => html(drawPage(emulator))
const phoneFragment = (emulator: Emulator): EmulatorAnswer => html(drawPrompts(emulator))

/** Handles a plain form post: decides, then shows the page again. */
const answerOnPhone =
  (decision: string): Handler =>
  (emulator, request, id) => {
    decideDeposit(emulator, id, decision, request)
    return { kind: 'redirect', to: '/__emulator/phone' }
  }

const phoneRoutes: Route[] = [
  route('GET', '/__emulator/phone', phonePage),
  route('GET', '/__emulator/phone/prompts', phoneFragment),
  ...['approve', 'decline', 'ignore', 'no-money'].map((decision) =>
    route('POST', `/__emulator/phone/{id}/${decision}`, answerOnPhone(decision)),
  ),
]

/** The emulator's own API, kept apart from the gateway's paths. It exists only in the emulator. */
const decisions = ['approve', 'decline', 'ignore', 'no-money', 'complete', 'fail', 'reconcile']

const adminRoutes: Route[] = [
  route('GET', '/', () => ({ kind: 'redirect', to: '/__emulator/phone' })),
  route('GET', '/__emulator/health', () => json({ emulator: true })),
  route('POST', '/__emulator/faults', addFault),
  route('GET', '/__emulator/faults', listFaults),
  route('DELETE', '/__emulator/faults', removeFaults),
  route('GET', '/__emulator/deposits', listDeposits),
  ...decisions.map((decision) =>
    route('POST', `/__emulator/deposits/{id}/${decision}`, decideByHand(decision)),
  ),
  route('POST', '/__emulator/callbacks/{id}/send', sendCallback),
  route('POST', '/__emulator/clock/advance', advanceClock),
  route('POST', '/__emulator/providers/{id}', setProvider),
  route('POST', '/__emulator/shape', setShape),
  route('POST', '/__emulator/reset', reset),
  route('GET', '/statements/{id}', downloadStatement),
]

export const routes = [...apiRoutes, ...adminRoutes, ...phoneRoutes]
