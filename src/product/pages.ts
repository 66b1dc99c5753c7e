/** The page at each address, and who may see it. Checked by the server first and again by the router. */
import { ASSISTANTS, assistantIds } from './assistants.ts'

export const HOME = '/research/defense'

/** For visitors; signed-in users are redirected to HOME. */
export const PUBLIC_PAGES = ['/', '/auth/login', '/auth/signup', '/auth/forgot-password'] as const
/** For all: the link of a reset letter may be opened on a signed-in device. */
export const OPEN_PAGES = ['/auth/reset-password', '/privacy', '/abilities'] as const
/** For signed-in users; others are sent to the landing page. */
export const PROTECTED_PAGES: readonly string[] = [
  ...assistantIds.map((id) => ASSISTANTS[id].route),
  '/payments',
  '/purchases',
  '/documents',
  '/cards',
  '/onboarding',
  '/account',
]
export const ADMIN_PAGES = ['/admin'] as const

const MOVED: Record<string, string> = { '/login': '/auth/login', '/dashboard': HOME }

export type Visitor = { signedIn: boolean; isAdmin: boolean }
export type PageAnswer = { show: 'landing' | 'app' } | { goTo: string }

const belongsTo = (pages: readonly string[], path: string) =>
  pages.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)))

export function pageAt(path: string, visitor: Visitor): PageAnswer {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const moved = MOVED[plain]
  if (moved) return { goTo: moved }
  if ((PUBLIC_PAGES as readonly string[]).includes(plain))
    return visitor.signedIn ? { goTo: HOME } : { show: plain === '/' ? 'landing' : 'app' }
  if ((OPEN_PAGES as readonly string[]).includes(plain)) return { show: 'app' }
  if (PROTECTED_PAGES.includes(plain)) return visitor.signedIn ? { show: 'app' } : { goTo: '/' }
  if (belongsTo(ADMIN_PAGES, plain)) {
    if (!visitor.signedIn) return { goTo: '/' }
    return visitor.isAdmin ? { show: 'app' } : { goTo: HOME }
  }
  return { goTo: '/' }
}
