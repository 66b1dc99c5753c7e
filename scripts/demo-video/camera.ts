/**
 * Takes pictures of a page of the running product on a separate clock: machine delays for a press or a picture are not
 * in the film, and every frame of the film was on the screen.
 */
import type { Locator, Page } from '@playwright/test'
import type { TakenPicture } from './encode.ts'

const STEP_MS = 100
/** A gap without frames would show nothing when the student seeks there. */
const AT_LEAST_EVERY_MS = 1_000

export function camera(page: Page, keep: (picture: TakenPicture) => Promise<void>) {
  let now = 0

  async function take(ms: number): Promise<void> {
    const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
    for (let at = now; at < now + ms; at += AT_LEAST_EVERY_MS) await keep({ milliseconds: at, png })
    now += ms
  }

  /** Draws a finger at this place. */
  async function finger(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded()
    const box = await on.boundingBox()
    if (!box) throw new Error('There is nothing to press')
    const at = { x: box.x + Math.min(box.width / 2, 150), y: box.y + box.height / 2 }
    await page.evaluate(
      `{ const dot = document.createElement('div'); dot.id = 'finger'
         dot.style.cssText = 'position:fixed;z-index:99999;width:36px;height:36px;border-radius:50%;background:#a34d1b88;border:2px solid #fff;pointer-events:none;left:${at.x - 18}px;top:${at.y - 18}px'
         document.body.append(dot) }`,
    )
    await take(500)
    await page.evaluate("document.getElementById('finger').remove()")
  }

  return {
    seconds: () => now / 1_000,
    hold: (seconds: number) => take(seconds * 1_000),
    /** Until the line of the story is over. */
    async holdUntil(second: number): Promise<void> {
      const left = second * 1_000 - now
      if (left < 0) throw new Error(`Longer than its line by ${-left / 1_000} s: the story must give it more`)
      if (left > 0) await take(left)
    },
    async tap(on: Locator): Promise<void> {
      await finger(on)
      await on.click()
    },
    async write(into: Locator, words: string): Promise<void> {
      for (let end = 4; end < words.length + 4; end += 4) {
        await into.fill(words.slice(0, end))
        await take(STEP_MS)
      }
    },
    async scrollTo(to: Locator, below = 80): Promise<void> {
      const far: number = (await to.evaluate((part: HTMLElement) => part.getBoundingClientRect().top)) - below
      const steps = 8
      const from: number = await page.evaluate('scrollY')
      for (let step = 1; step <= steps; step += 1) {
        const eased = (1 - Math.cos((Math.PI * step) / steps)) / 2
        await page.evaluate(`scrollTo({ top: ${from + far * eased}, behavior: 'instant' })`)
        await take(STEP_MS)
      }
    },
  }
}

export type Camera = ReturnType<typeof camera>
