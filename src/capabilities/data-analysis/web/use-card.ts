import { useEffect, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { correctCard, ReadCard, readCard } from '../contract.ts'
import type { Correction } from '../rules/table/corrections.ts'
import { CALLS } from '../spec.ts'

export type CardState =
  | { state: 'loading' }
  | { state: 'failed'; words: string }
  | { state: 'here'; card: ReadCard }

/** The columns of a sheet, and what the student says about them. */
export function useCard(documentId: string) {
  const [card, setCard] = useState<CardState>({ state: 'loading' })
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    let isOver = false
    void callApi<typeof readCard>(CALLS.readCard, { params: { documentId } }).then((answer) => {
      if (isOver) return
      setCard(
        answer.ok
          ? { state: 'here', card: answer.value }
          : { state: 'failed', words: answer.problem.message },
      )
    })
    return () => {
      isOver = true
    }
  }, [documentId])

  async function save(corrections: Correction[]): Promise<string | undefined> {
    setSaving(true)
    const answer = await callApi<typeof correctCard>(CALLS.correctCard, {
      params: { documentId },
      body: { corrections },
    })
    setSaving(false)
    if (!answer.ok) return answer.problem.message
    setCard({ state: 'here', card: answer.value })
    return undefined
  }
  return { card, saving, save }
}
