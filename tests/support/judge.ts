import { openRecord } from '#capabilities/study/engine.index.ts'
import { findingsOf } from '#capabilities/study/facts.index.ts'
import { factsIn } from '#capabilities/study/index.ts'
import { answerQuestion } from '#capabilities/study/rules/answerer/answer.ts'
import { openHandbook } from '#capabilities/study/rules/handbook/handbook-search.ts'
import { modelOf, type WrittenSection } from './model-of.ts'

const handbook = openHandbook([])
const QUESTIONS = [
  'Summarise my thesis',
  'What is my sample size?',
  'What are my limitations?',
  'why did women book late',
]

/** Everything the engine says about a document, keyed by its words: pages or ids may shift, words do not. */
export function judge(sections: WrittenSection[], about: { title: string; authors?: string[] }) {
  const study = openRecord(modelOf(sections, about))
  const { work, record } = study.readAs(study.documentType().kind)
  return {
    summary: study.summary().map(({ move, evidence }) => [move, evidence.quote]),
    questions: study.questions().map(({ question, evidence }) => [question, evidence.quote]),
    facts: factsIn(record).map(({ kind, evidence }) => [kind, evidence.quote]),
    findings: findingsOf(study.reading, record, work.expected).map(({ kind, name }) => [kind, name]),
    sample: study.sampleSize()?.size,
    statistics: study.statistics().tests.map(({ asWritten }) => asWritten),
    checks: study.numberChecks().map(({ id, outcome, says }) => [id, outcome, says]),
    rows: study.statisticRows().map(({ reports, verdict }) => [reports, verdict]),
    type: study.documentType(),
    words: study
      .textChecks()
      .map(({ id, outcome, says, evidence }) => [id, outcome, says, evidence.map(({ quote }) => quote)]),
    answers: QUESTIONS.map((question) =>
      [...answerQuestion({ question, study, handbook })].map(({ text }) =>
        text.replace(/ \(page \d+\)$/, ''),
      ),
    ),
  }
}
