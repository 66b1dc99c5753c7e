import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useQuery } from '#api-client/use-query.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import { sendFile, useOneSending } from '#capabilities/documents/web/index.ts'
import { OWN_SOURCES } from '#capabilities/references/spec.ts'
import { seconds } from '#kit/time.ts'
import type {
  addSource,
  ComparedSources,
  compareSources,
  OwnSources,
  readSources,
  removeSource,
} from '../../sources/contract.ts'
import { CALLS, SAYS } from '../../spec.ts'

type Comparing =
  | { name: 'idle' | 'comparing' }
  | { name: 'compared'; found: ComparedSources }
  | { name: 'failed'; says: string }

/** The file that is on its way, and how many wait behind it. */
type Sending = { name: string; percent: number; left: number; isOffline: boolean }

export type OwnSourcesHere = ReturnType<typeof useOwnSources>

export function useOwnSources(sessionId: string) {
  const params = { sessionId }
  const list = useQuery<typeof readSources>(CALLS.readSources, { params })
  const [changed, setChanged] = useState<OwnSources['sources']>()
  const [sending, setSending] = useState<Sending>()
  const [refused, setRefused] = useState<string[]>([])
  const [comparing, setComparing] = useState<Comparing>({ name: 'idle' })
  const onTheLine = useOneSending()
  const sources = changed ?? list.value?.sources ?? []
  const isReading = sources.some(({ status }) => status === 'reading')
  useRefresh(() => void look(), { wanted: isReading, every: seconds(2) })

  async function look() {
    const asked = await callApi<typeof readSources>(CALLS.readSources, { params })
    if (asked.ok) setChanged(asked.value.sources)
    return asked.ok ? asked.value.sources : []
  }

  /** One after the other: what is refused is named, and the rest goes on. */
  async function add(files: readonly File[]) {
    const signal = onTheLine.begin()
    const room = OWN_SOURCES.most - sources.length
    const problems: string[] = files.length > room ? [SAYS.tooManySources] : []
    setComparing({ name: 'idle' })
    for (const [at, file] of files.slice(0, room).entries()) {
      const left = Math.min(files.length, room) - at - 1
      const tell = (percent: number, isOffline = false) =>
        setSending({ name: file.name, percent, left, isOffline })
      tell(0)
      const says = await addOne(file, signal, tell)
      if (signal.aborted) return
      if (says) problems.push(`${file.name}: ${says}`)
    }
    setSending(undefined)
    setRefused(problems)
  }

  /** Why it is not there, if it is not. */
  async function addOne(
    file: File,
    signal: AbortSignal,
    tell: (percent: number, isOffline?: boolean) => void,
  ): Promise<string | undefined> {
    if (!/\.pdf$/i.test(file.name)) return SAYS.notASource
    for (;;) {
      const sent = await sendFile({
        file,
        purpose: 'library',
        signal,
        onShare: (share) => tell(Math.round(share * 100)),
        onLineLost: () => tell(0, true),
      })
      if (signal.aborted) return undefined
      if (sent.ok) return put(sent.value.id)
      // Those before it are still being read: its turn comes.
      if (sent.problem.code !== 'too-many-at-once') return sent.problem.message
      await new Promise((done) => setTimeout(done, seconds(2)))
    }
  }

  async function put(documentId: string, entryId?: string): Promise<string | undefined> {
    const body = entryId ? { documentId, entryId } : { documentId }
    const added = await callApi<typeof addSource>(CALLS.addSource, { params, body })
    if (!added.ok) return added.problem.message
    setChanged(added.value.sources)
    return undefined
  }

  async function compare() {
    setComparing({ name: 'comparing' })
    const found = await callApi<typeof compareSources>(CALLS.compareSources, { params })
    setComparing(
      found.ok ? { name: 'compared', found: found.value } : { name: 'failed', says: found.problem.message },
    )
  }

  return {
    list,
    sources,
    sending,
    refused,
    comparing,
    add,
    compare,
    /** What the student says about a file outranks what was read in it. */
    async name(documentId: string, entryId: string) {
      const says = await put(documentId, entryId)
      if (says) setRefused([says])
      else await compare()
    },
    async remove(documentId: string) {
      const left = await callApi<typeof removeSource>(CALLS.removeSource, {
        params: { sessionId, documentId },
      })
      if (left.ok) setChanged(left.value.sources)
      else setRefused([left.problem.message])
      setComparing({ name: 'idle' })
    },
  }
}
