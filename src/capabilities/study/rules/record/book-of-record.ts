/**
 * The record as a book of facts: what is proved or confirmed is shown, what is only a candidate is asked about, and
 * what is lacking is told after a search of the whole text.
 */
import type { ReadDocument } from '../document/reading.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import type { Work } from '../facts/work.ts'
import { tellsNoEffect } from '../text/no-effect.ts'
import { findingsOf } from './absence.ts'
import { type Assessment, assessmentsOf } from './assessment.ts'
import { type Dispute, readerThatStands } from './disagreements.ts'
import type { Choices } from './disputed.ts'
import { linesOf } from './front/front-lines.ts'
import {
  KIND_OF_SLOT,
  SAMPLE,
  SLOT_IDS,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
  saidOf,
} from './study-record.ts'

/** What a model read in a document, proved by code, and the student's choices where it disagrees with the built-in reader. */
export type ModelReading = {
  /** The model's name, as its opinions are labelled. */
  model: string
  record: StudyRecord
  choices: Choices
}

export type MergedBook = BookOfFacts & {
  /** The model that also read it; null if none did. */
  model: string | null
  /** In its own order of weight. */
  assessments: readonly Assessment[]
  /** What it said with a figure or a name that code could not prove: no room tells it as a fact. */
  unproved: readonly Assessment[]
  disagreements: readonly Dispute[]
}

const factKindOf = (slot: SlotId): FactKind | undefined =>
  SAMPLE.includes(slot) ? 'sample-size' : KIND_OF_SLOT[slot]
const LAST_FIRST = [...SLOT_IDS].sort((a, b) => SAMPLE.indexOf(a) - SAMPLE.indexOf(b))

export function bookOfRecord(
  record: StudyRecord,
  { expected, ...work }: Work,
  reading: ReadDocument,
  disagreements: readonly Dispute[],
  model: string | undefined,
): MergedBook {
  const facts = (certainty: Fact['certainty']) =>
    LAST_FIRST.flatMap((slot) => {
      const kind = factKindOf(slot)
      const entries =
        certainty === 'shown'
          ? saidOf(record, slot)
          : // Beside what is proved or confirmed, a candidate is only another choice.
            record.slots[slot].state === 'unsure'
            ? record.slots[slot].candidates
            : []
      return kind ? entries.flatMap((entry) => factOf(kind, entry, certainty)) : []
    })
  const shown = facts('shown')
  // The student says that the work has none, or what it is in their own words: nobody tells them that it is missing.
  const owed = expected.filter((kind) => !isTheirWord(record, kind))
  const ours = disagreements.find((one) => one.about === 'title' && readerThatStands(one) === 'built-in')
  const remarks = assessmentsOf(record)
  return {
    ...work,
    title: ours?.builtIn.says ?? saidOf(record, 'title')[0]?.value ?? titleBeside(work, reading),
    facts: [...shown, ...nullResults(shown)],
    findings: findingsOf(reading, [...shown, ...facts('likely')], owed),
    model: model ?? null,
    assessments: remarks.filter(({ isUnproved }) => !isUnproved),
    unproved: remarks.filter(({ isUnproved }) => isUnproved),
    disagreements,
  }
}

/** A line of a cover that is not surely the title is as often a town, a crest or the names of its authors. */
const titleBeside = ({ kind, title }: Pick<Work, 'kind' | 'title'>, reading: ReadDocument): string =>
  kind === 'research' && linesOf(reading).some(({ text }) => text.length > 3 && title.includes(text))
    ? ''
    : title

const isTheirWord = ({ slots }: StudyRecord, kind: FactKind): boolean =>
  SLOT_IDS.some((id) => {
    const { state, entries } = slots[id]
    if (factKindOf(id) !== kind || state === 'proved') return false
    return (
      state === 'not-mine' ||
      (state === 'confirmed' && entries.every(({ evidence }) => evidence.length === 0))
    )
  })

function factOf(kind: FactKind, { value, evidence, by }: SlotEntry, certainty: Fact['certainty']): Fact[] {
  const [place] = evidence
  if (!place) return []
  return [
    {
      kind,
      evidence: place,
      certainty,
      ...(by === 'model' && { says: value }),
    },
  ]
}

const nullResults = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      ({ kind, certainty, evidence }) =>
        kind === 'result' && certainty === 'shown' && tellsNoEffect(evidence.quote),
    )
    .map((fact) => ({ ...fact, kind: 'null-result' }))
