/** What a kind of jobs needs when nobody asks: lost ones are taken up again, and what never arrived is given back. */
import type { Database } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { every } from './every.ts'
import { isGone } from './holder.ts'

type Cared<Row> = {
  /** For the log: 'Analyses'. */
  plural: string
  lookEvery: number
  rows: {
    holders(db: Database): Promise<string[]>
    releaseAllOf(db: Database, dead: string[]): Promise<void>
  }
  /** What was begun to be sent and will not arrive any more, where that is looked after here. */
  unsent?: { find(db: Database, now: Date): Promise<Row[]>; discard(row: Row): Promise<unknown> }
  /** Takes what nobody does. */
  wake(): unknown
  /** What else this kind must be looked after for. */
  also?(): Promise<void>
}

export function jobCare<Row>(
  { db, now, log }: Pick<Outside, 'db' | 'now' | 'log'>,
  { plural, lookEvery, rows, unsent, wake, also }: Cared<Row>,
) {
  const onFault = (error: unknown) =>
    log.error({ reason: String(error) }, `${plural} could not be looked after.`)

  /** What a crash left behind: jobs nobody does, uploads that will not arrive any more. */
  async function takeUp(): Promise<void> {
    await wake()
    for (const row of (await unsent?.find(db, now())) ?? []) await unsent?.discard(row)
    await also?.()
  }

  /** After a restart on the same machine nobody waits until a lease of before runs out. */
  async function takeFromTheDead(): Promise<void> {
    await rows.releaseAllOf(db, (await rows.holders(db)).filter(isGone))
  }

  return {
    onFault,
    takeUp,
    takeFromTheDead,
    /** In the role `worker`. */
    start() {
      let asked = false
      return every({
        every: lookEvery,
        after: 0,
        async work() {
          // Where the records were away, the next look asks again; the jobs of the living go on meanwhile.
          if (!asked)
            await takeFromTheDead().then(() => {
              asked = true
            }, onFault)
          await takeUp()
        },
        onFault,
      })
    },
  }
}
