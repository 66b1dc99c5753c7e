import { decideDeposit } from '../admin/deposits.ts'
import type { EmulatorAnswer } from '../http/answer.ts'
import { type Handler, type Route, route } from '../http/route.ts'
import type { Emulator } from '../settings.ts'
import { drawPage } from './draw-page.ts'
import { drawPrompts } from './draw-prompts.ts'

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

export const phoneRoutes: Route[] = [
  route('GET', '/__emulator/phone', phonePage),
  route('GET', '/__emulator/phone/prompts', phoneFragment),
  ...['approve', 'decline', 'ignore', 'no-money'].map((decision) =>
    route('POST', `/__emulator/phone/{id}/${decision}`, answerOnPhone(decision)),
  ),
]
