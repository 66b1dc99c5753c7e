import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useQuery } from '#api-client/use-query.ts'
import { StudyCard } from '#capabilities/study/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { chooseOutline, readOutline } from '../../contract.ts'
import type { JobState } from '../../rules/screen/job-flow.ts'
import { CALLS, SLIDES } from '../../spec.ts'

type AskFirstProps = {
  state: Extract<JobState, { name: 'outlined' }>
  onAgreed(estimatedTime: string): void
}

/** Before the first deck of a document: is this your study? What is answered is on the slides; skipped, nothing is lost. */
export default function AskFirst({ state, onAgreed }: AskFirstProps) {
  const params = { id: state.jobId }
  const { value, problem, refetch } = useQuery<typeof readOutline>(CALLS.readOutline, { params })
  const [wrong, setWrong] = useState<string>()
  const [sending, setSending] = useState(false)
  // An outline that waits no more is being made already.
  const isGone = problem?.code === 'no-outline'
  async function make() {
    if (sending) return
    setSending(true)
    // As it is planned after the last answer.
    const now = await callApi<typeof readOutline>(CALLS.readOutline, { params })
    const made =
      now.ok &&
      (await callApi<typeof chooseOutline>(CALLS.chooseOutline, {
        params,
        body: { slides: now.value.body.map(({ id, title }) => ({ id, title })) },
      }))
    const failed = made ? !made.ok && made.problem : !now.ok && now.problem
    if (!failed || failed.code === 'no-outline') return onAgreed(SLIDES.estimatedTime)
    setSending(false)
    setWrong(failed.message)
  }
  const hasNoDocument = value !== undefined && !value.documentId
  const goOn = useEffectEvent(() => (isGone ? onAgreed(SLIDES.estimatedTime) : void make()))
  useEffect(() => {
    if (isGone || hasNoDocument) goOn()
  }, [isGone, hasNoDocument])
  if (problem && !isGone) return <FailedNote onAgain={refetch}>{problem.message}</FailedNote>
  if (!value) return <Skeleton lines={6} />
  return (
    <div className="stack">
      {wrong ? (
        <FailedNote onAgain={make}>{wrong}</FailedNote>
      ) : (
        <>
          {value.documentId && (
            <StudyCard
              documentId={value.documentId}
              name={state.source}
              onAnswered={refetch}
              onEnded={make}
            />
          )}
          <p className="sm muted">
            Your slides are planned. What you confirm here stands on them as you say it; what you skip stays
            as it was read. Without an answer the deck is made in five minutes, also when you close this page.
          </p>
          <div className="row">
            <Button kind="line" big icon={Sparkles} busy={sending && 'Making your deck...'} onClick={make}>
              Make the deck now
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
