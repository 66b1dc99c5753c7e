import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import { saveFile } from '#ui/documents/save-file.ts'
import type { saveAsWord } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

/** The analysis as a Word file, written by the server while the student waits. */
export function useWordFile(sessionId: string) {
  const [state, setState] = useState<{ name: 'idle' | 'saving' } | { name: 'failed'; says: string }>({
    name: 'idle',
  })

  async function save() {
    if (state.name === 'saving') return
    setState({ name: 'saving' })
    const asked = await askFile<typeof saveAsWord>(CALLS.saveAsWord, { params: { sessionId } })
    if (asked.ok) saveFile({ name: asked.value.name, content: asked.value })
    setState(asked.ok ? { name: 'idle' } : { name: 'failed', says: asked.problem.message })
  }
  return { state, save }
}
