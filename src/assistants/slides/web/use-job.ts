import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { ask } from '#asking/ask.ts'
import type { readStatus } from '../contract.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { IDLE, jobFlow } from '../rules/screen/job-flow.ts'
import { CALLS, SAYS, SLIDES } from '../spec.ts'
import { startJob, type What } from './start-job.ts'

/** The deck on the screen: chosen, sent, looked after every three seconds, done. */
export function useJob(onCounted: () => void) {
  const [state, send] = useReducer(jobFlow, IDLE)
  const chosen = useRef<What>(undefined)
  const breaking = useRef(new AbortController())
  useEffect(() => () => breaking.current.abort(), [])

  const jobId = state.name === 'generating' ? state.jobId : undefined
  const look = useEffectEvent(async (id: string) => {
    const answer = await ask<typeof readStatus>(CALLS.readStatus, { params: { jobId: id } }).catch(
      () => undefined,
    )
    if (!answer || (!answer.ok && answer.problem.status === 0))
      return send({ type: 'missed', problem: SAYS.statusBroke })
    if (!answer.ok) return send({ type: 'failed', problem: SAYS.statusNotOk })
    send({ type: 'looked', status: answer.value })
    if (answer.value.status === 'completed' || answer.value.status === 'failed') onCounted()
  })
  useEffect(() => {
    if (!jobId) return
    const timer = setInterval(() => void look(jobId), SLIDES.pollEvery)
    return () => clearInterval(timer)
  }, [jobId])

  const isDone = state.name === 'done' && state.progress > 0
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => send({ type: 'rested' }), SLIDES.progressResetsAfter)
    return () => clearTimeout(timer)
  }, [isDone])

  const choose = (what: What, source: string) => {
    chosen.current = what
    send({ type: 'chose', source })
  }
  return {
    state,
    refuse: (problem: string) => send({ type: 'refused', problem }),
    choose,
    async generate(format: FormatId) {
      const what = chosen.current
      if (!what || state.name !== 'chosen') return
      breaking.current = new AbortController()
      const { signal } = breaking.current
      send({ type: 'started' })
      const answer = await startJob(what, format, crypto.randomUUID(), signal)
      if (signal.aborted) return
      send(answer)
      onCounted()
      if (answer.type === 'taken') void look(answer.jobId)
    },
    again: () => send({ type: 'again' }),
    reset() {
      breaking.current.abort()
      chosen.current = undefined
      send({ type: 'reset' })
    },
  }
}
export type JobHere = ReturnType<typeof useJob>
