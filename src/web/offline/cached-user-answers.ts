/** One person's latest answers: from the server when online, from the cache when offline. */
import { CACHED_AT_HEADER } from '#api-client/cached-answers.ts'
import { largeKindOf, WHO_AM_I } from './fetch-strategy.ts'
import { PLACES } from './places.ts'

/** A phone has little space, and offline reading rarely needs more analyses or conversations than this. */
const OF_A_LARGE_KIND = 5

export type Device = { caches: CacheStorage; fetch(request: Request): Promise<Response> }

/** Marks a cached answer with its time, so that offline screens can show it. */
function dated({ body, status, headers }: Response): Response {
  const marked = new Headers(headers)
  marked.set(CACHED_AT_HEADER, new Date().toISOString())
  return new Response(body, { status, headers: marked })
}

const pathOf = ({ url }: Request) => new URL(url).pathname

export function personAnswers({ caches, fetch }: Device) {
  /** Incremented at every sign-in and sign-out: answers requested before one are not cached. */
  let people = 0

  async function forget(): Promise<void> {
    people += 1
    await caches.delete(PLACES.person)
  }

  async function keep(request: Request, answer: Response): Promise<void> {
    const place = await caches.open(PLACES.person)
    await place.put(request, dated(answer))
    const kind = largeKindOf(pathOf(request))
    if (!kind) return
    const kept = (await place.keys()).filter((one) => kind.test(pathOf(one)))
    for (const old of kept.slice(0, -OF_A_LARGE_KIND)) await place.delete(old)
  }

  /** The user who is signed in; undefined when the answer does not say. */
  const whoIs = async (answer: Response): Promise<string | undefined> => {
    const { user } = ((await answer.json()) ?? {}) as { user?: { uid?: string } | null }
    return user?.uid
  }

  async function isStillTheSame(answer: Response): Promise<boolean> {
    const [place, now] = await Promise.all([caches.open(PLACES.person), whoIs(answer)])
    const known = await place.match(WHO_AM_I)
    return now !== undefined && (!known || (await whoIs(known)) === now)
  }

  async function learn(request: Request, answer: Response, before: number): Promise<void> {
    if (answer.status === 401) return forget()
    if (!answer.ok || before !== people) return
    if (pathOf(request) === WHO_AM_I && !(await isStillTheSame(answer.clone()))) {
      await forget()
      // Signed out, or another user: the next page asks again and starts a new cache.
      return
    }
    if (before === people) await keep(request, answer)
  }

  return {
    /** Before, in case the user signs out while offline; and after, for answers requested in between. */
    async forgetAround(request: Request): Promise<Response> {
      await forget()
      return fetch(request).finally(forget)
    },

    async answer(request: Request, goOn: (work: Promise<unknown>) => void): Promise<Response> {
      const before = people
      let answer: Response
      try {
        answer = await fetch(request)
      } catch (error) {
        const kept = await (await caches.open(PLACES.person)).match(request)
        if (kept) return kept
        throw error
      }
      goOn(learn(request, answer.clone(), before))
      return answer
    },
  }
}
