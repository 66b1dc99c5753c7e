/** Sits between our pages and the server, so that an offline reload shows our own page and not the browser's. */
import { personAnswers } from './cached-user-answers.ts'
import { whatToDo } from './fetch-strategy.ts'
import { pageAndAssets } from './page-and-assets.ts'
import { isOurs, PLACES } from './places.ts'

const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location
const device = { caches, fetch: (request: Request) => fetch(request) }
const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const files = pageAndAssets(device, later)
const person = personAnswers(device)

function treat(event: FetchEvent): void {
  const { request } = event
  const { method, mode, url, headers } = request
  const goOn = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  const treatment = whatToDo({ method, mode, url, partly: headers.has('range') }, origin)
  if (treatment === 'page') event.respondWith(files.page(request, goOn))
  else if (treatment === 'asset') event.respondWith(files.asset(request, goOn))
  else if (treatment === 'read') event.respondWith(person.answer(request, goOn))
  else if (treatment === 'forget') event.respondWith(person.forgetAround(request))
}

/** Files a page loaded before this worker was active: they are in the HTTP cache and cost nothing to fetch again. */
async function takeIn(urls: unknown): Promise<void> {
  const [page, ...loaded] = Array.isArray(urls) ? urls.map(String) : []
  const aside = (work: Promise<unknown>) => void work.catch(() => undefined)
  const kept = (url: string) => new Request(url, { cache: 'force-cache' })
  if (page && new URL(page).origin === origin) await files.page(kept(page), aside)
  for (const url of loaded) {
    const treatment = whatToDo({ method: 'GET', mode: 'cors', url, partly: false }, origin)
    if (treatment === 'asset') await files.asset(kept(url), aside)
    else if (treatment === 'read') await person.answer(new Request(url), aside)
  }
}

async function dropOtherVersions(): Promise<void> {
  const known: readonly string[] = Object.values(PLACES)
  for (const name of await caches.keys()) if (isOurs(name) && !known.includes(name)) await caches.delete(name)
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherVersions().then(() => scope.clients.claim())),
)
scope.addEventListener('fetch', treat)
scope.addEventListener('message', (event) => event.waitUntil(takeIn(event.data).catch(() => undefined)))

/** The service worker types we use. The full library cannot be loaded beside the DOM one. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LastingEvent & {
  request: Request
  respondWith(answer: Promise<Response>): void
}
type LoadedMessage = LastingEvent & { data: unknown }

type WorkerScope = {
  location: { origin: string }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', heard: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void
  addEventListener(type: 'message', heard: (event: LoadedMessage) => void): void
}
