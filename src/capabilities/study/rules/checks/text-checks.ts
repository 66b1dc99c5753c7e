/** Every check of the words of a document, in the order in which a reader meets them. */
import type { DesignFinding } from '../design.ts'
import type { Reading } from '../reading.ts'
import { abstractChecks } from './abstract-agreement.ts'
import type { Check } from './check.ts'
import { claimChecks } from './claims.ts'
import { literatureChecks } from './literature-checks.ts'
import type { References } from './match-citations.ts'
import { mentionChecks } from './mentions.ts'
import { readabilityChecks } from './readability-checks.ts'
import { shown } from './say.ts'
import { structureChecks } from './structure.ts'

export const textChecks = (
  reading: Reading,
  { design, references }: { design: DesignFinding | null; references: References },
): Check[] =>
  [
    ...structureChecks(reading),
    ...abstractChecks(reading),
    ...literatureChecks(reading, references),
    ...claimChecks(reading, design),
    ...mentionChecks(reading),
    ...readabilityChecks(reading),
  ].map((check) => ({ ...check, evidence: shown(check.evidence) }))
