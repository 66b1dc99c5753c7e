import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { HeardWords, SaidNow } from '#capabilities/voice/web/index.ts'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import type { ChatMessage, OpenSession } from '../../contract.ts'
import type { OralRoom } from '../session-screen.ts'

export type BubbleSound = {
  playing: boolean
  /** The sentence that is being said just now. */
  saying: string | null
  audible: boolean
  onPlay(): void
  onStop(): void
}

type MessageBubbleProps = {
  room: OralRoom
  message: ChatMessage
  document: Pick<OpenSession['document'], 'id' | 'filename'>
  /** For messages spoken by the other side. */
  sound: BubbleSound | undefined
  onCorrect?: ((text: string) => void) | undefined
  onCorrecting?: ((correcting: boolean) => void) | undefined
}

export function MessageBubble({ room, message, document, sound, ...correcting }: MessageBubbleProps) {
  const { content, heard, speaker, places = [] } = message
  if (message.type === 'user')
    return (
      <ChatBubble side="mine" name="You">
        {heard ? <HeardWords heard={heard} {...correcting} /> : <p>{content}</p>}
      </ChatBubble>
    )
  return (
    <ChatBubble side="theirs" name={speaker?.name ?? room.says.speaker} glyph={room.id}>
      <p>
        <SaidNow text={content} saying={sound?.saying} />
      </p>
      {places.length > 0 && (
        <EvidenceLink
          documentId={document.id}
          name={document.filename}
          cited={places.map(({ sentenceId, ...place }) => ({ id: sentenceId, ...place }))}
        />
      )}
      {sound?.audible && <PlayButton sound={sound} room={room} />}
      {message.standIn && (
        <p className="xs muted">
          The AI model gave no reply that could be used, so these are prepared words.
        </p>
      )}
    </ChatBubble>
  )
}

export const PlayButton = ({ sound, room }: { sound: BubbleSound; room: OralRoom }) => (
  <AudioButton
    state={sound.playing ? 'playing' : 'resting'}
    of={`the ${room.says.speaker.toLowerCase()}’s words`}
    onPress={sound.playing ? sound.onStop : sound.onPlay}
  />
)
