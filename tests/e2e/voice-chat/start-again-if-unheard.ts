/** On a busy machine the microphone's sound comes in pieces, and recordings may hold no word. */
import type { Page } from '@playwright/test'
import { SAYS } from '../../../src/capabilities/voice/spec.ts'
import { button } from '../../support/page.ts'

/** After five of them in a row it is for the student to start again: only then is the button pressed. */
export async function startAgainIfUnheard(page: Page): Promise<void> {
  if (!(await page.getByText(SAYS.offersTyping).isVisible())) return
  const start = button(page, 'Start talking')
  if (await start.isVisible()) await start.click({ timeout: 2_000 })
}
