import { useEffect } from 'react'
import { useNavigate } from './use-navigation.ts'

/** Goes on at once, without a way back into the dead end. */
export function useRedirect(to: string): void {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
}
