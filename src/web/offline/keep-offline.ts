/** Loaded when a page has come up: from then on the app opens without a line. */
import { whatToDo } from './what-to-do.ts'

const WORKER = '/service-worker.js'

/** What this page is made of; its own address stands for the page. */
const loadedHere = (): string[] => [
  location.href,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) =>
      ['asset', 'read'].includes(
        whatToDo({ method: 'GET', mode: 'cors', url, partly: false }, location.origin),
      ),
    ),
]

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  // Without encryption browsers have none, except on the device itself.
  if (!serviceWorker) return
  const already = serviceWorker.controller !== null
  await serviceWorker.register(WORKER)
  if (already) return
  const { active } = await serviceWorker.ready
  active?.postMessage(loadedHere())
}
