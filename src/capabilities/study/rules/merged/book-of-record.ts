/**
 * The record as a book of facts, for rooms that still read one: what is proved or confirmed is shown, what is only a
 * candidate may be asked about, and what is lacking is told after a search of the whole text.
 */
import type { ReadDocument } from '../document/reading.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { findingsOf } from '../record/absence.ts'
import { KIND_OF_SLOT } from '../record/built-in-record.ts'
import { LEXICON } from '../record/knowledge/lexicon.ts'
import { patternOf } from '../record/slot-pattern.ts'
import { SLOT_IDS, type SlotEntry, type SlotId, type StudyRecord, saidOf } from '../record/study-record.ts'
import type { MergedBook } from './merged-book.ts'

/** The last link of the chain that is known is how many were studied. */
const SAMPLE: readonly SlotId[] = ['sampleAnalysed', 'sampleReturned', 'sampleAsked', 'samplePlanned']

export function bookOfRecord(record: StudyRecord, base: MergedBook, reading: ReadDocument): MergedBook {
  const facts = SLOT_IDS.flatMap((slot) => {
    const kind = SAMPLE.includes(slot) ? 'sample-size' : KIND_OF_SLOT[slot]
    if (!kind) return []
    return [
      ...saidOf(record, slot).flatMap((entry) => factOf(kind, entry, 'shown')),
      // Beside what is proved or confirmed, a candidate is only another choice.
      ...(record.slots[slot].state === 'unsure' ? record.slots[slot].candidates : []).flatMap((entry) =>
        factOf(kind, entry, 'likely'),
      ),
    ]
  })
  const sizes = SAMPLE.flatMap((slot) =>
    saidOf(record, slot).flatMap((entry) => factOf('sample-size', entry, 'shown')),
  )
  const ordered = [
    ...facts.filter(({ kind }) => kind !== 'sample-size'),
    ...sizes,
    ...facts.filter((one) => one.kind === 'sample-size' && one.certainty === 'likely'),
  ]
  const shown = ordered.filter(({ certainty }) => certainty === 'shown')
  const owned = base.findings
    .map(({ kind }) => kind)
    // The student says that the work has none, or what it is in their own words: nobody tells them that it is missing.
    .filter((kind) => !isTheirWord(record, kind))
  const [title] = saidOf(record, 'title')
  return {
    ...base,
    title: title?.value ?? base.title,
    // A candidate is asked about, and never said.
    facts: [...shown, ...nullResults(shown)],
    findings: findingsOf(reading, ordered, owned),
  }
}

const isTheirWord = ({ slots }: StudyRecord, kind: FactKind): boolean =>
  SLOT_IDS.some((id) => {
    const { state, entries } = slots[id]
    const isKind = SAMPLE.includes(id) ? kind === 'sample-size' : KIND_OF_SLOT[id] === kind
    if (!isKind || state === 'proved') return false
    return (
      state === 'not-mine' ||
      (state === 'confirmed' && entries.every(({ evidence }) => evidence.length === 0))
    )
  })

function factOf(kind: FactKind, { value, evidence, by }: SlotEntry, certainty: Fact['certainty']): Fact[] {
  const [place] = evidence
  if (!place) return []
  const short = shortOf(kind, value, place.quote)
  return [
    {
      kind,
      evidence: place,
      certainty,
      reader: by === 'model' ? 'model' : 'built-in',
      ...(short && { value: short }),
    },
  ]
}

function shortOf(kind: FactKind, value: string, quote: string): string | undefined {
  if (kind === 'sample-size')
    return /^\d[\d, ]*$/.test(value) ? `n = ${value.replace(/[ ,]/g, '')}` : undefined
  if (kind !== 'design') return undefined
  return patternOf('<design>', LEXICON).exec(quote)?.[0].toLowerCase()
}

const NO_DIFFERENCE = /\b(?:not|no|nor|neither)\b[^.,;]{0,24}\bsignifican|\binsignificant\b/i
const nullResults = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      ({ kind, certainty, evidence }) =>
        kind === 'result' && certainty === 'shown' && NO_DIFFERENCE.test(evidence.quote),
    )
    .map((fact) => ({ ...fact, kind: 'null-result' }))
