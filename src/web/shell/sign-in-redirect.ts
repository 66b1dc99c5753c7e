/** The screen for an address and a session. Pure, so that every guard and redirect can be read as a table. */
import type { SessionState } from '#capabilities/accounts/index.ts'
import { pageAt } from '#product/pages.ts'

export type WhereTo =
  | { show: 'spinner' | 'unreachable' | 'page' }
  /** Inside the app. */
  | { goTo: string }
  /** The landing page is a separate document, so the browser has to load it. */
  | { load: '/' }

export function whereTo(path: string, session: SessionState): WhereTo {
  if (session.name === 'loading') return { show: 'spinner' }
  if (session.name === 'unreachable') return { show: 'unreachable' }
  const signedIn = session.name === 'signed-in'
  const answer = pageAt(path, { signedIn, isAdmin: signedIn && session.user.isAdmin })
  if ('show' in answer) return answer.show === 'landing' ? { load: '/' } : { show: 'page' }
  return answer.goTo === '/' && !signedIn ? { load: '/' } : answer
}
