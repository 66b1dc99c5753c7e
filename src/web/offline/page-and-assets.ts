/**
 * The app's own files. The page is always the server's newest, so a new version arrives with the next visit; asset names change
 * with their content, so an old page and a new one can live side by side.
 */
import { hours, seconds } from '#kit/time.ts'
import type { Device } from './cached-user-answers.ts'
import { PLACES } from './places.ts'

/** One HTML page for all screens. */
const APP = '/app'
/** A connection silent for this long counts as offline when there is a cached copy to show. */
const WAITS = seconds(4)
const OLD_AFTER = hours(24 * 30)

type GoOn = (work: Promise<unknown>) => void

export function pageAndAssets({ caches, fetch }: Device, later: (ms: number) => Promise<void>) {
  const keptPage = async () => (await caches.open(PLACES.pages)).match(APP)

  async function keepPage(answer: Response): Promise<void> {
    const known = await keptPage()
    const [before, now] = await Promise.all([known?.text(), answer.clone().text()])
    if (before === now) return
    await (await caches.open(PLACES.pages)).put(APP, answer)
    if (before !== undefined) await dropOldAssets()
  }

  /** After a new version. Files still in use return from the HTTP cache on the next visit. */
  async function dropOldAssets(): Promise<void> {
    const place = await caches.open(PLACES.assets)
    for (const request of await place.keys()) {
      const came = (await place.match(request))?.headers.get('date')
      if (came && Date.now() - Date.parse(came) > OLD_AFTER) await place.delete(request)
    }
  }

  async function freshPage(request: Request, goOn: GoOn): Promise<Response> {
    const answer = await fetch(request)
    // After a redirect it is the page of another address.
    const isPage =
      answer.ok && !answer.redirected && /^text\/html/.test(answer.headers.get('content-type') ?? '')
    if (isPage) goOn(keepPage(answer.clone()))
    return answer
  }

  async function asset(request: Request, goOn: GoOn): Promise<Response> {
    const place = await caches.open(PLACES.assets)
    const known = await place.match(request)
    if (known) return known
    const answer = await fetch(request)
    if (answer.status === 200) goOn(place.put(request, answer.clone()))
    return answer
  }

  return {
    asset,
    async page(request: Request, goOn: GoOn): Promise<Response> {
      const fresh = freshPage(request, goOn)
      goOn(fresh.catch(() => undefined))
      const kept = await keptPage()
      if (!kept) return fresh
      return Promise.race([fresh.catch(() => kept), later(WAITS).then(() => kept)])
    },
  }
}
