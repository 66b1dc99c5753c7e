import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { speaksAboutPrinting } from '../text/speaks-about.ts'
import { type Descriptive, findDescriptives } from './descriptives.ts'
import { labelledResults } from './labelled-lines.ts'
import { findTestResults, type TestResult } from './test-results.ts'

export type Statistics = {
  tests: (TestResult & { evidence: StudyEvidence })[]
  descriptives: (Descriptive & { evidence: StudyEvidence })[]
}

/** Everything counted or tested in a document, except in its reference list and in examples. */
export function findStatistics(reading: ReadDocument): Statistics {
  const tests: Statistics['tests'] = []
  const descriptives: Statistics['descriptives'] = []
  for (const sentence of [...reading.sentences, ...reading.blocks]) {
    if (sentence.role === 'references' || sentence.kind === 'reference' || !/\d/.test(sentence.text)) continue
    if (speaksAboutPrinting(sentence.text)) continue
    const evidence = evidenceOf(sentence)
    for (const result of findTestResults(sentence.text)) tests.push({ ...result, evidence })
    for (const what of findDescriptives(sentence.text)) descriptives.push({ ...what, evidence })
  }
  for (const { sentence, ...result } of labelledResults(reading))
    if (sentence.role !== 'references' && !tests.some((one) => one.evidence.sentenceId === sentence.id))
      tests.push({ ...result, evidence: evidenceOf(sentence) })
  return { tests, descriptives }
}
