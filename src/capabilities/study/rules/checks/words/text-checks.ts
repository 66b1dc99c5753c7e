/** Every check of the words of a document, in the order in which a reader meets them. */
import type { DesignFinding } from '../../design/design.ts'
import type { Reading } from '../../document/reading.ts'
import type { Statement } from '../../facts/statements.ts'
import type { Check } from '../check.ts'
import { literatureChecks } from '../sources/literature-checks.ts'
import type { References } from '../sources/match-citations.ts'
import { abstractChecks } from './abstract-agreement.ts'
import { claimChecks } from './claims.ts'
import { mentionChecks } from './mentions.ts'
import { readabilityChecks } from './readability-checks.ts'
import { structureChecks } from './structure.ts'

/** Every one of what a sentence names the first few of; past this nobody reads on. */
const MOST_PASSAGES = 60

export const textChecks = (
  reading: Reading,
  {
    design,
    references,
    statements,
  }: { design: DesignFinding | null; references: References; statements: readonly Statement[] },
): Check[] =>
  [
    ...structureChecks(reading),
    ...abstractChecks(reading),
    ...literatureChecks(reading, references),
    ...claimChecks(reading, design, statements),
    ...mentionChecks(reading),
    ...readabilityChecks(reading),
  ].map((check) => ({ ...check, evidence: check.evidence.slice(0, MOST_PASSAGES) }))
