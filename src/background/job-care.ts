/** What a kind of jobs needs when nobody asks: lost ones are taken up again, and what never arrived is given back. */
import type { Database } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { every } from './every.ts'
import { hasDied } from './holder.ts'

type Cared<Row> = {
  /** For the log: 'Analyses'. */
  plural: string
  lookEvery: number
  holder: string
  rows: {
    holders(db: Database): Promise<string[]>
    releaseAllOf(db: Database, dead: string[]): Promise<void>
    abandoned(db: Database, now: Date): Promise<Row[]>
  }
  poke(): void
  discard(row: Row): Promise<unknown>
  /** What else this kind must be looked after for. */
  also?(): Promise<void>
}

export function jobCare<Row>(
  { db, now, log }: Pick<Outside, 'db' | 'now' | 'log'>,
  { plural, lookEvery, holder, rows, poke, discard, also }: Cared<Row>,
) {
  const onFault = (error: unknown) =>
    log.error({ reason: String(error) }, `${plural} could not be looked after.`)

  /** What a crash left behind: jobs nobody does, uploads that will not arrive any more. */
  async function takeUp(): Promise<void> {
    poke()
    for (const row of await rows.abandoned(db, now())) await discard(row)
    await also?.()
  }

  /** After a restart on the same machine nobody waits until a lease of before runs out. */
  async function takeFromTheDead(): Promise<void> {
    const dead = (await rows.holders(db)).filter((one) => one !== holder && hasDied(one))
    await rows.releaseAllOf(db, dead)
  }

  return {
    onFault,
    takeUp,
    takeFromTheDead,
    /** In the role `worker`. */
    start() {
      let begun = false
      return every({
        every: lookEvery,
        after: 0,
        async work() {
          if (!begun) {
            begun = true
            await takeFromTheDead().catch(onFault)
          }
          await takeUp()
        },
        onFault,
      })
    },
  }
}
