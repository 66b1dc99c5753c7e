import { Download, History, Image, Plus } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { HeadParts, type HeadPlaces } from './chat-head.tsx'
import type { ChatHere } from './conversation/use-chat.ts'

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
export function RoomHead({ places, chat, begun, onImage, onNew, onHistory }: RoomHeadProps) {
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
