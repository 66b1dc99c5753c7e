import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { usePolling } from '#api-client/use-polling.ts'
import { seconds } from '#kit/time.ts'
import type { readDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'

/** The current step of reading a document, in the server's words; undefined if none is awaited. */
export function useReadingStep(documentId: string | undefined): string | undefined {
  const [seen, setSeen] = useState<{ documentId: string; step: string | undefined }>()
  usePolling(documentId, {
    every: seconds(2),
    look: async (id, signal) => {
      const answer = await callApi<typeof readDocument>(CALLS.readDocument, { params: { id }, signal })
      return answer.ok ? answer.value.document : undefined
    },
    onLook: ({ id, status, step }) =>
      setSeen({ documentId: id, step: status === 'reading' ? step : undefined }),
  })
  return seen && seen.documentId === documentId ? seen.step : undefined
}
