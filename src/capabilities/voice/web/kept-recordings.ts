/** A recording stays in the browser until it was answered: neither a lost connection nor a closed tab loses an answer. */
export type KeptRecording = { attempt: string; session: string; blob: Blob }

export type KeptRecordings = {
  put(recording: KeptRecording): Promise<void>
  /** What was recorded in this session and never answered. */
  of(session: string): Promise<KeptRecording | undefined>
  /** The last one of any visit. */
  last(): Promise<KeptRecording | undefined>
  forget(attempt: string): Promise<void>
}

const STORE = 'recordings'

export function browserRecordings(databaseName = 'weekbe4-voice'): KeptRecordings {
  async function inStore<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | undefined> {
    try {
      const database = await open(databaseName)
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      return await settled(request).finally(() => database.close())
    } catch {
      // A private window may keep nothing: then the answer lives as long as the page.
      return undefined
    }
  }
  const all = async (): Promise<KeptRecording[]> =>
    (await inStore('readonly', (store) => store.getAll())) ?? []
  return {
    put: async (recording) =>
      void (await inStore('readwrite', (store) => {
        // Only the last one can still be answered.
        store.clear()
        return store.put(recording)
      })),
    of: async (session) => (await all()).findLast((recording) => recording.session === session),
    last: async () => (await all()).at(-1),
    forget: async (attempt) => void (await inStore('readwrite', (store) => store.delete(attempt))),
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
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
