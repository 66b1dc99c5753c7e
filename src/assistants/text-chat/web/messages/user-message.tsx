import { BookCheck, Image, Pencil, Quote } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { StudyCard } from '#capabilities/study/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { ChatMessage } from '../../contract.ts'
import type { Siblings } from '../../rules/screen/branches.ts'
import { isLocal } from '../../rules/screen/chat-flow.ts'
import { CHAT_LIMITS } from '../../spec.ts'
import { Branches } from './branches.tsx'

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
            <img className="sent" src={file.preview} alt={`You sent: ${file.name}`} loading="lazy" />
          )}
          <FileRow
            name={file.name}
            details={fileSize(file.size)}
            {...(file.type.startsWith('image/') ? { icon: Image } : {})}
          >
            {!isLocal(message) && !file.type.startsWith('image/') && <AboutStudy {...file} />}
          </FileRow>
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

/** The record of a document, from the document itself: what the student says of it counts in every room. */
function AboutStudy({ documentId, name }: { documentId: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        square
        icon={BookCheck}
        aria-label="Is this your study?"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog open withX title={name} onClose={() => setIsOpen(false)}>
          <StudyCard documentId={documentId} name={name} isWanted />
        </Dialog>
      )}
    </>
  )
}

type EditQuestionProps = { text: string; onSend(prompt: string): void; onCancel(): void }

/** Rewords a question. The earlier answer stays, as a branch. */
function EditQuestion({ text, onSend, onCancel }: EditQuestionProps) {
  const [prompt, setPrompt] = useState(text)
  const words = prompt.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words && words !== text) onSend(words)
  }
  return (
    <form className="stack tight" onSubmit={send}>
      <TextAreaField
        label="Your question"
        hint="Your earlier question and its answer are kept; you can go back to them."
        rows={3}
        maxLength={CHAT_LIMITS.longestPrompt}
        value={prompt}
        onChange={({ target }) => setPrompt(target.value)}
      />
      <div className="row tight">
        <Button type="submit" disabled={!words || words === text}>
          Send
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
