import { Button } from '#ui/actions/button.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import './frame.css'

/** Losing the server or the connection signs no user out. */
export function Unreachable({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <main className="alone">
      <Wordmark title="Weekbe4" className="alone-logo" />
      <h1>We cannot reach the server</h1>
      <p className="muted" role="alert">
        Your connection or our server is down. You are still signed in, and nothing is lost.
      </p>
      <Button big onClick={onTryAgain}>
        Try Again
      </Button>
    </main>
  )
}
