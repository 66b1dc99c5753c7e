import { useRedirect } from './use-redirect.ts'

export function Redirect({ to }: { to: string }) {
  useRedirect(to)
  return null
}
