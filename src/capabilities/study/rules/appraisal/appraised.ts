/** What an appraisal rests on, and what comes of it: as data, so that a room can keep it with its session. */

import type { StudyCheck } from '../checks/check.ts'
import type { References } from '../checks/sources/match-citations.ts'
import type { Compared } from '../compare/compare.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { Work } from '../facts/work.ts'
import type { SlotId, StudyRecord } from '../record/study-record.ts'
import type { SampleCandidate } from '../statistics/sample-size.ts'
import type { Trait } from './themes/theme.ts'

/** Of a study that was opened: what is looked at here. */
export type Appraised = {
  reading: ReadDocument
  record(): StudyRecord
  work(): Work
  title(): string
  comparisons(): readonly Compared[]
  references(): References
  textChecks(): StudyCheck[]
  sampleSize(): SampleCandidate | null
}

/** Finished research, a plan of it, or a thing that was built. */
export type WorkKind = 'done' | 'planned' | 'built'

/** What the record says of the work, slot by slot: what an answer to a student's question is made from. */
export type SaidOfWork = Partial<Record<SlotId, { value: string; place: StudyEvidence }[]>>

/** Where the work is weak: asked about, told to who asks, and answered by one next step. */
export type WeakPoint = {
  about:
    | 'figures'
    | 'effect'
    | 'sources'
    | 'users'
    | 'search'
    | 'sampling'
    | 'reliability'
    | 'clusters'
    | 'model'
    | 'limits'
    | 'name'
    | 'aims'
  weight: number
  says: string
  /** As a panel would ask it. */
  asks: string
  next: string
  /** As a sentence of the limitations, without its full stop; empty where it is to be mended instead. */
  limit: string
  place: StudyEvidence | null
  /** More of it, for who asks which ones. */
  detail: string
}

/** `open`: something is there, and whether it is this nobody here knows. */
export type PointSeen = { at: number; state: 'found' | 'absent' | 'open'; place: StudyEvidence | null }

export type ThemeSeen = {
  /** `stated`: by the record or under its own heading. */
  state: 'stated' | 'unsaid' | 'absent'
  says: StudyEvidence[]
  reason: StudyEvidence | null
  points: PointSeen[]
}

/** An objective or a question, and the sentence of the results that is nearest to it. */
export type Pairing = {
  place: StudyEvidence
  result: StudyEvidence | null
  /** None of its own words stands in the results, their tables or headings. */
  isSilent: boolean
}

export type Appraisal = {
  kind: WorkKind
  title: string
  traits: Trait[]
  themes: Record<string, ThemeSeen>
  /** The heaviest first. */
  weak: WeakPoint[]
  pairings: Pairing[]
  counts: { analysed?: number; asked?: number; planned?: number; population?: number; listed: number }
  chapters: { title: string; role: string }[]
}
