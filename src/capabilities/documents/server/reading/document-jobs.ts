/**
 * Starts a job with a document, for every room that sells one: take the upload, reserve what it costs, begin. Its row
 * holds a place under a lease while the document arrives, and is queued once it has. A failure on the way leaves
 * nothing behind.
 */
import type { Readable } from 'node:stream'
import type { JobRows } from '#background/job-rows.ts'
import type { JobTable, StateOf } from '#background/job-table.ts'
import { isHeld, leasedUntil } from '#background/lease.ts'
import { renewLease } from '#background/renew-lease.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { checkUpload, type UploadProblem, wrongType } from '../../rules/upload-check.ts'
import { arrivalProblem, UPLOADS, type UploadPurpose } from '../../spec.ts'
import type { DocumentRow } from '../document-rows.ts'
import type { Documents } from '../documents.ts'

type Changed<Table extends JobTable> = Partial<Table['$inferInsert']>
/** The document, and the form's other fields. */
type Brought<Table extends JobTable> = { document: DocumentRow; columns?: Changed<Table> }

type JobSettings<Table extends JobTable> = {
  rows: JobRows<Table>
  lease: number
  stillArriving: Problem<'still-arriving'>
  /** Removes every trace of it. */
  discard(row: Table['$inferSelect']): Promise<unknown>
}

export function documentJobs<Table extends JobTable>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  holder: string,
  { rows, lease, stillArriving, discard }: JobSettings<Table>,
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
    /** The columns of a new row: its document arrives at this server. */
    place() {
      const at = now()
      return {
        state: 'uploading' as const,
        createdAt: at,
        leaseHolder: holder,
        leaseUntil: leasedUntil(at, lease),
      }
    },

    /** An upload still on its way to a living server is left to it; one whose server is gone is as if it had never been sent. */
    async recall(row: Row): Promise<Result<Row | undefined, Problem<'still-arriving'>>> {
      if (row.state !== 'uploading') return ok(row)
      if (isHeld(row.leaseUntil as Date | null, now(), lease)) return failed(stillArriving)
      await discard(row)
      return ok(undefined)
    },

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

type SentFile = { name: string; type: string; bytes: number; stream: Readable }

/** Reads the bytes of an upload in, or takes the student's own document with the same bytes. */
export async function admitFile(
  documents: Pick<Documents, 'admit'>,
  { userId, purpose }: { userId: string; purpose: UploadPurpose },
  { stream, name, type, bytes }: SentFile,
) {
  const taken = await documents.admit({ userId, name, bytes, type, purpose, reuse: true }, stream)
  return taken.ok ? ok({ document: taken.value }) : taken
}

/** Whether a document that is here already, whatever it was uploaded for, may be used for this purpose. What its reading came to is the room's to say. */
export function checkKept(
  purpose: UploadPurpose,
  document: DocumentRow | undefined,
  stillArriving: Problem<'still-arriving'>,
): Result<DocumentRow, UploadProblem | Problem<'not-found' | 'still-arriving'>> {
  if (!document) return failed(arrivalProblem('not-found'))
  if (document.status === 'uploading') return failed(stillArriving)
  const { name, declaredType: type, bytes, kind } = document
  const checked = checkUpload(purpose, { name, type, bytes })
  if (!checked.ok) return checked
  const kinds: readonly string[] = UPLOADS[purpose].kinds
  return kind && !kinds.includes(kind) ? failed(wrongType(purpose, type)) : ok(document)
}
