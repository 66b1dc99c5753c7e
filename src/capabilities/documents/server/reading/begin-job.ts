/**
 * Starts a job with a document: its row holds a place under a lease while the document arrives, and is queued once it
 * has. A failure on the way leaves nothing behind.
 */
import type { JobRows } from '#background/job-rows.ts'
import type { JobTable, StateOf } from '#background/job-table.ts'
import { renewLease } from '#background/renew-lease.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import type { DocumentRow } from '../document-rows.ts'

type Changed<Table extends JobTable> = Partial<Table['$inferInsert']>
/** The document, and the form's other fields. */
type Brought<Table extends JobTable> = { document: DocumentRow; columns?: Changed<Table> }

type Beginning<Table extends JobTable> = {
  rows: JobRows<Table>
  lease: number
  stillArriving: Problem<'still-arriving'>
  /** Removes every trace of it. */
  discard(row: Table['$inferSelect']): Promise<unknown>
}

export function beginJobs<Table extends JobTable>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  holder: string,
  { rows, lease, stillArriving, discard }: Beginning<Table>,
) {
  type Row = Table['$inferSelect'] & { id: string }
  const { db, now } = services

  async function putInLine(row: Row, { document, columns }: Brought<Table>) {
    const { id: documentId, bytes } = document
    const changed = {
      ...columns,
      documentId,
      bytes,
      state: 'processing',
      leaseHolder: null,
      leaseUntil: null,
    }
    const wanted = { id: row.id, from: 'uploading' as StateOf<Table>, holder }
    // The columns of a `JobTable`, which the compiler cannot infer for a generic table.
    const begun = await rows.change(db, wanted, changed as Changed<Table>)
    return begun ? ok(begun as Row) : failed(stillArriving)
  }

  return {
    /** For a newly inserted row (none when the id exists). If it cannot be paid for, the row is deleted again. */
    async paidFor<Why extends string>(
      row: Row | undefined,
      reserve: (row: Row) => Promise<Result<unknown, Problem<Why>>>,
    ): Promise<Result<Row, Problem<Why | 'still-arriving'>>> {
      if (!row) return failed(stillArriving)
      const reserved = await reserve(row).catch(async (error: unknown) => {
        await discard(row).catch(() => {})
        throw error
      })
      if (!reserved.ok) await rows.remove(db, row.id)
      return reserved.ok ? ok(row) : reserved
    },

    /** `onLost`: another server has taken the place. */
    async begin<Why extends string>(
      row: Row,
      bring: () => Promise<Result<Brought<Table>, Problem<Why>>>,
      onLost?: () => void,
    ): Promise<Result<Row, Problem<Why | 'still-arriving'>>> {
      const letGo = renewLease(services, {
        id: row.id,
        lease,
        renew: () => rows.renew(db, row.id, { holder, now: now() }),
        ...(onLost && { onLost }),
      })
      try {
        const brought = await bring()
        const begun = brought.ok ? await putInLine(row, brought.value) : brought
        if (!begun.ok) await discard(row)
        return begun
      } catch (error) {
        // If even this fails, the lease runs out and it is discarded then.
        await discard(row).catch(() => {})
        throw error
      } finally {
        letGo()
      }
    },
  }
}
