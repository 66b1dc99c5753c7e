/** Points on which the built-in reader and a model read the work differently: its title, its design, its sample size. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { Choices, Disputed, Reader } from './disputed.ts'
import { LEXICON } from './knowledge/lexicon.ts'
import { patternOf } from './slot-pattern.ts'
import { SAMPLE, type SlotEntry, type StudyRecord, saidOf } from './study-record.ts'
import { isSameTitle, titleFrom } from './title.ts'

type Side = { says: string; evidence: StudyEvidence }
export type Dispute = {
  about: Disputed
  builtIn: Side
  model: Side
  /** The student's choice; null until then. */
  chosen: Reader | null
}

/** Whose reading stands: the model has read the whole work and code has proved its place, so its own, until the student says. */
export const readerThatStands = ({ chosen }: Dispute): Reader => chosen ?? 'model'

export function disagreementsOf(
  ours: StudyRecord,
  theirs: StudyRecord,
  reading: ReadDocument,
  choices: Choices,
): Dispute[] {
  const found: Dispute[] = []
  const add = (about: Disputed, builtIn: Side, model: Side) =>
    found.push({ about, builtIn, model, chosen: choices[about] ?? null })
  const ourTitle = saidOf(ours, 'title')[0]?.value ?? reading.title
  const [said] = saidOf(theirs, 'title')
  const place = said && titleFrom(said.value, reading)
  if (place && ourTitle && !isSameTitle(ourTitle, place.quote))
    add(
      'title',
      { says: ourTitle, evidence: { ...place, quote: ourTitle } },
      { says: place.quote, evidence: place },
    )
  for (const [about, slots, named] of [
    ['design', ['design'], designIn],
    ['sample-size', SAMPLE, ({ value }: SlotEntry) => value.replace(/[ ,]/g, '')],
  ] as const) {
    const entriesOf = (record: StudyRecord) => slots.flatMap((slot) => saidOf(record, slot))
    const pair = opposed(entriesOf(ours), entriesOf(theirs), named)
    if (pair) add(about, ...pair)
  }
  return found
}

/** The first of each, if no entry of one names what an entry of the other does. */
function opposed(
  ours: readonly SlotEntry[],
  theirs: readonly SlotEntry[],
  named: (entry: SlotEntry) => string | undefined,
): [Side, Side] | null {
  const known = new Set(ours.flatMap((one) => named(one) ?? []))
  const sides = [ours.find(named), theirs.find(named)].map((one) => one && sideOf(one))
  const [mine, other] = sides
  if (!mine || !other || mine.evidence.sentenceId === other.evidence.sentenceId) return null
  return theirs.some((one) => known.has(named(one) ?? '')) ? null : [mine, other]
}

const sideOf = ({ value, evidence: [place] }: SlotEntry): Side | undefined =>
  place && { says: value, evidence: place }

const designIn = ({ value }: SlotEntry): string | undefined =>
  patternOf('<design>', LEXICON).exec(value)?.[0].toLowerCase()
