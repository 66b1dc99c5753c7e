import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import { PREVIEW_MESSAGES } from '../../rules/preview.ts'
import type { OralRoom } from '../session-screen.ts'

type PreviewTalkProps = { room: OralRoom; reading: boolean; onLocked(): void }

/** The scripted messages; their audio is locked. */
export function PreviewTalk({ room, reading, onLocked }: PreviewTalkProps) {
  const { speaker } = room.says
  if (reading)
    return (
      <Talk>
        <ChatBubble side="theirs" name={speaker} glyph={room.id} demo>
          <TypingDots />
        </ChatBubble>
      </Talk>
    )
  return (
    <Talk>
      {PREVIEW_MESSAGES[room.id].map(({ id, type, content }) =>
        type === 'user' ? (
          <ChatBubble key={id} side="mine" name="A student" demo>
            <p>{content}</p>
          </ChatBubble>
        ) : (
          <ChatBubble key={id} side="theirs" name={speaker} glyph={room.id} demo>
            <p>{content}</p>
            <AudioButton state="locked" of={`of the ${speaker.toLowerCase()}`} onPress={onLocked} />
          </ChatBubble>
        ),
      )}
    </Talk>
  )
}
