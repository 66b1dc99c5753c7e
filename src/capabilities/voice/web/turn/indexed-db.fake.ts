/** The part of IndexedDB that recordings need, for tests; its content can be inspected. */
import { vi } from 'vitest'

type Row = { attempt: string }

export function fakeIndexedDb() {
  const databases = new Map<string, Map<string, Row>>()
  const answer = <Value>(work: () => Value, first?: (request: { result: Value }) => void) => {
    const request = Object.assign(new EventTarget(), { result: undefined as Value })
    queueMicrotask(() => {
      request.result = work()
      first?.(request)
      request.dispatchEvent(new Event('success'))
    })
    return request
  }
  const storeOf = (rows: Map<string, Row>) => ({
    getAll: () => answer(() => [...rows.values()]),
    put: (row: Row) => answer(() => void rows.set(row.attempt, row)),
    delete: (attempt: string) => answer(() => void rows.delete(attempt)),
  })
  vi.stubGlobal('indexedDB', {
    open: (name: string) =>
      answer(() => {
        const rows = databases.get(name) ?? new Map<string, Row>()
        databases.set(name, rows)
        return { transaction: () => ({ objectStore: () => storeOf(rows) }), close() {} }
      }),
    deleteDatabase: (name: string) => answer(() => void databases.delete(name)),
  })
  return { attempts: () => [...databases.values()].flatMap((rows) => [...rows.keys()]) }
}
