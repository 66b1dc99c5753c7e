/** The service worker types we use. The full library cannot be loaded beside the DOM one. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = LastingEvent & {
  request: Request
  respondWith(answer: Promise<Response>): void
}
export type LoadedMessage = LastingEvent & { data: unknown }

export type WorkerScope = {
  location: { origin: string }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', heard: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void
  addEventListener(type: 'message', heard: (event: LoadedMessage) => void): void
}
