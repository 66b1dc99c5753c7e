/** What becomes of a request of our pages on its way through the device. Only what is named here is ever kept. */

export type Treatment =
  /** The newest from us; without a line the one the device has. */
  | 'page'
  | 'read'
  /** Its name changes with its content, so the device's own is as good. */
  | 'asset'
  /** Somebody comes or goes: what is kept of the person before goes first. */
  | 'forget'
  | 'pass'

export type Asked = { method: string; mode: string; url: string; partly: boolean }

/** What a student sees again without a line. Everything else of a person stays with us. */
const READS =
  /^(\/api\/(account\/me|access|access\/purchases|payments|documents)|\/ai\/(research\/analyses|conversations)(\/[\w-]+)?)$/
const COMING_AND_GOING = /^\/api\/(auth\/(sign-in|sign-up|sign-out)\b|account\/delete$)/
const NO_PAGES = /^\/(api|ai|dev|assets)\//
const FILM = /\.(webm|vtt)$/

export const WHO_AM_I = '/api/account/me'
/** Of these a device keeps the last few only. */
const LARGE = [/^\/ai\/research\/analyses\/./, /^\/ai\/conversations\/./]
export const largeKindOf = (path: string): RegExp | undefined => LARGE.find((kind) => kind.test(path))

export function whatToDo({ method, mode, url, partly }: Asked, origin: string): Treatment {
  const { origin: to, pathname, search } = new URL(url)
  if (to !== origin) return 'pass'
  if (method !== 'GET') return COMING_AND_GOING.test(pathname) ? 'forget' : 'pass'
  if (mode === 'navigate') return NO_PAGES.test(pathname) || pathname === '/' ? 'pass' : 'page'
  if (pathname.startsWith('/assets/')) return partly || FILM.test(pathname) ? 'pass' : 'asset'
  // With a question behind it an address has too many answers to keep.
  return READS.test(pathname) && !search ? 'read' : 'pass'
}
