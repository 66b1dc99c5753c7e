/** From all answers of a model about a work to its proved record, and what it is to be asked next. */

import { type FollowUp, secondLook, toMend } from './follow-ups.ts'
import { joinParts, withChanges, withMended } from './merge-answers.ts'
import { holdsNothing, type ModelAnswer } from './model-answer.ts'
import type { ProofGround } from './proof-log.ts'
import { type ProvedRecord, proveRecord } from './prove-record.ts'

export type Answered = {
  /** By part. */
  parts: ReadonlyMap<number, ModelAnswer>
  of: number
  again?: ModelAnswer | undefined
  mended?: ModelAnswer | undefined
}
export type RecordFromModel = ProvedRecord & {
  /** The next requests; absent if there is nothing to ask. */
  second?: FollowUp
  mend?: FollowUp | undefined
}

type Room = { secondTokens: number; mendingTokens: number }

export function recordFromModel(
  ground: ProofGround,
  { parts, of, again, mended }: Answered,
  { secondTokens, mendingTokens }: Room,
): RecordFromModel {
  const isWhole = parts.size === of
  const first = joinParts([...parts].sort(([a], [b]) => a - b).map(([, answer]) => answer))
  const second = again ? withChanges(first, again, 's') : first
  const before = proveRecord(ground, second, { isWhole })
  const proved = mended ? proveRecord(ground, withMended(second, mended), { isWhole }) : before
  if (holdsNothing(first)) return proved
  return {
    ...proved,
    ...(!again && { second: secondLook(first, ground.text, secondTokens) }),
    ...(!mended && { mend: toMend(before.failed, ground.text, mendingTokens) }),
  }
}
