/** Every check on the words of a document, in reading order. */

import type { ReadDocument } from '../../document/reading.ts'
import type { BookOfFacts } from '../../facts/book-of-facts.ts'
import type { CandidateSentence } from '../../facts/candidate-sentences.ts'
import type { DesignNamed } from '../../facts/design-named.ts'
import type { StudyCheck } from '../check.ts'
import { literatureChecks } from '../sources/literature-checks.ts'
import type { References } from '../sources/match-citations.ts'
import { claimChecks } from './claims.ts'
import { finishedWorkChecks } from './finished-work.ts'
import { mentionChecks } from './mentions.ts'
import { readabilityChecks } from './readability-checks.ts'
import { structureChecks } from './structure.ts'

/** A few passages show that something is there; passages to be corrected are listed in full, as far as anyone reads. */
const MOST_PASSAGES = { settled: 60, open: 500 }

/** Their readers know the field, and they have no room for full names. */
const WITHOUT_SPELLING_OUT: ReadonlySet<BookOfFacts['kind']> = new Set(['cv_resume', 'letter'])
const SPELLS_OUT: ReadonlySet<StudyCheck['id']> = new Set(['abbreviations-spelt', 'abbreviations-first'])

type ReadBefore = {
  design: DesignNamed | null
  references: References
  statements: readonly CandidateSentence[]
  book: BookOfFacts
}

export const textChecks = (
  reading: ReadDocument,
  { design, references, statements, book }: ReadBefore,
): StudyCheck[] =>
  [
    ...structureChecks(reading, references.list.entries.length),
    // The list of references is at the end of the whole work the chapter is part of.
    ...literatureChecks(reading, references, book.stage !== 'chapter'),
    ...claimChecks(reading, design, statements, book.kind !== 'research' || book.studiesPeople),
    ...finishedWorkChecks(book, statements),
    ...mentionChecks(reading),
    ...readabilityChecks(reading),
  ]
    .filter(({ id }) => !(WITHOUT_SPELLING_OUT.has(book.kind) && SPELLS_OUT.has(id)))
    .map((check) => ({
      ...check,
      evidence: check.evidence.slice(0, check.advice ? MOST_PASSAGES.open : MOST_PASSAGES.settled),
    }))
