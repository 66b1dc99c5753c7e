/** Every check on the words of a document, in reading order. */

import type { ReadDocument } from '../../document/reading.ts'
import type { CandidateSentence } from '../../facts/candidate-sentences.ts'
import type { StudyCheck } from '../check.ts'
import { literatureChecks } from '../sources/literature-checks.ts'
import type { References } from '../sources/match-citations.ts'
import { claimChecks } from './claims.ts'
import { mentionChecks } from './mentions.ts'
import { structureChecks } from './structure.ts'

/** A few passages show that something is there; passages to be corrected are listed in full, as far as anyone reads. */
const MOST_PASSAGES = { settled: 60, open: 500 }

type ReadBefore = {
  references: References
  statements: readonly CandidateSentence[]
  isChapter: boolean
}

export const textChecks = (
  reading: ReadDocument,
  { references, statements, isChapter }: ReadBefore,
): StudyCheck[] =>
  [
    ...structureChecks(reading, references.list.entries.length),
    // The list of references is at the end of the whole work the chapter is part of.
    ...literatureChecks(reading, references, !isChapter),
    ...claimChecks(reading, statements),
    ...mentionChecks(reading),
  ].map((check) => ({
    ...check,
    evidence: check.evidence.slice(0, check.advice ? MOST_PASSAGES.open : MOST_PASSAGES.settled),
  }))
