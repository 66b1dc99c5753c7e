/**
 * Which Chromium the browser tests and the benches use. A fresh machine has none, so one comes
 * with `npm install`; a machine that has its own names it in CHROMIUM_PATH.
 */
import chromium from '@sparticuz/chromium'

/** undefined: Playwright looks for the browser it has downloaded itself. */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath()
  return undefined
}

/**
 * Few, and the same everywhere. The package's own list runs everything in one process, which
 * saves memory on a lambda and takes the whole browser down when one test closes its page.
 */
export const chromiumArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars']
