import { resetSecondFactor } from '#capabilities/accounts/server/index.ts'
import type { Services } from '#ports/services.ts'
import { RESET_FACTOR, writeAct } from './audit.ts'

/** For the command line, with its line in the audit log. False where there is no such account. */
export const resetByOperator = ({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const about = await resetSecondFactor(tx, email)
    if (about) await writeAct(tx, { at: now(), who: 'operator', act: RESET_FACTOR, about })
    return about !== undefined
  })
