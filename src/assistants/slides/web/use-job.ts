import { useEffect, useReducer, useRef } from 'react'
import { ask } from '#asking/ask.ts'
import { useLooking } from '#asking/use-looking.ts'
import type { readStatus } from '../contract.ts'
import { IDLE, type JobEvent, jobFlow } from '../rules/screen/job-flow.ts'
import { CALLS, SAYS, SLIDES } from '../spec.ts'
import type { What, Wish } from './start-job.ts'

/** The deck on the screen: chosen, sent, looked after every three seconds, done. */
export function useJob(onCounted: () => void) {
  const [state, send] = useReducer(jobFlow, IDLE)
  const chosen = useRef<What>(undefined)
  const breaking = useRef(new AbortController())
  useEffect(() => () => breaking.current.abort(), [])

  const jobId = state.name === 'generating' ? state.jobId : undefined
  useLooking(jobId, {
    every: SLIDES.pollEvery,
    look: lookAtJob,
    onLook(event) {
      send(event)
      if (hasEnded(event)) onCounted()
    },
  })

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
    async generate(wish: Wish) {
      const what = chosen.current
      if (!what || state.name !== 'chosen') return
      breaking.current = new AbortController()
      const { signal } = breaking.current
      send({ type: 'started' })
      const sender = await import('./start-job.ts').catch(() => undefined)
      const answer = sender
        ? await sender.startJob(what, wish, crypto.randomUUID(), signal)
        : ({ type: 'failed', problem: SAYS.startBroke } as const)
      if (signal.aborted) return
      send(answer)
      onCounted()
    },
    resume: (jobId: string, source: string) => send({ type: 'resumed', jobId, source }),
    agree: (estimatedTime: string) => send({ type: 'agreed', estimatedTime }),
    again: () => send({ type: 'again' }),
    reset() {
      breaking.current.abort()
      chosen.current = undefined
      send({ type: 'reset' })
    },
  }
}
export type JobHere = ReturnType<typeof useJob>

async function lookAtJob(jobId: string, signal: AbortSignal): Promise<JobEvent> {
  const asked = ask<typeof readStatus>(CALLS.readStatus, { params: { jobId }, signal })
  const answer = await asked.catch(() => undefined)
  if (answer?.ok) return { type: 'looked', status: answer.value }
  return !answer || answer.problem.status === 0
    ? { type: 'missed', problem: SAYS.statusBroke }
    : { type: 'failed', problem: SAYS.statusNotOk }
}

const hasEnded = (event: JobEvent): boolean =>
  event.type === 'looked' && (event.status.status === 'completed' || event.status.status === 'failed')
