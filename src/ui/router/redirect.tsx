import { useRedirect } from './use-navigation.ts'

export function Redirect({ to }: { to: string }) {
  useRedirect(to)
  return null
}
