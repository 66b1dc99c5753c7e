/** Loaded once a page is up; from then on the app opens offline. */
const WORKER = '/service-worker.js'

/** The page's address, which represents it, and everything it has loaded. The worker filters them: doing so here would cost bytes. */
const loadedHere = (): string[] => [
  location.href,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  // Browsers offer none in insecure contexts, except on localhost.
  if (!serviceWorker) return
  const already = serviceWorker.controller !== null
  await serviceWorker.register(WORKER)
  if (already) return
  const { active } = await serviceWorker.ready
  active?.postMessage(loadedHere())
}
