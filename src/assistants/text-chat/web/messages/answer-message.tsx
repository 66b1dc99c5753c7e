import { Copy, Download, FileDown, Layers, Link2, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import type { Plan } from '#capabilities/data-analysis/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import type { ChatMessage, exportConversation } from '../../contract.ts'
import type { Siblings } from '../../rules/screen/branches.ts'
import { isLocal } from '../../rules/screen/chat-flow.ts'
import { CALLS, SAYS } from '../../spec.ts'
import { useImageDownload } from '../images/use-image-download.ts'
import { useCopy } from '../use-copy.ts'
import { Branches } from './branches.tsx'

const AnswerText = part(
  () => import('../answer/answer-text.tsx'),
  ({ text }) => <p className="typed">{text}</p>,
)
const CardsOfAnswer = part(() => import('#capabilities/study-cards/web/cards-of-answer.tsx'))
const AnalysisPanel = part(() => import('#capabilities/data-analysis/web/analysis-panel.tsx'))
const ChoiceButtons = part(() => import('./choices.tsx'))
const ChartView = part(() => import('../answer/chart-view.tsx'))

type AnswerMessageProps = {
  message: ChatMessage
  /** The question, for a card that asks it again. */
  question: string
  siblings: Siblings
  busy: boolean
  /** Shown while there is no text yet. */
  waiting: string
  conversationId: string
  namesFiles: boolean
  onRegenerate(): void
  onRun(plan: Plan, line: string): void
  onChoose(prompt: string): void
  onBranch(id: string): void
}

/** An answer has no bubble: tables, formulas and code need the width. */
export function AnswerMessage(props: AnswerMessageProps) {
  const { message, waiting } = props
  const { content, state, sources, charts, generatedImages, engine } = message
  const writing = state === 'writing'
  if (isLocal(message)) return <ErrorMessage>{content}</ErrorMessage>
  return (
    <ChatBubble
      side="theirs"
      name={engine?.builtIn ? `Assistant · ${engine.name}` : 'Assistant'}
      glyph="textChat"
      wide
      demo={message.isDemo}
    >
      {content ? (
        <AnswerText text={content} growing={writing} sources={sources} namesFiles={props.namesFiles} />
      ) : (
        writing && <TypingDots>{waiting}</TypingDots>
      )}
      {charts?.map((chart) => (
        <ChartView key={chart.title} chart={chart} />
      ))}
      {message.analysis && !writing && (
        <AnalysisPanel analysis={message.analysis} busy={props.busy} onRun={props.onRun} />
      )}
      {message.choices && !writing && (
        <ChoiceButtons choices={message.choices} busy={props.busy} onChoose={props.onChoose} />
      )}
      {generatedImages && <GeneratedImages images={generatedImages} />}
      {state === 'stopped' && <p className="xs muted">Stopped. What was written so far is kept.</p>}
      {message.problem && (
        <Note kind="bad">
          {message.problem.message.startsWith('Sorry')
            ? message.problem.message
            : SAYS.replyFailed(message.problem.message.replace(/\.$/, ''))}
        </Note>
      )}
      {!writing && <AnswerActions {...props} />}
    </ChatBubble>
  )
}

const ErrorMessage = ({ children }: { children: string }) => (
  <ChatBubble side="theirs" name="Assistant" glyph="textChat">
    <div className="note bad">{children}</div>
  </ChatBubble>
)

function AnswerActions({
  message,
  question,
  siblings,
  busy,
  conversationId,
  onRegenerate,
  onBranch,
}: AnswerMessageProps) {
  const copy = useCopy()
  const [cards, setCards] = useState(false)
  const { content, sources } = message
  return (
    <div className="row tight acts">
      <Branches siblings={siblings} what="answer" onBranch={onBranch} disabled={busy} />
      {content && (
        <Button
          kind="quiet"
          icon={Copy}
          onClick={() =>
            void copy(withoutMarks(content), 'Answer copied.', 'The answer could not be copied.')
          }
        >
          Copy
        </Button>
      )}
      {message.generatedImages === undefined && (
        <Button kind="quiet" icon={RefreshCw} disabled={busy} onClick={onRegenerate}>
          Regenerate
        </Button>
      )}
      {sources && sources.length > 0 && (
        <Button kind="quiet" icon={Layers} aria-label="Make study cards" onClick={() => setCards(true)}>
          Cards
        </Button>
      )}
      {cards && sources && (
        <CardsOfAnswer question={question} places={sources} onClose={() => setCards(false)} />
      )}
      {content && <TakeAlong conversationId={conversationId} messageId={message.id} />}
    </div>
  )
}

/** Without the numbers of its chips, which mean nothing elsewhere. */
const withoutMarks = (content: string) => content.replace(/\s?\[\^\d+\]/g, '')

/** Generated pictures, each with a download. */
function GeneratedImages({ images }: { images: readonly { url: string }[] }) {
  const copy = useCopy()
  const download = useImageDownload()
  return images.map(({ url }) => (
    <figure key={url} className="drawn">
      <img src={url} alt="Images" loading="lazy" />
      <div className="row tight acts">
        <Button kind="quiet" icon={Download} onClick={() => void download(url)}>
          Download
        </Button>
        <Button
          kind="quiet"
          icon={Link2}
          onClick={() =>
            void copy(new URL(url, location.href).href, SAYS.imageUrlCopied, SAYS.imageUrlNotCopied)
          }
        >
          Copy URL
        </Button>
      </div>
    </figure>
  ))
}

/** One answer as a Word file, with its formulas and sources. */
function TakeAlong({ conversationId, messageId }: { conversationId: string; messageId: string }) {
  const [busy, setBusy] = useState(false)
  const say = useToast()
  async function save() {
    setBusy(true)
    const answer = await askFile<typeof exportConversation>(CALLS.exportConversation, {
      params: { conversationId },
      query: { format: 'docx', messageId },
    })
    setBusy(false)
    if (!answer.ok) return say({ failed: answer.problem.message })
    saveFile({ name: answer.value.name || 'answer.docx', content: answer.value })
  }
  return (
    <Button
      kind="quiet"
      icon={FileDown}
      busy={busy && 'Saving...'}
      aria-label="Save as Word"
      onClick={() => void save()}
    >
      Word
    </Button>
  )
}
