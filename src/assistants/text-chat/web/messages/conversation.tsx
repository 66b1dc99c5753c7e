import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useReadingStep } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import type { ChatMessage } from '../../contract.ts'
import { endOfBranch, siblingsOf } from '../../rules/screen/branches.ts'
import type { Question } from '../../rules/screen/chat-flow.ts'
import { fileBeingRead, waitingWords } from '../../rules/screen/waiting-words.ts'
import type { ChatHere } from '../conversation/use-chat.ts'
import { AnswerMessage } from './answer-message.tsx'
import { useAtEnd } from './use-at-end.ts'
import { UserMessage } from './user-message.tsx'

type ConversationProps = { here: ChatHere; shown: readonly ChatMessage[] }

/** The branch on display, and below it the pending answer. */
export default function Conversation({ here, shown }: ConversationProps) {
  const { chat, busy } = here
  const { turn } = chat
  const writing = shown.at(-1)
  const asked = writing?.sender === 'ai' && writing.content === '' ? shown.at(-2) : undefined
  const step = useReadingStep(fileBeingRead(turn, asked))
  const waiting = waitingWords(turn, here.share, step)
  const goTo = (id: string) => here.goTo(endOfBranch(chat.messages, id))
  const last = writing
  const follow = (asked: Pick<Question, 'prompt' | 'plan'>) =>
    here.converse({ ...asked, attempt: crypto.randomUUID(), parentId: last?.id })
  const files = new Set(shown.flatMap(({ file }) => file?.documentId ?? []))
  const said = chat.messages.filter(({ sender }) => sender === 'user').length
  const unsent = turn.name === 'asking' && turn.lineLost
  const refused = turn.name === 'idle' && last !== undefined && last.id.startsWith('local-')
  return (
    <MessageList said={said}>
      {shown.map((message, at) => {
        const siblings = siblingsOf(chat.messages, message)
        return message.sender === 'user' ? (
          <UserMessage
            key={message.id}
            message={message}
            siblings={siblings}
            busy={busy}
            onEdit={(prompt) =>
              here.converse({ attempt: crypto.randomUUID(), prompt, parentId: message.parentId })
            }
            onBranch={goTo}
          />
        ) : (
          <AnswerMessage
            key={message.id}
            message={message}
            question={shown[at - 1]?.content ?? ''}
            siblings={siblings}
            busy={busy}
            waiting={waiting}
            conversationId={chat.conversationId}
            namesFiles={files.size > 1}
            onRegenerate={() =>
              here.converse({ attempt: crypto.randomUUID(), prompt: '', again: message.parentId ?? '' })
            }
            onRun={(plan, prompt) => follow({ prompt, plan })}
            onChoose={(prompt) => follow({ prompt })}
            onBranch={goTo}
          />
        )
      })}
      {turn.name === 'asking' && !turn.lineLost && (
        <ChatBubble side="theirs" name="Assistant" glyph="textChat" wide>
          <TypingDots>{waiting}</TypingDots>
        </ChatBubble>
      )}
      {(unsent || refused) && (
        <div className="row tight">
          {unsent && <p className="sm muted">It will be sent automatically as soon as you are online.</p>}
          <Button kind="line" onClick={here.sendAgain}>
            Try Again
          </Button>
          <Button kind="quiet" onClick={here.takeBack}>
            Edit message
          </Button>
        </div>
      )}
      {turn.name === 'answering' && turn.lineLost && (
        <p className="sm muted" role="status">
          The connection was lost. The answer is still being written, and appears as soon as you are online.
        </p>
      )}
    </MessageList>
  )
}

/** The conversation. Scrolled up, it stays in place; one press leads to the latest words. */
function MessageList({ said, children }: { said: number; children: ReactNode }) {
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
