/** On a busy machine the microphone's sound comes in pieces, and recordings may hold no word. */
import type { Page } from '@playwright/test'
import { SAYS } from '../../../src/capabilities/voice/spec.ts'
import { button } from '../../support/page.ts'

/** Who is asked to type starts again by hand: after five of them in a row, or after one that was no short answer. */
export async function startAgainIfUnheard(page: Page): Promise<void> {
  const asked = page.getByText(SAYS.offersTyping).or(page.getByText('Please type this one.'))
  if (!(await asked.first().isVisible())) return
  const start = button(page, 'Start talking')
  if (await start.isVisible()) await start.click({ timeout: 2_000 })
}
