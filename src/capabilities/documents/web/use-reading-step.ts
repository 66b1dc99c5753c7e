import { useState } from 'react'
import { ask } from '#asking/ask.ts'
import { useLooking } from '#asking/use-looking.ts'
import { seconds } from '#kit/time.ts'
import type { readDocument } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'

/** What is being done to a document while it is read, in the server's words; nothing where nobody waits for it. */
export function useReadingStep(documentId: string | undefined): string | undefined {
  const [seen, setSeen] = useState<{ documentId: string; step: string | undefined }>()
  useLooking(documentId, {
    every: seconds(2),
    look: async (id, signal) => {
      const answer = await ask<typeof readDocument>(CALLS.readDocument, { params: { id }, signal })
      return answer.ok ? answer.value.document : undefined
    },
    onLook: ({ id, status, step }) =>
      setSeen({ documentId: id, step: status === 'reading' ? step : undefined }),
  })
  return seen && seen.documentId === documentId ? seen.step : undefined
}
