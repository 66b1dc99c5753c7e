import { Image, MessageCircleQuestion, Paperclip } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import emptyChat from '#ui/art/empty-chat.svg?raw'
import { Drawing } from '#ui/pictures/drawing.tsx'
import type { listConversations } from '../contract.ts'
import { CALLS, SAYS } from '../spec.ts'

type EmptyChatProps = {
  onAsk(words: string): void
  onFile(): void
  onImage(): void
  /** Omitted when there is nothing to continue. */
  onOpen?: ((conversationId: string) => void) | undefined
}

/** An empty conversation: three ways to begin, and the last conversations to continue. */
export function EmptyChat({ onAsk, onFile, onImage, onOpen }: EmptyChatProps) {
  return (
    <div className="begin">
      <Drawing source={emptyChat} />
      <h2>Ask about your work</h2>
      <p className="muted">
        Ask a question, upload a file or your survey data (CSV, Excel, SPSS or Stata), or have a diagram
        drawn. Answers show the page they come from.
      </p>
      <div className="row centred tight">
        <Button kind="line" icon={MessageCircleQuestion} onClick={() => onAsk(SAYS.askSomething)}>
          {SAYS.askSomething}
        </Button>
        <Button kind="line" icon={Paperclip} onClick={onFile}>
          {SAYS.uploadFile}
        </Button>
        <Button kind="line" icon={Image} onClick={onImage}>
          {SAYS.generateImage}
        </Button>
      </div>
      {onOpen && <Latest onOpen={onOpen} />}
    </div>
  )
}

const SHOWN = 3

function Latest({ onOpen }: { onOpen(conversationId: string): void }) {
  const asked = useQuery<typeof listConversations>(CALLS.listConversations)
  const latest = asked.value?.conversations.slice(0, SHOWN) ?? []
  const problem = <QueryProblem of={asked} what="Your conversations" />
  if (latest.length === 0) return problem
  return (
    <section className="latest" aria-labelledby="go-on">
      {problem}
      <h3 id="go-on">Continue with</h3>
      <ul className="plain">
        {latest.map(({ id, title, at }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <b>{title}</b>
              <span className="xs muted">
                {dayAndTime(at).day}, {dayAndTime(at).time}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
