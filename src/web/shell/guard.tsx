import type { ReactNode } from 'react'
import { useSession } from '#capabilities/accounts/web/index.ts'
import { FullScreenSpinner } from '#ui/progress/spinner.tsx'
import { Redirect } from '#ui/router/redirect.tsx'
import { useOtherDocument, usePlace } from '#ui/router/use-navigation.ts'
import { whereTo } from './sign-in-redirect.ts'
import { Unreachable } from './unreachable.tsx'

export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = usePlace()
  const { state, refetch } = useSession()

  const where = whereTo(pathname, state)
  if ('load' in where) return <OtherDocument path={where.load} />
  if ('goTo' in where) return <Redirect to={where.goTo} />
  if (where.show === 'spinner') return <FullScreenSpinner />
  if (where.show === 'unreachable') return <Unreachable onTryAgain={() => void refetch()} />
  return children
}

function OtherDocument({ path }: { path: string }) {
  useOtherDocument(path)
  return <FullScreenSpinner />
}
