import { Pencil, Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { Button } from '#ui/actions/button.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { ConversationSummary, changeConversation, removeConversation } from '../../contract.ts'
import { CALLS, CHAT_LIMITS } from '../../spec.ts'

/** The current action on one of them. Held by the list, whose items may be others by the time it ends. */
export type Changing = { conversation: ConversationSummary; mode: 'renaming' | 'deleting'; name: string }

type HistoryItemProps = {
  conversation: ConversationSummary
  changing: Changing | undefined
  onChanging(changing: Changing | undefined): void
  current: boolean
  onOpen(): void
  /** Its new name; undefined when it was deleted. */
  onChanged(title?: string): void
}

export function HistoryItem({
  conversation,
  changing,
  onChanging,
  current,
  onOpen,
  onChanged,
}: HistoryItemProps) {
  const { id: conversationId, title, at, messages, found } = conversation
  const { mode = 'shown', name = title } = changing ?? {}
  const begin = (how: Changing['mode']) => onChanging({ conversation, mode: how, name: title })
  const leave = () => onChanging(undefined)
  const say = useToast()
  const { day, time } = dayAndTime(at)

  async function rename(event: FormEvent) {
    event.preventDefault()
    const answer = await callApi<typeof changeConversation>(CALLS.changeConversation, {
      params: { conversationId },
      body: { title: name },
    })
    if (!answer.ok) return say({ failed: answer.problem.message })
    leave()
    onChanged(answer.value.conversation.title)
  }
  async function remove() {
    const answer = await callApi<typeof removeConversation>(CALLS.removeConversation, {
      params: { conversationId },
    })
    if (!answer.ok) return say({ failed: answer.problem.message })
    leave()
    onChanged()
  }

  if (mode === 'renaming')
    return (
      <li>
        <form className="stack tight" onSubmit={(event) => void rename(event)}>
          <Field
            label="Name"
            value={name}
            maxLength={CHAT_LIMITS.longestTitle}
            onChange={({ target }) => onChanging({ conversation, mode: 'renaming', name: target.value })}
          />
          <div className="row tight">
            <Button type="submit" disabled={name.trim() === ''}>
              Save
            </Button>
            <Button kind="quiet" onClick={leave}>
              Cancel
            </Button>
          </div>
        </form>
      </li>
    )
  return (
    <li>
      <button type="button" className="open" aria-current={current ? 'true' : undefined} onClick={onOpen}>
        <b>{title}</b>
        <span className="xs muted">
          {day}, {time} · {messages === 1 ? '1 message' : `${messages} messages`}
        </span>
        {found && <span className="sm">{found}</span>}
      </button>
      {mode === 'deleting' ? (
        <div className="row tight">
          <Button kind="line" onClick={() => void remove()}>
            Delete for good
          </Button>
          <Button kind="quiet" onClick={leave}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="row tight">
          <Button
            kind="quiet"
            square
            icon={Pencil}
            aria-label={`Rename ${title}`}
            onClick={() => begin('renaming')}
          />
          <Button
            kind="quiet"
            square
            icon={Trash2}
            aria-label={`Delete ${title}`}
            onClick={() => begin('deleting')}
          />
        </div>
      )}
    </li>
  )
}
