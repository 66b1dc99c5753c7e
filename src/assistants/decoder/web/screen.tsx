import './decoder.css'
import { useState } from 'react'
import { useSession } from '#capabilities/accounts/web/index.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { SAYS } from '../spec.ts'
import { DecoderUnlockedScreen } from './unlocked-screen.tsx'

export default function DecoderScreen() {
  const { state } = useSession()
  const [signedOut, setSignedOut] = useState(false)
  if (state.name !== 'signed-in') return <AuthenticationRequired />
  if (signedOut) return <AuthenticationRequired sentence={SAYS.notSignedIn} />
  return <DecoderUnlockedScreen onSignedOut={() => setSignedOut(true)} />
}

/** For a visitor, and for a user whose session ended while the screen was open. */
function AuthenticationRequired({ sentence }: { sentence?: string }) {
  return (
    <div className="in">
      <div className="card empty">
        <Glyph of="decoder" className="gl" />
        <h1>Authentication Required</h1>
        {sentence ? (
          <Note kind="bad">{sentence}</Note>
        ) : (
          <p className="muted">Log in to have your paper or thesis analysed, with a page for every point.</p>
        )}
        {/* A full page load on purpose: the session is looked up again. */}
        <a className={buttonClass({ big: true })} href="/login">
          Go to Login
        </a>
      </div>
    </div>
  )
}
