import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useAccess } from '#capabilities/access/web/use-access.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { Note } from '#ui/feedback/note.tsx'

/** Prevents paying twice by mistake; a deliberate second purchase loses nothing, and this says so. */
export function AlreadyYours({ assistant }: { assistant: AssistantId }) {
  const here = useAccess(assistant)
  if (here.name !== 'paid') {
    if (!('problem' in here)) return null
    const value = 'access' in here ? here.access : undefined
    return (
      <QueryProblem of={{ ...here, value, problem: here.problem }} what="Whether you have this already" />
    )
  }
  const { name } = ASSISTANTS[assistant]
  const { validUntil } = here.access
  return (
    <Note>
      You have {name} already{validUntil && `, until ${dayAndTime(validUntil).day}`}. Paying again adds to
      what you have; nothing is lost.
    </Note>
  )
}
