import { Download, History, Image, Plus } from 'lucide-react'
import { lazy, Suspense, startTransition, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Note } from '#ui/telling/note.tsx'
import { branchTo } from '../rules/branch.ts'
import { HeadParts, type HeadPlaces } from './chat-head.tsx'
import { Composer } from './composer/composer.tsx'
import { useComposer } from './composer/use-composer.ts'
import { EmptyChat } from './empty-chat.tsx'
import { useImages } from './images/use-images.ts'
import { LogInNote } from './log-in-note.tsx'
import { useChat } from './talking/use-chat.ts'
import { useKeptConversation } from './talking/use-kept-conversation.ts'
import { useDataUsed } from './use-data-used.ts'
import { useFollowsConversation } from './use-follows-conversation.ts'

// Who only comes to ask pays for nothing that shows an answer.
const Conversation = lazy(() => import('./messages/conversation.tsx'))
const AskAboutSelection = lazy(() => import('./selection/ask-about-selection.tsx'))
const ImageModal = lazy(() => import('./images/image-modal.tsx'))
const HistoryDialog = lazy(() => import('./history/history-dialog.tsx'))
const NewDialog = lazy(() => import('./history/new-dialog.tsx'))
const ExportMenu = lazy(() => import('./history/export-menu.tsx'))

type RoomProps = { userId: string; places: HeadPlaces; onAccessOver(): void }
type Asking = 'history' | 'new' | undefined

/** A conversation: what was said, and below it the place to say more. */
export default function Room({ userId, places, onAccessOver }: RoomProps) {
  const [asking, setAsking] = useState<Asking>()
  // A dialog may come a frame after the tap that asks for it: the page is laid out anew under it.
  const turnTo = (next: Asking) => startTransition(() => setAsking(next))
  const composer = useComposer(userId)
  const onBack = useEffectEvent((text: string) => composer.put(text))
  const here = useChat({ userId, onAccessOver, onBack })
  const { chat, busy } = here
  const images = useImages({ conversationId: chat.conversationId, onDrawn: here.addDrawn })
  const data = useDataUsed()
  const chooser = useRef<HTMLInputElement>(null)
  useFollowsConversation(chat.conversationId, composer.turnTo)
  const { conversationId, messages, lastId } = chat
  useKeptConversation({ ...here, conversationId, lastId })
  const shown = useMemo(() => branchTo(messages, lastId), [messages, lastId])
  const begun = shown.length > 0
  // A letter in the composer is no reason to go through the conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `here` does follows from these
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
  const wantNew = () => (begun ? turnTo('new') : here.begin())
  return (
    <>
      <HeadParts places={places} status={chat.problem ? 'Connection Error' : 'Online'} subscribed>
        <Button kind="line" icon={Image} onClick={images.show}>
          Image
        </Button>
        <Button kind="line" icon={Plus} onClick={wantNew}>
          New
        </Button>
        <Button kind="line" square icon={History} aria-label="History" onClick={() => turnTo('history')} />
        {begun && chat.conversationId && (
          <Suspense fallback={<Button kind="line" square icon={Download} aria-label="Export" disabled />}>
            <ExportMenu conversationId={chat.conversationId} />
          </Suspense>
        )}
      </HeadParts>
      {chat.signedOut && <LogInNote />}
      {chat.problem && (
        <Note kind="bad" onDismiss={() => here.send({ type: 'dismissed' })}>
          {chat.problem}
        </Note>
      )}
      {here.opening ? (
        <Skeleton lines={6} />
      ) : begun ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          {conversation}
          <AskAboutSelection onAsk={composer.ask} />
        </Suspense>
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
      <Suspense>
        {images.open && (
          <ImageModal
            generating={images.generating}
            problem={images.problem}
            onGenerate={images.generate}
            onClose={images.close}
          />
        )}
        {asking === 'history' && (
          <HistoryDialog
            current={chat.conversationId}
            onOpen={(id) => {
              turnTo(undefined)
              here.open(id)
            }}
            onRenamed={(title) => here.send({ type: 'renamed', title })}
            onRemoved={here.begin}
            onClose={() => turnTo(undefined)}
          />
        )}
        {asking === 'new' && (
          <NewDialog
            onKeep={() => {
              turnTo(undefined)
              here.begin()
            }}
            onClear={() => {
              turnTo(undefined)
              here.clear()
            }}
            onClose={() => turnTo(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
