import { WifiOff } from 'lucide-react'
import { Icon } from '../pictures/icon.tsx'
import { useOnline } from './use-online.ts'

const WORDS = 'You are offline. What you wrote is saved on this device.'

/** Below the top bar, for as long as the device is offline. The region is always rendered, so changes are announced. */
export function OfflineBand({ words = WORDS }: { words?: string }) {
  return <div role="status">{!useOnline() && <OfflineWords>{words}</OfflineWords>}</div>
}

export function OfflineWords({ children = WORDS }: { children?: string }) {
  return (
    <p className="offline">
      <Icon of={WifiOff} />
      {children}
    </p>
  )
}
