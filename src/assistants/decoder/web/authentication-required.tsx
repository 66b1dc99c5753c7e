import { buttonClass } from '#ui/actions/button-class.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'

/** For a visitor, and for a user whose session ended while the screen was open. */
export function AuthenticationRequired({ sentence }: { sentence?: string }) {
  return (
    <div className="in">
      <div className="card empty">
        <Glyph of="decoder" className="gl" />
        <h1>Authentication Required</h1>
        {sentence ? (
          <Note kind="bad">{sentence}</Note>
        ) : (
          <p className="muted">
            Log in to have your papers and your thesis read, with a page for every point.
          </p>
        )}
        {/* A full page load on purpose: the session is looked up again. */}
        <a className={buttonClass({ big: true })} href="/login">
          Go to Login
        </a>
      </div>
    </div>
  )
}
