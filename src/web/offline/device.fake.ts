/** A device and a server for testing the service worker between them. */
import { held } from '#tests/stand-in.ts'
import type { Device } from './cached-user-answers.ts'

type Place = Map<string, Response>

const keyOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), 'https://weekbe4.example').href

function placeOf(held: Place) {
  return {
    put: async (asked: RequestInfo | URL, answer: Response) => void held.set(keyOf(asked), answer),
    match: async (asked: RequestInfo | URL) => held.get(keyOf(asked))?.clone(),
    delete: async (asked: RequestInfo | URL) => held.delete(keyOf(asked)),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  }
}

export function fakeDevice() {
  const places = new Map<string, Place>()
  const answers = new Map<string, () => Response | Promise<Response>>()
  let online = true
  const caches = {
    open: async (name: string) => {
      const place = places.get(name) ?? new Map<string, Response>()
      places.set(name, place)
      return placeOf(place)
    },
    delete: async (name: string) => places.delete(name),
    keys: async () => [...places.keys()],
  }
  const device: Device = {
    // The methods of it that are used.
    caches: caches as unknown as CacheStorage,
    fetch: async (request) => {
      const answer = answers.get(new URL(request.url).pathname)
      if (!online || !answer) throw new TypeError('Failed to fetch')
      return held(request, await answer())
    },
  }
  const work: Promise<unknown>[] = []
  return {
    device,
    goOn: (one: Promise<unknown>) => void work.push(one),
    /** Waits for follow-up work too. */
    settled: async () => {
      for (const one of work) await one
    },
    request: (path: string, method = 'GET') =>
      new Request(new URL(path, 'https://weekbe4.example'), { method }),
    answers: (path: string, answer: () => Response | Promise<Response>) => void answers.set(path, answer),
    goesOffline: () => {
      online = false
    },
    goesOnline: () => {
      online = true
    },
    kept: () =>
      [...places.values()].flatMap((place) => [...place.keys()].map((url) => new URL(url).pathname)),
  }
}
