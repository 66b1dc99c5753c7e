import { decideDeposit } from '../admin/deposits.ts'
import type { Answer } from '../http/answer.ts'
import type { Handler } from '../http/route.ts'
import type { Emulator } from '../settings.ts'
import { drawPage } from './draw-page.ts'
import { drawPrompts } from './draw-prompts.ts'

const html = (content: string): Answer => ({
  kind: 'content',
  status: 200,
  type: 'text/html; charset=utf-8',
  content,
})

export const phonePage = (emulator: Emulator): Answer => html(drawPage(emulator))
export const phoneFragment = (emulator: Emulator): Answer => html(drawPrompts(emulator))

/** Handles a plain form post: decides, then shows the page again. */
export const answerOnPhone =
  (decision: string): Handler =>
  (emulator, request, id) => {
    decideDeposit(emulator, id, decision, request)
    return { kind: 'redirect', to: '/__emulator/phone' }
  }
