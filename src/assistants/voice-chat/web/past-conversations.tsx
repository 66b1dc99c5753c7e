import { useState } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { ConversationSummary } from '#capabilities/voice/contract.ts'
import { keptExchange } from '#capabilities/voice/talk.index.ts'
import type { SpokenTalkHere } from '#capabilities/voice/web/index.ts'
import type { ListConversations, ReadConversation } from '../contract.ts'
import { CALLS } from '../spec.ts'
import { Exchanges } from './exchanges.tsx'
import { ForgetButton } from './forget-button.tsx'
import { SaveText } from './save-text.tsx'

type EarlierProps = { spoken: SpokenTalkHere; session: string }

/** Conversations of earlier visits, for as long as they are stored. */
export function Earlier({ spoken, session }: EarlierProps) {
  const asked = useQuery<ListConversations>(CALLS.listConversations)
  return (
    <section className="stack" aria-labelledby="earlier">
      <h2 id="earlier">Earlier conversations</h2>
      <QueryView of={asked}>
        {({ conversations, keptDays }) => {
          const others = conversations.filter(({ sessionId }) => sessionId !== session)
          return (
            <>
              <p className="sm muted">
                {others.length === 0 ? 'None yet. ' : ''}The text is kept for {keptDays} days.
              </p>
              {others.map((one) => (
                <EarlierOne key={one.sessionId} of={one} spoken={spoken} onForgotten={asked.refetch} />
              ))}
            </>
          )
        }}
      </QueryView>
    </section>
  )
}

type EarlierOneProps = { of: ConversationSummary; spoken: SpokenTalkHere; onForgotten(): void }

function EarlierOne({ of, spoken, onForgotten }: EarlierOneProps) {
  const [open, setOpen] = useState(false)
  const { day, time } = dayAndTime(of.lastAt)
  return (
    <details className="earlier" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="title">{of.title}</span>
        <span className="xs muted">
          {day}, {time} · {of.turns === 1 ? '1 turn' : `${of.turns} turns`}
        </span>
      </summary>
      {open && <PastConversation sessionId={of.sessionId} title={of.title} spoken={spoken} />}
      <ForgetButton session={of.sessionId} onForgotten={onForgotten} />
    </details>
  )
}

type OpenedProps = { sessionId: string; title: string; spoken: SpokenTalkHere }

function PastConversation({ sessionId, title, spoken }: OpenedProps) {
  const asked = useQuery<ReadConversation>(CALLS.readConversation, { params: { sessionId } })
  return (
    <QueryView of={asked}>
      {({ turns }) => {
        const exchanges = turns.map(keptExchange)
        return (
          <div className="stack">
            <Exchanges of={exchanges} spoken={spoken} />
            <div className="row">
              <SaveText title={title} exchanges={exchanges} />
            </div>
          </div>
        )
      }}
    </QueryView>
  )
}
