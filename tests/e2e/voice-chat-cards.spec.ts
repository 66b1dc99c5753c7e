/** A student asks Voice Chat for the study cards aloud. */
import { expect, test } from '@playwright/test'
import { oneAfterAnother, silence } from '../speech/recordings.ts'
import { sayAndHear } from '../support/chat-screen.ts'
import { button } from '../support/page.ts'
import { PATIENCE } from '../support/patience.ts'
import { payAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'
import { speakingBrowser, spoken, witness, witnessedPage } from './voice-chat/speaking-browser.ts'

const NOTES = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Osmosis is the movement of water through a skin with very small holes.'),
}

test('Voice Chat asks the cards aloud', async ({ baseURL }) => {
  const browser = await speakingBrowser(oneAfterAnother(silence(1), spoken('Ask me my cards.'), silence(3)))
  try {
    const page = await witnessedPage(browser, {
      viewport: { width: 360, height: 740 },
      ...(baseURL && { baseURL }),
    })
    await signUpSilently(page)
    await payAtServer(page, 'textChat')
    await payAtServer(page, 'voiceChat')
    await page.goto('/chat/text')
    await page.locator('input[type="file"]').setInputFiles(NOTES)
    await sayAndHear(page, 'What is osmosis?')
    await page.goto('/cards')
    await page.getByLabel('Document').selectOption({ label: NOTES.name })
    await button(page, 'Suggest cards').click()
    await page.getByRole('button', { name: /^Keep/ }).click()
    await page.evaluate(
      (kept) => localStorage.setItem('weekbe4:voice', kept),
      JSON.stringify({ bargeIn: false, browserRecognition: false, toldOfEar: true }),
    )
    await page.goto('/chat/voice')
    await button(page, 'Start talking').click()
    const captions = page.getByRole('region', { name: 'Captions' })
    const yes = captions.getByRole('button', { name: 'Yes, that is right' })
    // Our recogniser may be unsure; then it asks back and is told yes; or it may mishear, then the answer is repeated.
    await expect(async () => {
      if (await yes.isVisible()) await yes.click({ timeout: 1_000 })
      await expect(captions).toContainText('Here is a card. What does “Osmosis” mean?', { timeout: 1_000 })
    }).toPass({ timeout: PATIENCE, intervals: [500] })
    await page.evaluate('witness.peak = 0')
    await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
  } finally {
    await browser.close()
  }
})
