import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useQuery } from '#api-client/use-query.ts'
import type { chooseOutline, readOutline } from '../../contract.ts'
import { CALLS, SLIDES } from '../../spec.ts'

/** A planned deck that waits for the student's word on the study, and is made as it is planned after it. */
export function useAskedDeck(id: string, onAgreed: (estimatedTime: string) => void) {
  const params = { id }
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
  return { value, problem: isGone ? undefined : problem, refetch, wrong, sending, make }
}
