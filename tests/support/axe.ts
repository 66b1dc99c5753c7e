import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

type WithAxe = { axe?: typeof axe }

/** No violation, in light and in dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
}

/**
 * Found by axe in the page itself, which has no frames: the library's own builder brings axe anew each time and opens a second
 * page for its results, which takes twice as long.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean((globalThis as WithAxe).axe)))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const found = await (globalThis as WithAxe).axe?.run({ resultTypes: ['violations'] })
    if (!found) throw new Error('axe is not here.')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
