import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Talk } from '#ui/chat/chat-bubble.tsx'
import { useAtEnd } from './use-at-end.ts'

/** The conversation. Scrolled up, it stays in place; one press leads to the latest words. */
export function MessageList({ said, children }: { said: number; children: ReactNode }) {
  const { end, atEnd, goToEnd } = useAtEnd(said)
  return (
    <section className="conversation" aria-label="Conversation">
      <Talk>{children}</Talk>
      <div ref={end} className="end" />
      {!atEnd && (
        <div className="to-end">
          <Button kind="line" icon={ArrowDown} onClick={goToEnd}>
            Latest
          </Button>
        </div>
      )}
    </section>
  )
}
