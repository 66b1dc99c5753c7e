import { useState } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { invalidateQuery, useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { ConversationSummary, listConversations } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { type Changing, HistoryItem } from './history-item.tsx'
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
  const asked = useQuery<typeof listConversations>(CALLS.listConversations, {
    query: { ...(q ? { q } : {}), ...(before ? { before } : {}) },
  })
  // Until the new query has been sent, the results are the previous one's.
  const isAsked = q === search.trim()
  const found = isAsked ? asked.value : undefined
  return (
    <Dialog open onClose={onClose} withX title="History">
      <Field
        label="Search your conversations"
        type="search"
        data-first=""
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setBefore(undefined)
        }}
      />
      <QueryView of={{ ...asked, value: found, problem: isAsked ? asked.problem : undefined }}>
        {({ conversations }) =>
          conversations.length === 0 && (
            <p className="muted">{q ? 'Nothing was found.' : 'No conversations yet.'}</p>
          )
        }
      </QueryView>
      <ul className="plain past-chats">
        {withThatOne(found?.conversations ?? [], changing?.conversation).map((one) => (
          <HistoryItem
            key={one.id}
            conversation={one}
            changing={changing?.conversation.id === one.id ? changing : undefined}
            onChanging={setChanging}
            current={one.id === current}
            onOpen={() => onOpen(one.id)}
            onChanged={(title) => {
              invalidateQuery(CALLS.listConversations)
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
        {found?.next && (
          <Button kind="quiet" onClick={() => setBefore(found.next ?? undefined)}>
            Earlier
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** A search result arriving later does not remove an open form. */
const withThatOne = (found: readonly ConversationSummary[], one: ConversationSummary | undefined) =>
  !one || found.some(({ id }) => id === one.id) ? found : [one, ...found]
