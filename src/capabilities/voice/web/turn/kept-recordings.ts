/** A recording stays in the browser until it was answered: neither a lost connection nor a closed tab loses an answer. */
import { RECORDING_KEPT } from '../../spec.ts'
import { RECORDINGS_DATABASE } from './forget-recordings.ts'

export type KeptRecording = { attempt: string; session: string; blob: Blob }

export type KeptRecordings = {
  /** Replaces this session's earlier recording: only the last one can still be answered. */
  put(recording: KeptRecording): Promise<void>
  /** This session's recordings that were never answered. */
  of(session: string): Promise<KeptRecording | undefined>
  /** The last one of any visit. */
  last(): Promise<KeptRecording | undefined>
  forget(attempt: string): Promise<void>
}

type Stored = KeptRecording & { userId: string; at: number }

const STORE = 'recordings'

export function browserRecordings(userId: string, now: () => number = Date.now): KeptRecordings {
  /** Recordings that are too old, or of an earlier user of this device, are deleted on sight. */
  async function mine(): Promise<Stored[]> {
    const found: Stored[] = (await inStore('readonly', (store) => store.getAll())) ?? []
    const isMine = (one: Stored) => one.userId === userId && Math.abs(now() - one.at) < RECORDING_KEPT
    await remove(found.filter((one) => !isMine(one)))
    return found.filter(isMine).sort((a, b) => a.at - b.at)
  }
  const of = async (session: string) => (await mine()).findLast((one) => one.session === session)
  return {
    of,
    last: async () => (await mine()).at(-1),
    async put(recording) {
      const before = (await mine()).filter(({ session }) => session === recording.session)
      await remove(before.filter(({ attempt }) => attempt !== recording.attempt))
      await inStore('readwrite', (store) => store.put({ ...recording, userId, at: now() }))
    },
    forget: (attempt) => remove([{ attempt }]),
  }
}

async function remove(recordings: readonly { attempt: string }[]): Promise<void> {
  for (const { attempt } of recordings) await inStore('readwrite', (store) => store.delete(attempt))
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await openRecordings()
    const request = work(database.transaction(STORE, mode).objectStore(STORE))
    return await settled(request).finally(() => database.close())
  } catch {
    // A private window may have no storage: then the answer lasts as long as the page.
    return undefined
  }
}

function openRecordings(): Promise<IDBDatabase> {
  const request = indexedDB.open(RECORDINGS_DATABASE, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'attempt' }),
  )
  return settled(request)
}

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
