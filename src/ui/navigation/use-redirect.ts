import { useEffect } from 'react'
import { useNavigate } from './use-navigation.ts'

/** Redirects at once, without a history entry for the dead end. */
export function useRedirect(to: string): void {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
}
