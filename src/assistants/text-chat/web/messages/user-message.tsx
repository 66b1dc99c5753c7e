import { Image, Pencil, Quote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { ChatMessage } from '../../contract.ts'
import type { Siblings } from '../../rules/screen/branches.ts'
import { isLocal } from '../../rules/screen/chat-flow.ts'
import { Branches } from './branches.tsx'
import { EditQuestion } from './edit-question.tsx'

type UserMessageProps = {
  message: ChatMessage
  siblings: Siblings
  /** Questions cannot be edited while an answer is on its way. */
  busy: boolean
  onEdit(prompt: string): void
  onBranch(id: string): void
}

export function UserMessage({ message, siblings, busy, onEdit, onBranch }: UserMessageProps) {
  const [editing, setEditing] = useState(false)
  const { content, about, file } = message
  const canEdit = !isLocal(message) && !file && content !== ''
  return (
    <ChatBubble side="mine" name="You" demo={message.isDemo}>
      {about && (
        <blockquote className="about">
          <Icon of={Quote} />
          <q>{about}</q>
        </blockquote>
      )}
      {file && (
        <>
          {file.preview && (
            <img className="sent" src={file.preview} alt={`What was sent: ${file.name}`} loading="lazy" />
          )}
          <FileRow
            name={file.name}
            details={fileSize(file.size)}
            {...(file.type.startsWith('image/') ? { icon: Image } : {})}
          />
        </>
      )}
      {editing ? (
        <EditQuestion
          text={content}
          onSend={(prompt) => {
            setEditing(false)
            onEdit(prompt)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        content && <p className="typed">{content}</p>
      )}
      {!editing && (canEdit || siblings.ids.length > 1) && (
        <div className="row tight acts">
          <Branches siblings={siblings} what="question" onBranch={onBranch} disabled={busy} />
          {canEdit && (
            <Button
              kind="quiet"
              square
              icon={Pencil}
              aria-label="Edit and send again"
              disabled={busy}
              onClick={() => setEditing(true)}
            />
          )}
        </div>
      )}
    </ChatBubble>
  )
}
