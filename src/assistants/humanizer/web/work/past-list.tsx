import { Trash2 } from 'lucide-react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { Humanized, listTexts, readText, removeText } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

export default function PastList({ onOpen }: { onOpen(humanized: Humanized): void }) {
  const asked = useQuery<typeof listTexts>(CALLS.listTexts)
  const toast = useToast()
  async function open(id: string): Promise<void> {
    const answer = await callApi<typeof readText>(CALLS.readText, { params: { id } })
    if (answer.ok) onOpen(answer.value)
    else toast({ failed: answer.problem.message })
  }
  async function remove(id: string): Promise<void> {
    const answer = await callApi<typeof removeText>(CALLS.removeText, { params: { id } })
    if (!answer.ok) toast({ failed: answer.problem.message })
    asked.refetch()
  }
  return (
    <QueryView of={asked}>
      {({ texts }) =>
        texts.length === 0 ? (
          <p className="sm muted">None yet. The last twenty are kept here, for you alone.</p>
        ) : (
          <ul className="past-texts">
            {texts.map(({ id, title, at, characters, changes }) => {
              const { day, time } = dayAndTime(at)
              return (
                <li key={id}>
                  <button type="button" onClick={() => void open(id)}>
                    <b>{title}</b>
                    <span className="xs muted num">
                      {day}, {time} · {pluralise(characters, 'character')} · {pluralise(changes, 'change')}
                    </span>
                  </button>
                  <Button
                    kind="quiet"
                    square
                    icon={Trash2}
                    aria-label={`Delete “${title}”`}
                    onClick={() => void remove(id)}
                  />
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryView>
  )
}
