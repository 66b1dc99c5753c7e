/** A generation is reserved before the first byte of its document is stored, and given back if anything prevents its deck. */
import { randomUUID } from 'node:crypto'
import type { Closed } from '#capabilities/access/server/index.ts'
import { type DocumentRow, documentJobs, type ReceiveProblem } from '#capabilities/documents/server/index.ts'
import { ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { MAKING, SAYS, STEPS } from '../spec.ts'
import type { FormProblem, WishedDeck } from './read-form.ts'
import { oneGeneration } from './reservation.ts'
import { addRow, findByKey, presentationJobs } from './rows.ts'
import type { PresentationRow } from './tables.ts'

export const stillArriving = { code: 'still-arriving', message: SAYS.stillArriving } as const

export type GenerationRequest = { userId: string; name: string; bytes: number; key: string | undefined }
/** The document and the requested format, in whichever order the form has them. */
export type Brought = { document: DocumentRow } & WishedDeck
type NotBrought = (ReceiveProblem | FormProblem)['code']
export type Bringing = () => Promise<Result<Brought, Problem<NotBrought>>>
export type GenerationBegun = Promise<
  Result<PresentationRow, Problem<NotBrought | Closed['code'] | 'still-arriving'>>
>

export function generations(services: Services, holder: string) {
  const { db, now } = services

  /** As if it had never been requested. */
  const discard = (row: Pick<PresentationRow, 'id' | 'userId'>): Promise<void> =>
    db.transaction(async (tx) => {
      await presentationJobs.remove(tx, row.id)
      await oneGeneration.giveBack(tx, now(), row)
    })

  const jobs = documentJobs(services, holder, {
    rows: presentationJobs,
    lease: MAKING.lease,
    stillArriving,
    discard,
  })

  async function open({ userId, name, bytes, key }: GenerationRequest): GenerationBegun {
    const row = await addRow(db, {
      ...jobs.place(),
      id: randomUUID(),
      userId,
      sourceFilename: name,
      bytes,
      format: 'standard',
      step: STEPS.reading,
      sessionKey: key ?? null,
    })
    return jobs.paidFor(row, (row) => oneGeneration.reserve(services, row))
  }

  return {
    discard,

    async begin(asked: GenerationRequest, bringing: Bringing): GenerationBegun {
      const opened = await open(asked)
      if (!opened.ok) return opened
      return jobs.begin(opened.value, async () => {
        const brought = await bringing()
        if (!brought.ok) return brought
        const { document, ...columns } = brought.value
        return ok({ document, columns })
      })
    },

    /** The outcome of an earlier generation with the same key; undefined when it must start again. */
    async recall(
      userId: string,
      key: string,
    ): Promise<Result<PresentationRow | undefined, Problem<'still-arriving'>>> {
      const row = await findByKey(db, userId, key)
      if (!row) return ok(undefined)
      if (row.state === 'failed') {
        await presentationJobs.change(db, { id: row.id, from: 'failed' }, { sessionKey: null })
        return ok(undefined)
      }
      return jobs.recall(row)
    },
  }
}
