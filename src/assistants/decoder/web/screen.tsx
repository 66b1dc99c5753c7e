import './decoder.css'
import { useState } from 'react'
import { useSession } from '#capabilities/accounts/web/session/use-session.ts'
import { SAYS } from '../spec.ts'
import { AuthenticationRequired } from './authentication-required.tsx'
import { DecoderUnlockedScreen } from './unlocked-screen.tsx'

export default function DecoderScreen() {
  const { state } = useSession()
  const [signedOut, setSignedOut] = useState(false)
  if (state.name !== 'signed-in') return <AuthenticationRequired />
  if (signedOut) return <AuthenticationRequired sentence={SAYS.notSignedIn} />
  return <DecoderUnlockedScreen onSignedOut={() => setSignedOut(true)} />
}
