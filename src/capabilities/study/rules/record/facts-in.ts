/** What a record says, as facts: of each kind the sentences that state it. A candidate is asked about and is no fact. */
import { FACT_KINDS, type Fact, type FactKind } from '../facts/fact.ts'
import { tellsNoEffect } from '../text/no-effect.ts'
import { type StudyRecord, saidOf, slotsOfKind } from './study-record.ts'

export const factsIn = (record: StudyRecord): Fact[] =>
  FACT_KINDS.flatMap((kind) => factsOfKind(record, kind))

/** Of the sentences that may state it none surely does. */
export const isUnsureOf = ({ slots }: StudyRecord, kind: FactKind): boolean =>
  slotsOfKind(kind).some((slot) => slots[slot].state === 'unsure')

/** The surest first. What is only in the student's own words has no sentence, and is no fact of the document. */
export const factsOfKind = (record: StudyRecord, kind: FactKind): Fact[] =>
  kind === 'null-result'
    ? factsOfKind(record, 'result').flatMap((fact) =>
        tellsNoEffect(fact.evidence.quote) ? [{ ...fact, kind }] : [],
      )
    : slotsOfKind(kind)
        .flatMap((slot) => saidOf(record, slot))
        .flatMap(({ value, evidence: [place], by }) =>
          place ? [{ kind, evidence: place, ...(by === 'model' && { says: value }) }] : [],
        )
