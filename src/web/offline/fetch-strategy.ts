/** How the worker handles each request from our pages. Only answers listed here are ever cached. */

import { CALLS as DECODER } from '#assistants/decoder/spec.ts'
import { CALLS as CHAT } from '#assistants/text-chat/spec.ts'
import { CALLS as ACCESS } from '#capabilities/access/spec.ts'
import { CALLS as ACCOUNTS } from '#capabilities/accounts/spec.ts'
import { CALLS as DOCUMENTS } from '#capabilities/documents/index.ts'
import { CALLS as PAYMENTS } from '#capabilities/payments/spec.ts'
import type { Address } from '#contracts/call.ts'

export type Treatment =
  /** Network first; offline the cached page. */
  | 'page'
  | 'read'
  /** Its name changes with its content, so the cached copy is as good. */
  | 'asset'
  /** A sign-in or sign-out: the previous person's cache is deleted first. */
  | 'forget'
  | 'pass'

export type FetchedRequest = { method: string; mode: string; url: string; partly: boolean }

const pattern = ({ path }: Address) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`)

/** The device keeps only the last few of these. */
const LARGE = [DECODER.readAnalysis, CHAT.readConversation].map(pattern)
export const largeKindOf = (path: string): RegExp | undefined => LARGE.find((kind) => kind.test(path))

export const WHO_AM_I = ACCOUNTS.readMe.path
/** The data a student can see offline. All their other data stays on the server. */
const READS = [
  ACCOUNTS.readMe,
  ACCESS.readAccess,
  ACCESS.listPurchases,
  PAYMENTS.listPayments,
  DOCUMENTS.listDocuments,
  DECODER.listAnalyses,
  CHAT.listConversations,
]
  .map(pattern)
  .concat(LARGE)
const COMING_AND_GOING: readonly string[] = [
  ACCOUNTS.signIn,
  ACCOUNTS.signUp,
  ACCOUNTS.signOut,
  ACCOUNTS.deleteAccount,
].map(({ path }) => path)
const NO_PAGES = /^\/(api|ai|dev|assets)\//
const FILM = /\.(webm|vtt)$/

export function whatToDo({ method, mode, url, partly }: FetchedRequest, origin: string): Treatment {
  const { origin: to, pathname, search } = new URL(url)
  if (to !== origin) return 'pass'
  if (method !== 'GET') return COMING_AND_GOING.includes(pathname) ? 'forget' : 'pass'
  if (mode === 'navigate') return NO_PAGES.test(pathname) || pathname === '/' ? 'pass' : 'page'
  if (pathname.startsWith('/assets/')) return partly || FILM.test(pathname) ? 'pass' : 'asset'
  // An address with a query has too many possible answers to cache.
  return !search && READS.some((read) => read.test(pathname)) ? 'read' : 'pass'
}
