/** Motion on the landing page: the testimonials, and the film on request. */
import { expect, type Page, test } from '@playwright/test'

const shownVoice = (page: Page) =>
  page.locator('.te').evaluateAll((voices) => voices.findIndex((voice) => voice.classList.contains('on')))

async function openWithClock(page: Page) {
  // Stopped before the page is there: only the test moves the time.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Pause the testimonials' })).toBeVisible()
}

test('has three testimonials with five stars each, marked as sample voices [S1-018]', async ({ page }) => {
  await page.goto('/')
  const voices = page.locator('#testimonials figure')
  await expect(voices).toHaveCount(3)
  for (const voice of await voices.all()) {
    await expect(voice.locator('[role=img][aria-label="5 out of 5 stars"] path')).toHaveCount(5)
    await expect(voice.locator('blockquote')).not.toBeEmpty()
    await expect(voice.locator('figcaption')).toContainText('Example')
  }
})

test('rotates the testimonials every five seconds, round to the first [S1-019]', async ({ page }) => {
  await openWithClock(page)
  const seen = [await shownVoice(page)]
  await page.clock.runFor(4900)
  seen.push(await shownVoice(page))
  await page.clock.runFor(200)
  for (let turn = 0; turn < 3; turn++) {
    seen.push(await shownVoice(page))
    await page.clock.runFor(5000)
  }
  expect(seen).toEqual([0, 0, 1, 2, 0])
  await expect(page.locator('.te:visible')).toHaveCount(1)
})

test('holds a testimonial while it is paused, chosen or under the mouse', async ({ page, isMobile }) => {
  await openWithClock(page)
  await page.getByRole('button', { name: 'Testimonial 3 of 3' }).click()
  expect(await shownVoice(page)).toBe(2)
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Pause the testimonials' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await shownVoice(page)).toBe(2)
  await page.getByRole('button', { name: 'Play the testimonials' }).click()
  if (isMobile) return
  await page.locator('.te.on').hover()
  await page.clock.runFor(20_000)
  expect(await shownVoice(page)).toBe(2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  expect(await shownVoice(page)).toBe(0)
})

test('holds a testimonial while the keyboard is among its buttons', async ({ page }) => {
  await openWithClock(page)
  await page.getByRole('button', { name: 'Pause the testimonials' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  expect(await shownVoice(page)).toBe(0)
})

test('does not rotate for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await shownVoice(page)).toBe(0)
})

test('has a demo video that loads only when it is pressed, and then plays [S1-017]', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/#demo', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([])

  const poster = page.getByRole('link', { name: /^Play the demo, 52 seconds, \d\.\d\sMB$/ })
  const promised = Number(/(\d\.\d)\sMB/.exec((await poster.textContent()) ?? '')?.[1])
  await poster.click()
  const film = page.locator('#demo video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(52)

  const bytes = await page.evaluate(
    async (url) => (await (await fetch(url)).arrayBuffer()).byteLength,
    (await film.getAttribute('src')) ?? '',
  )
  expect(Math.abs(bytes / 1e6 - promised)).toBeLessThanOrEqual(0.05)
  expect(bytes).toBeLessThanOrEqual(1_200_000)
})

test('carries captions for the film, and its words on the page', async ({ page }) => {
  await page.goto('/')
  const words = page.locator('#demo ol li')
  await page.getByText('Read it instead').click()
  await expect(words.first()).toBeVisible()
  await page.locator('#demo a').click()
  const captions = await page.locator('#demo track').evaluate(async (track: HTMLTrackElement) => {
    track.track.mode = 'hidden'
    if (track.readyState !== track.LOADED)
      await new Promise((loaded) => track.addEventListener('load', loaded))
    return [...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).text.replace(/<[^>]+>/g, ''))
  })
  expect(captions).toEqual(await words.allTextContents())
})
