import { useEffect } from 'react'
import { useAccess } from '#capabilities/access/web/index.ts'
import { seconds } from '#kit/time.ts'
import { subscriptionOf } from '../rules/screen/subscription.ts'

/** The access record ends two seconds after the tenth upload is counted. */
const ENDED_BY = seconds(2.5)

/** The subscription as the card shows it; read once more when the last upload has just been used. */
export function useDecoderAccess() {
  const access = useAccess('decoder')
  const { refetch } = access
  const lastUsed = access.name === 'paid' && access.access.uploadsLeft === 0
  useEffect(() => {
    if (!lastUsed) return
    const timer = setTimeout(refetch, ENDED_BY)
    return () => clearTimeout(timer)
  }, [lastUsed, refetch])
  return { access, subscription: subscriptionOf(access), refetch }
}
