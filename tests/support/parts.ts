/** The parts of the app that are loaded when they are needed, and not with the screen. */
import { expect, type Page } from '@playwright/test'

const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** Asked for by the page itself, and here with all that they need: the answer to a request alone would not tell. */
export async function partsAreHere(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    const file = new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`)
    const address = async () => (await loaded(page)).find((one) => file.test(one))
    await expect.poll(address).toBeDefined()
    // A second import is the first one, which ends with the last file that it needs.
    await page.evaluate(`import(${JSON.stringify(await address())}).then(() => undefined)`)
  }
}

/** Here, and on the device for the next visit. */
export async function partsAreKept(page: Page, ...parts: string[]): Promise<void> {
  await partsAreHere(page, ...parts)
  const missing = async () => {
    const files = (await loaded(page)).filter((one) => /\/assets\/.*\.js$/.test(one))
    const kept = (file: string) => page.evaluate<boolean>(`caches.match('${file}').then(Boolean)`)
    const areKept = await Promise.all(files.map(kept))
    return files.filter((_, at) => !areKept[at])
  }
  await expect.poll(missing).toEqual([])
}
