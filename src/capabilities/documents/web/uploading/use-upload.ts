import { useReducer, useRef } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { usePolling } from '#api-client/use-polling.ts'
import type { DocumentSummary, readDocument, removeDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { checkUpload } from '../../rules/upload-check.ts'
import { uploadFlow } from '../../rules/upload-flow.ts'
import { arrivalProblem, type UploadPurpose } from '../../spec.ts'
import { sendFile } from './send-file.ts'
import { useOneSending } from './use-one-sending.ts'

/** Most documents are read in a second, long ones in a few: asked often at first, then less. */
const pauseBefore = (look: number) => Math.min(2_000, 250 + look * 150)

type UseUploadOptions = {
  purpose: UploadPurpose
  onReady?: ((document: DocumentSummary) => void) | undefined
}

/** Drives one upload at a time. A new file takes the place of the one before. */
export function useUpload({ purpose, onReady }: UseUploadOptions) {
  const [state, send] = useReducer(uploadFlow, { name: 'idle' })
  const sending = useOneSending()
  const current = useRef<{ file: File; id?: string }>(undefined)

  async function begin(file: File): Promise<void> {
    const checked = checkUpload(purpose, { name: file.name, type: file.type, bytes: file.size })
    if (!checked.ok)
      return send({ type: 'refused', file: file.name, message: checked.problem.message, again: false })
    const signal = sending.begin()
    current.current = { file }
    send({ type: 'chosen', file: file.name, bytes: file.size })
    const sent = await sendFile({
      file,
      purpose,
      signal,
      onShare: (share) => send({ type: 'sent', share }),
      onLineLost: () => send({ type: 'line-lost' }),
    })
    if (signal.aborted) return
    if (!sent.ok) return send({ type: 'refused', message: sent.problem.message, again: sent.problem.again })
    current.current.id = sent.value.id
    take(sent.value, 'arrived')
  }

  function take(document: DocumentSummary, type: 'arrived' | 'progress' = 'progress'): void {
    send({ type, document })
    if (document.status === 'ready') onReady?.(document)
  }
  usePolling(state.name === 'reading' ? state.document.id : undefined, {
    every: pauseBefore,
    async look(id, signal) {
      const looking = callApi<typeof readDocument>(CALLS.readDocument, { params: { id }, signal })
      const answer = await looking.catch(() => undefined)
      if (answer?.ok) return answer.value.document
      return answer?.problem.status === 404 ? 'gone' : undefined
    },
    onLook(found) {
      if (found !== 'gone') take(found)
      else send({ type: 'refused', message: arrivalProblem('not-found').message, again: true })
    },
  })

  return {
    state,
    choose: (file: File) => void begin(file),
    again: () => {
      if (current.current) void begin(current.current.file)
    },
    clear: () => send({ type: 'cancelled' }),
    cancel: () => {
      sending.end()
      const id = current.current?.id
      // Arrived already, so it is deleted; while it is sent, breaking off is enough.
      if (id) void callApi<typeof removeDocument>(CALLS.removeDocument, { params: { id } })
      send({ type: 'cancelled' })
    },
  }
}
