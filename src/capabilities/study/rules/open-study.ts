/** A document prepared for study. Cheap parts are computed at once, the others on first use, and kept. */
import type { DocumentModel } from '#product/document-model.ts'
import type { Check } from './checks/check.ts'
import { withoutDoubtful, withoutDoubtfulAlarms, withoutDoubtfulRows } from './checks/doubtful-figures.ts'
import { numberChecks } from './checks/numbers/number-checks.ts'
import { numberFindingsOf, rowsOf } from './checks/numbers/number-findings.ts'
import { type References, referencesOf } from './checks/sources/match-citations.ts'
import { textChecks } from './checks/words/text-checks.ts'
import { type Reading, readForStudy } from './document/reading.ts'
import { type DesignNamed, designNamed } from './facts/design-named.ts'
import { asPlaced, type Statement, speaksOfOwnSample, statementsOf } from './facts/candidate-sentences.ts'
import { askFromBook } from './summarisation/ask-from-book.ts'
import { findKeyPhrases, type KeyPhrase } from './summarisation/key-phrases.ts'
import { type OutlineNode, outlineOf } from './summarisation/outline.ts'
import { type PassageSearch, searchPassages } from './summarisation/passages.ts'
import type { ExamQuestion } from './summarisation/questions.ts'
import { type SummaryPoint, summarise } from './summarisation/summary.ts'
import { type DocumentType, typeOf } from './kind/document-type.ts'
import { type MergedBook, type ModelReading, mergedBook } from './merged/merged-book.ts'
import { type SampleCandidate, sampleSizeOf } from './statistics/sample-size.ts'
import type { StatisticRow } from './statistics/statistic-row.ts'
import { findStatistics, type Statistics } from './statistics/statistics.ts'

export type OpenStudy = {
  reading: Reading
  passages(): PassageSearch
  summary(): SummaryPoint[]
  statistics(): Statistics
  questions(): ExamQuestion[]
  keyPhrases(): KeyPhrase[]
  outline(): OutlineNode[]
  design(): DesignNamed | null
  sampleSize(): SampleCandidate | null
  numberChecks(): Check[]
  statisticRows(): StatisticRow[]
  references(): References
  documentType(): DocumentType
  /** The merged book: facts read by the rules, and a model's findings proved by code. */
  facts(): MergedBook
  /** A model's findings in it, if one read it. */
  read: ModelReading | undefined
  statements(): readonly Statement[]
  textChecks(): Check[]
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const openStudy = (model: DocumentModel, read?: ModelReading): OpenStudy =>
  openReading(readForStudy(model), read)

function openReading(reading: Reading, read?: ModelReading): OpenStudy {
  const statistics = once(() => findStatistics(reading))
  const statements = once(() => statementsOf(reading))
  const sampleSize = once(() => sampleSizeOf(reading, statements().filter(speaksOfOwnSample).map(asPlaced)))
  const numbers = once(() => numberFindingsOf(reading, statistics(), sampleSize()))
  /** The same without doubtful figures. */
  const sure = once(() => {
    const left = withoutDoubtful(reading)
    return left && openReading(left, read)
  })
  const alarmsOf = (checks: Check[], which: 'numberChecks' | 'textChecks') => {
    const left = sure()
    return left ? withoutDoubtfulAlarms(checks, left[which]()) : checks
  }
  const references = once(() => referencesOf(reading))
  const documentType = once(() => typeOf(reading))
  const facts = once(() => mergedBook(reading, documentType().kind, statements(), read))
  const design = once(() => designNamed(facts()))
  return {
    reading,
    passages: once(() => searchPassages(reading, { book: facts, references })),
    summary: once(() => summarise(reading)),
    statistics,
    questions: once(() => askFromBook(facts(), reading, statements())),
    keyPhrases: once(() => findKeyPhrases(reading)),
    outline: once(() => outlineOf(reading)),
    sampleSize,
    numberChecks: once(() => alarmsOf(numberChecks(numbers()), 'numberChecks')),
    statisticRows: once(() => withoutDoubtfulRows(rowsOf(numbers()), sure()?.statisticRows())),
    design,
    references,
    documentType,
    facts,
    read,
    statements,
    textChecks: once(() =>
      alarmsOf(
        textChecks(reading, {
          design: design(),
          references: references(),
          statements: statements(),
          book: facts(),
        }),
        'textChecks',
      ),
    ),
  }
}
