import { useState } from 'react'
import { Reading } from '#asking/reading.tsx'
import { useAsked } from '#asking/use-asked.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/asking/field.tsx'
import { Dialog } from '#ui/telling/dialog.tsx'
import type { ConversationSummary, listConversations } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { type Changing, HistoryItem } from './history-item.tsx'
import { useLastArrived } from './use-last-arrived.ts'
import { useSettled } from './use-settled.ts'

type HistoryDialogProps = {
  current: string
  onOpen(conversationId: string): void
  onRenamed(title: string): void
  onRemoved(): void
  onClose(): void
}

/** All conversations: searched by their words, opened, renamed, deleted. */
export default function HistoryDialog({
  current,
  onOpen,
  onRenamed,
  onRemoved,
  onClose,
}: HistoryDialogProps) {
  const [search, setSearch] = useState('')
  const [before, setBefore] = useState<string>()
  const [changing, setChanging] = useState<Changing>()
  const q = useSettled(search.trim())
  const asked = useAsked<typeof listConversations>(CALLS.listConversations, {
    query: { ...(q ? { q } : {}), ...(before ? { before } : {}) },
  })
  const value = useLastArrived(asked.value)
  return (
    <Dialog open onClose={onClose} withX title="History">
      <Field
        label="Search in your conversations"
        type="search"
        data-first=""
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setBefore(undefined)
        }}
      />
      <Reading of={{ ...asked, value }}>
        {({ conversations, next }) => (
          <>
            {conversations.length === 0 && (
              <p className="muted">{q ? 'Nothing was found.' : 'No conversations yet.'}</p>
            )}
            <ul className="plain past-chats">
              {withThatOne(conversations, changing?.conversation).map((one) => (
                <HistoryItem
                  key={one.id}
                  conversation={one}
                  changing={changing?.conversation.id === one.id ? changing : undefined}
                  onChanging={setChanging}
                  current={one.id === current}
                  onOpen={() => onOpen(one.id)}
                  onChanged={(title) => {
                    asked.askAgain()
                    if (one.id !== current) return
                    if (title === undefined) onRemoved()
                    else onRenamed(title)
                  }}
                />
              ))}
            </ul>
            <div className="row tight">
              {before && (
                <Button kind="quiet" onClick={() => setBefore(undefined)}>
                  Latest
                </Button>
              )}
              {next && (
                <Button kind="quiet" onClick={() => setBefore(next)}>
                  Earlier
                </Button>
              )}
            </div>
          </>
        )}
      </Reading>
    </Dialog>
  )
}

/** A search that answers meanwhile takes no form from under anybody's fingers. */
const withThatOne = (found: readonly ConversationSummary[], one: ConversationSummary | undefined) =>
  !one || found.some(({ id }) => id === one.id) ? found : [one, ...found]
