import { useEffect, useReducer, useRef } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { usePolling } from '#api-client/use-polling.ts'
import { type Errand, newErrand, useDelivery, type What } from '#capabilities/documents/web/index.ts'
import type { readStatus } from '../../contract.ts'
import { IDLE, type JobEvent, jobFlow } from '../../rules/screen/job-flow.ts'
import { CALLS, SAYS, SLIDES } from '../../spec.ts'
import type { StartAnswer, Wish } from './start-job.ts'

/** The sender, and the view that shows it: a document on its way outlives the line. */
const loadJobStart = async () =>
  (await Promise.all([import('./start-job.ts'), import('./progress-box.tsx')]))[0]

/** The deck on the screen: chosen, sent, polled every three seconds, done. */
export function useJob(onCounted: () => void) {
  const [state, send] = useReducer(jobFlow, IDLE)
  const chosen = useRef<Errand<Wish>>(undefined)
  const delivery = useDelivery<Wish, StartAnswer>({
    load: async () => ({ deliver: (await loadJobStart()).startJob }),
    onNotLoaded: () => send({ type: 'failed', problem: SAYS.startBroke }),
    // Not before: the view that shows it must be here.
    onBegun: () => send({ type: 'started', ...(!chosen.current?.wish.outlineFirst && { asks: true }) }),
    send,
    onAnswer(answer, errand) {
      // Once answered, another try is another deck.
      if (answer.type !== 'not-arrived') errand.key = crypto.randomUUID()
      send(answer.type === 'not-arrived' ? { type: 'failed', problem: answer.problem } : answer)
      onCounted()
    },
  })

  const jobId = state.name === 'generating' ? state.jobId : undefined
  usePolling(jobId, {
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

  return {
    state,
    async choose(what: What, source: string) {
      // If its code cannot be loaded, the server checks the file.
      const problem = 'file' in what && (await loadJobStart().catch(() => undefined))?.refusalOf(what.file)
      if (problem) return send({ type: 'refused', problem })
      delivery.end()
      chosen.current = newErrand(what, source, { format: 'standard', outlineFirst: false })
      send({ type: 'chose', source })
    },
    generate(wish: Wish) {
      const errand = chosen.current
      if (!errand || state.name !== 'chosen') return
      const { format, outlineFirst } = errand.wish
      // A failed upload is repeated under its key, unless the student has asked for another deck since.
      if (wish.format !== format || wish.outlineFirst !== outlineFirst) errand.key = crypto.randomUUID()
      errand.wish = wish
      delivery.begin(errand)
    },
    resume: (jobId: string, source: string) => send({ type: 'resumed', jobId, source }),
    agree: (estimatedTime: string) => send({ type: 'agreed', estimatedTime }),
    again: () => send({ type: 'again' }),
    reset() {
      delivery.end()
      chosen.current = undefined
      send({ type: 'reset' })
    },
  }
}
export type JobHere = ReturnType<typeof useJob>

async function lookAtJob(jobId: string, signal: AbortSignal): Promise<JobEvent> {
  const asked = callApi<typeof readStatus>(CALLS.readStatus, { params: { jobId }, signal })
  const answer = await asked.catch(() => undefined)
  if (answer?.ok) return { type: 'looked', status: answer.value }
  return !answer || answer.problem.status === 0
    ? { type: 'missed', problem: SAYS.statusBroke }
    : { type: 'failed', problem: SAYS.statusNotOk }
}

const hasEnded = (event: JobEvent): boolean =>
  event.type === 'looked' && (event.status.status === 'completed' || event.status.status === 'failed')
