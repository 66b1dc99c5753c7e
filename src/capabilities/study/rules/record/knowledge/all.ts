/** Everything the built-in reader knows, slot by slot. */
import type { SlotKnowledge } from '../slot-pattern.ts'
import { ANALYSING } from './analysing.ts'
import { BUILDING } from './building.ts'
import { CLOSING } from './closing.ts'
import { COLLECTING } from './collecting.ts'
import { METHOD } from './method.ts'
import { OUTCOME } from './outcome.ts'
import { PURPOSE } from './purpose.ts'
import { SAMPLE } from './sample.ts'

export const KNOWLEDGE: readonly SlotKnowledge[] = [
  ...PURPOSE,
  ...METHOD,
  ...COLLECTING,
  ...ANALYSING,
  ...SAMPLE,
  ...OUTCOME,
  ...CLOSING,
  ...BUILDING,
]
