import { Button } from '#ui/actions/button.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import './frame.css'

/** Losing the server or the connection signs no user out. */
export function Unreachable({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <main className="alone">
      <Wordmark title="Weekbe4" className="alone-logo" />
      <h1>We cannot be reached just now</h1>
      <p className="muted" role="alert">
        The connection or our server is away. You are not signed out, and nothing is lost.
      </p>
      <Button big onClick={onTryAgain}>
        Try Again
      </Button>
    </main>
  )
}
