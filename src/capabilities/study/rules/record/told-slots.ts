/** The slots that a sentence states by a form of words, each with the first form that it has: the surest. */
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import { KNOWLEDGE } from './knowledge/all.ts'
import { matchSlot, type SlotMatch } from './match-slot.ts'
import type { SlotId } from './study-record.ts'

export type ToldSlot = { match: SlotMatch; order: number; isUnderItsTopic: boolean }
export type ToldSlots = ReadonlyMap<SlotId, ToldSlot>

export function toldSlots(stated: CandidateSentence): ToldSlots {
  const told = new Map<SlotId, ToldSlot>()
  for (const { slot, patterns } of KNOWLEDGE)
    for (const [order, pattern] of patterns.entries()) {
      const match = matchSlot(pattern, stated)
      if (!match) continue
      told.set(slot, { match, order, isUnderItsTopic: pattern.under !== undefined })
      break
    }
  return told
}
