/** Loaded when a page has come up: from then on the app opens without a line. */
const WORKER = '/service-worker.js'

/** Its own address, which stands for the page, and all it has loaded. The worker knows what of it is kept; here it would cost its bytes. */
const loadedHere = (): string[] => [
  location.href,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
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
