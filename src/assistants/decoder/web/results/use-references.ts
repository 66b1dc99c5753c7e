import { useEffect, useRef, useState } from 'react'
import { askFile, callApi } from '#api-client/call-api.ts'
import type { ReferenceStyle } from '#capabilities/references/index.ts'
import type { Format } from '#capabilities/references/spec.ts'
import type { Problem, Result } from '#kit/result.ts'
import { saveFile } from '#ui/documents/save-file.ts'
import type {
  checkReferences,
  correctReferences,
  judgeWithLibrary,
  prepareReferences,
  ReferenceList,
  ReferencesExist,
  readReferences,
  saveReferences,
} from '../../references/contract.ts'
import { CALLS } from '../../spec.ts'
import { useNear } from '../use-prefetch.ts'

type State =
  | { name: 'idle' }
  | { name: 'reading' }
  | { name: 'read'; list: ReferenceList }
  | { name: 'failed'; says: string; style?: ReferenceStyle | undefined }

type Saving = { name: 'idle' | 'saving' } | { name: 'failed'; says: string }

export type Existing = {
  name: 'idle' | 'asking' | 'done'
  entries: ReferencesExist['entries']
  left: number
  /** Why it went no further. */
  says?: string
}

export type ReferencesHere = ReturnType<typeof useReferences>

/** The list is read by the server when it is near, and again for another style. */
export function useReferences(sessionId: string, isGone: boolean) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const [saving, setSaving] = useState<Saving>({ name: 'idle' })
  const [existing, setExisting] = useState<Existing>({ name: 'idle', entries: [], left: 0 })
  const latest = useRef(0)
  /** The student's own .bib or .ris: it stays with the work while the screen is open. */
  const library = useRef('')
  const { place, near } = useNear()
  // Read ahead by the server; whatever comes of it, the list is asked for again.
  useEffect(() => {
    if (near && !isGone)
      void callApi<typeof prepareReferences>(CALLS.prepareReferences, { params: { sessionId } })
  }, [near, isGone, sessionId])

  async function judge(style?: ReferenceStyle, added?: string) {
    latest.current += 1
    const mine = latest.current
    setState({ name: 'reading' })
    setSaving({ name: 'idle' })
    if (added !== undefined) library.current = added
    const params = { sessionId }
    const asked = library.current
      ? await callApi<typeof judgeWithLibrary>(CALLS.judgeWithLibrary, {
          params,
          body: { style, library: library.current },
        })
      : await callApi<typeof readReferences>(CALLS.readReferences, { params, query: { style } })
    // A file that cannot be read does not stand in the way of the next try.
    if (!asked.ok && asked.problem.code === 'no-library') library.current = ''
    if (mine !== latest.current) return
    setState(
      asked.ok ? { name: 'read', list: asked.value } : { name: 'failed', says: asked.problem.message, style },
    )
  }

  async function save(asked: Promise<Result<File, Problem>>) {
    setSaving({ name: 'saving' })
    const file = await asked
    if (file.ok) saveFile({ name: file.value.name, content: file.value })
    setSaving(file.ok ? { name: 'idle' } : { name: 'failed', says: file.problem.message })
  }

  /** One call answers as much as it can; the same call goes on with the rest. */
  async function ask() {
    let before = Number.POSITIVE_INFINITY
    setExisting((now) => ({ ...now, name: 'asking' }))
    for (;;) {
      const asked = await callApi<typeof checkReferences>(CALLS.checkReferences, {
        params: { sessionId },
        body: { agreed: true },
      })
      if (!asked.ok) return setExisting((now) => ({ ...now, name: 'done', says: asked.problem.message }))
      const { entries, left } = asked.value
      const isDone = left === 0 || left >= before
      setExisting({ name: isDone ? 'done' : 'asking', entries, left })
      if (isDone) return undefined
      before = left
    }
  }

  return {
    state,
    existing,
    ask,
    place,
    saving,
    judge,
    saveList: (format: Format) =>
      save(
        askFile<typeof saveReferences>(CALLS.saveReferences, { params: { sessionId }, query: { format } }),
      ),
    saveWord: (style: ReferenceStyle) =>
      save(
        askFile<typeof correctReferences>(CALLS.correctReferences, {
          params: { sessionId },
          query: { style },
        }),
      ),
  }
}
