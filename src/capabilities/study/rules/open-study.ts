/** A document prepared for study. Cheap parts are computed at once, the others on first use, and kept. */
import type { DocumentModel } from '#product/document-model.ts'
import { appraise } from './appraisal/appraise.ts'
import type { Appraisal } from './appraisal/appraised.ts'
import type { StudyCheck } from './checks/check.ts'
import {
  withoutDoubtful,
  withoutDoubtfulAlarms,
  withoutDoubtfulComparisons,
  withoutDoubtfulRows,
} from './checks/doubtful-figures.ts'
import { numberChecks } from './checks/numbers/number-checks.ts'
import { numberFindingsOf } from './checks/numbers/number-findings.ts'
import { type References, referencesOf } from './checks/sources/match-citations.ts'
import { textChecks } from './checks/words/text-checks.ts'
import { type Compared, rowsOfComparisons } from './compare/compare.ts'
import type { Asked, PlacedTable } from './compare/places.ts'
import type { PrintedFigures } from './compare/printed-figures.ts'
import { withoutRefuted } from './compare/refuted-shares.ts'
import { type ReadDocument, readForStudy } from './document/reading.ts'
import {
  asPlaced,
  type CandidateSentence,
  speaksOfOwnSample,
  statementsOf,
} from './facts/candidate-sentences.ts'
import { type Work, workOf } from './facts/work.ts'
import { type DocumentKind, type DocumentType, typeOf } from './kind/document-type.ts'
import { builtInRecord } from './record/built-in-record.ts'
import { type Dispute, disagreementsOf } from './record/disagreements.ts'
import { mergeReaders, shownTitle } from './record/merge-readers.ts'
import type { ModelReading } from './record/model-reading.ts'
import { type StudentAnswer, withAnswers } from './record/student-answers.ts'
import { type StudyRecord, saidOf } from './record/study-record.ts'
import { type ToldSlots, toldSlots } from './record/told-slots.ts'
import { type SentenceRoles, sentenceRoles } from './roles/sentence-roles.ts'
import { type SampleCandidate, sampleSizeOf } from './statistics/sample-size.ts'
import type { StatisticRow } from './statistics/statistic-row.ts'
import { findStatistics, type Statistics } from './statistics/statistics.ts'
import { askOfRecord } from './summarisation/ask-of-record.ts'
import { type PassageSearch, searchPassages } from './summarisation/passages.ts'
import type { ExamQuestion } from './summarisation/questions.ts'
import { type SummaryPoint, summarise } from './summarisation/summary.ts'

export type OpenStudy = {
  reading: ReadDocument
  passages(): PassageSearch
  summary(): SummaryPoint[]
  statistics(): Statistics
  questions(): ExamQuestion[]
  sampleSize(): SampleCandidate | null
  numberChecks(): StudyCheck[]
  statisticRows(): StatisticRow[]
  /** Places of the work held against each other; `heaviestComparisons` picks those that disagree. */
  comparisons(): Compared[]
  /** Its tables as typed cells, without those of other works. */
  tables(): readonly PlacedTable[]
  /** How many figures there are to read: what every count of rows is held against. */
  printedFigures(): PrintedFigures
  references(): References
  documentType(): DocumentType
  /** Work and record as if the document were of this kind. */
  readAs(kind: DocumentKind): ReadAs
  /** What the work is, and what such a work owes. */
  work(): Work
  title(): string
  /** What the work says about itself, slot by slot, with the student's answers. */
  record(): StudyRecord
  /** A model's findings in it, if one read it. */
  read: ModelReading | undefined
  statements(): readonly CandidateSentence[]
  /** What a sentence does for the work, by learned weights. */
  roleOf: SentenceRoles
  /** The work held against what a supervisor looks for: what advice is made from. */
  appraisal(): Appraisal
  textChecks(): StudyCheck[]
}

export type ReadAs = {
  work: Work
  record: StudyRecord
  title: string
  /** Where a model and the built-in reader read it differently. */
  disagreements: readonly Dispute[]
}

const askedIn = (record: StudyRecord): Asked => {
  const from = (slot: keyof Asked) =>
    saidOf(record, slot).flatMap(({ value, evidence: [place] }) =>
      place ? [{ value, evidence: place }] : [],
    )
  return { objectives: from('objectives'), questions: from('questions'), hypotheses: from('hypotheses') }
}

function memoised<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const openRecord = (
  model: DocumentModel,
  read?: ModelReading,
  answers: readonly StudentAnswer[] = [],
): OpenStudy => openReading(readForStudy(model), read, answers)

function openReading(
  reading: ReadDocument,
  read: ModelReading | undefined,
  answers: readonly StudentAnswer[],
): OpenStudy {
  const statistics = memoised(() => findStatistics(reading))
  const statements = memoised(() => statementsOf(reading))
  const told = memoised(() => new Map(statements().map((one) => [one, toldSlots(one)])))
  const toldIn = (one: CandidateSentence): ToldSlots => told().get(one) ?? toldSlots(one)
  const roles = memoised(() => sentenceRoles(statements(), (one) => toldIn(one).keys()))
  const sampleSize = memoised(() =>
    sampleSizeOf(reading, statements().filter(speaksOfOwnSample).map(asPlaced)),
  )
  const numbers = memoised(() =>
    numberFindingsOf(reading, {
      statistics: statistics(),
      size: sampleSize(),
      record: record(),
      asked: askedIn(record()),
    }),
  )
  /** The same without doubtful figures. */
  const sure = memoised(() => {
    const left = withoutDoubtful(reading)
    return left && openReading(left, read, answers)
  })
  const alarmsOf = (checks: StudyCheck[], which: 'numberChecks' | 'textChecks') => {
    const left = sure()
    return left ? withoutDoubtfulAlarms(checks, left[which]()) : checks
  }
  const references = memoised(() => referencesOf(reading))
  const documentType = memoised(() => typeOf(reading))
  const readAs = (kind: DocumentKind): ReadAs => {
    const work = workOf(reading, kind, statements())
    const ours = builtInRecord({
      reading,
      kind,
      stage: work.stage,
      statements: statements(),
      toldIn,
      roles: roles(),
    })
    const theirs = kind === 'research' ? read : undefined
    const disagreements = theirs ? disagreementsOf(ours, theirs.record, reading, theirs.choices) : []
    const as = withAnswers(mergeReaders(ours, theirs?.record, disagreements), answers)
    return { work, record: as, title: shownTitle(as, kind, reading, disagreements), disagreements }
  }
  const own = memoised(() => readAs(documentType().kind))
  const record = () => own().record
  const work = () => own().work
  const study: OpenStudy = {
    reading,
    passages: memoised(() => searchPassages(reading, { record, references })),
    summary: memoised(() => summarise(reading)),
    statistics,
    questions: memoised(() => askOfRecord(record(), work(), reading, statements())),
    sampleSize,
    numberChecks: memoised(() => alarmsOf(numberChecks(numbers()), 'numberChecks')),
    statisticRows: memoised(() =>
      withoutRefuted(
        withoutDoubtfulRows(rowsOfComparisons(numbers().compared), sure()?.statisticRows()),
        numbers().places.tables,
        reading.sentences,
      ),
    ),
    comparisons: memoised(() => withoutDoubtfulComparisons(numbers().compared, sure()?.comparisons())),
    printedFigures: () => numbers().places.printed,
    tables: () => numbers().places.tables,
    references,
    documentType,
    readAs: (kind) => (kind === documentType().kind ? own() : readAs(kind)),
    work,
    title: () => own().title,
    record,
    read,
    statements,
    roleOf: (sentenceId) => roles()(sentenceId),
    textChecks: memoised(() =>
      alarmsOf(
        textChecks(reading, {
          references: references(),
          statements: statements(),
          isChapter: work().stage === 'chapter',
        }),
        'textChecks',
      ),
    ),
    appraisal: memoised(() => appraise(study)),
  }
  return study
}
