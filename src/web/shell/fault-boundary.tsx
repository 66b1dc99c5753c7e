import { Component, type ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'
import { isMissingCode, loadOnceMore } from './load-once-more.ts'

/**
 * A screen that cannot be shown, most often because its code failed to load. React caches a failed import for good, so trying
 * again means reloading the page.
 */
export class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isMissingCode(error)) loadOnceMore()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="in">
        <Note
          kind="bad"
          actions={
            <Button kind="quiet" onClick={() => location.reload()}>
              Try Again
            </Button>
          }
        >
          This screen could not be shown. Check your connection and try again.
        </Note>
      </div>
    )
  }
}
