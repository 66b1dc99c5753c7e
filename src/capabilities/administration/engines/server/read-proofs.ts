/** Each model's proposals about documents, and how many were proved. */

import { DROPS, type Drop } from '#capabilities/study/rules/proof/drops.ts'
import { readProofCounts } from '#capabilities/study/server/close-reading/proof-counts.ts'
import type { Database } from '#ports/database/database.ts'
import type { Proofs } from '../contract.ts'

const isDrop = (why: string): why is Drop => why in DROPS

export async function sumProofs(db: Database): Promise<Proofs> {
  const models = await readProofCounts(db)
  return {
    models: models.map(({ dropped, ...sums }) => ({
      ...sums,
      dropped: dropped.map(({ why, count }) => ({ why: isDrop(why) ? DROPS[why] : why, count })),
    })),
  }
}
