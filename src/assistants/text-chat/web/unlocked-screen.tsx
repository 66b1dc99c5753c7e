import { Download, History, Image, Plus } from 'lucide-react'
import { startTransition, useEffectEvent, useMemo, useRef, useState } from 'react'
import { AsksAboutWords } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { branchTo } from '../rules/branch.ts'
import { HeadParts, type HeadPlaces } from './chat-head.tsx'
import { Composer } from './composer/composer.tsx'
import { useComposer } from './composer/use-composer.ts'
import { type ChatHere, useChat } from './conversation/use-chat.ts'
import { useKeptConversation } from './conversation/use-stored-conversation.ts'
import { EmptyChat } from './empty-chat.tsx'
import { useImages } from './images/use-images.ts'
import { LogInNote } from './log-in-note.tsx'
import { type RoomDialog, RoomDialogs } from './screen-dialogs.tsx'
import { useDataUsed } from './use-data-used.ts'
import { useFollowsConversation } from './use-follows-conversation.ts'
import { loadConversation, loadSelection, usePartsAhead } from './use-parts-ahead.ts'

// A visit without a conversation does not download the code that shows answers.
const Conversation = part(loadConversation, <Skeleton lines={6} />)
const AskAboutSelection = part(loadSelection)

type ChatScreenProps = { userId: string; places: HeadPlaces; onAccessOver(): void }

/** A conversation: its messages, and below them the composer. */
export default function ChatUnlockedScreen({ userId, places, onAccessOver }: ChatScreenProps) {
  const [dialog, setDialog] = useState<RoomDialog>()
  // A dialog may open a frame after the tap: the page below is laid out again.
  const turnTo = (next: RoomDialog | undefined) => startTransition(() => setDialog(next))
  const composer = useComposer(userId)
  const onBack = useEffectEvent((text: string) => composer.put(text))
  const here = useChat({ userId, onAccessOver, onBack })
  const { chat, busy } = here
  const images = useImages({ conversationId: chat.conversationId, onDrawn: here.addDrawn })
  const data = useDataUsed()
  const chooser = useRef<HTMLInputElement>(null)
  useFollowsConversation(chat.conversationId, composer.turnTo)
  usePartsAhead(composer.draft !== '' || composer.file !== undefined)
  const { conversationId, messages, lastId } = chat
  useKeptConversation({ ...here, conversationId, lastId })
  const shown = useMemo(() => branchTo(messages, lastId), [messages, lastId])
  const begun = shown.length > 0
  // Typing in the composer must not re-render the conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the methods of `here` depend on these
  const conversation = useMemo(() => <Conversation here={here} shown={shown} />, [chat, here.share])

  const send = () => {
    const { draft, file, about } = composer
    composer.empty()
    here.converse(
      {
        attempt: crypto.randomUUID(),
        prompt: draft.trim(),
        ...(about ? { about } : {}),
        ...(file ? { file: { name: file.name, size: file.size, type: file.type } } : {}),
      },
      file,
    )
  }
  return (
    <>
      <RoomHead
        places={places}
        chat={chat}
        begun={begun}
        onImage={images.show}
        onNew={() => (begun ? turnTo('new') : here.begin())}
        onHistory={() => turnTo('history')}
      />
      {chat.signedOut && <LogInNote />}
      {chat.problem && (
        <Note kind="bad" onDismiss={() => here.send({ type: 'dismissed' })}>
          {chat.problem}
        </Note>
      )}
      {here.opening ? (
        <Skeleton lines={6} />
      ) : begun ? (
        <>
          <AsksAboutWords value={composer.ask}>{conversation}</AsksAboutWords>
          <AskAboutSelection onAsk={composer.ask} />
        </>
      ) : (
        <EmptyChat
          onAsk={(words) => {
            composer.write(words)
            composer.box.current?.focus()
          }}
          onFile={() => chooser.current?.click()}
          onImage={images.show}
          onOpen={here.open}
        />
      )}
      <div className="dock">
        <Composer
          draft={composer.draft}
          onDraft={composer.write}
          busy={busy}
          stopping={chat.turn.name === 'answering' && chat.turn.stopping}
          onStop={here.stop}
          onSend={send}
          file={composer.file}
          about={composer.about}
          onFile={composer.choose}
          onRemoveFile={composer.removeFile}
          onForgetAbout={composer.forgetAbout}
          problem={composer.problem}
          box={composer.box}
          chooser={chooser}
        />
        {data !== undefined && <p className="xs muted num data">Data used in this visit: {fileSize(data)}</p>}
      </div>
      <RoomDialogs here={here} images={images} dialog={dialog} onClose={() => turnTo(undefined)} />
    </>
  )
}

const ConversationExport = part(
  () => import('./history/conversation-export.tsx'),
  <Button kind="line" square icon={Download} aria-label="Export" disabled />,
)

type RoomHeadProps = {
  places: HeadPlaces
  chat: ChatHere['chat']
  /** The conversation has messages. */
  begun: boolean
  onImage(): void
  onNew(): void
  onHistory(): void
}

/** The actions on a whole conversation. */
function RoomHead({ places, chat, begun, onImage, onNew, onHistory }: RoomHeadProps) {
  return (
    <HeadParts places={places} status={chat.problem ? 'connection-error' : 'online'} subscribed>
      <Button kind="line" icon={Image} onClick={onImage}>
        Image
      </Button>
      <Button kind="line" icon={Plus} onClick={onNew}>
        New
      </Button>
      <Button kind="line" square icon={History} aria-label="History" onClick={onHistory} />
      {begun && chat.conversationId && (
        <ConversationExport
          conversationId={chat.conversationId}
          hasAnalyses={chat.messages.some(({ analysis }) => analysis?.sentences !== undefined)}
        />
      )}
    </HeadParts>
  )
}
