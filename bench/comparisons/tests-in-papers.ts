/**
 * Tests in sentences coded by hand (is there a test, and an effect size with it), and the papers made for statcheck with
 * its key of results and errors.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { documentProblem } from '../../src/capabilities/documents/rules/document-problems.ts'
import { hasEffectSize } from '../../src/capabilities/study/rules/checks/numbers/p-hygiene.ts'
import { plainFigures } from '../../src/capabilities/study/rules/document/plain-figures.ts'
import { openRecord } from '../../src/capabilities/study/rules/open-study.ts'
import { findTestResults } from '../../src/capabilities/study/rules/statistics/test-results.ts'
import { readDocumentsInChildren } from '../../src/ports/document-text/document-text.children.ts'
import { atLeast, atMost } from '../printing/report.ts'

type Coded = { text: string; has_t?: boolean; has_F?: boolean; has_es: boolean }

const CODED = {
  t: 'effect_size_ttest_v2_coded_ML_LD.xlsx',
  F: 'effect_size_Ftest_v1_coded_LD.xlsx',
} as const

export function measureSentences(folder: string): void {
  for (const test of ['t', 'F'] as const) {
    const path = join(folder, 'effect-sizes', CODED[test])
    if (!existsSync(path)) continue
    const book = read(readFileSync(path))
    const rows = utils.sheet_to_json<Coded>(book.Sheets[book.SheetNames[0]!]!).filter(({ text }) => text)
    const tested = rows.filter((row) => row[`has_${test}`])
    report(
      `sentences with ${test} tests that are found`,
      tested.filter(({ text }) => findTestResults(text).some((one) => one.test === test)).length,
      tested.length,
    )
    report(
      `effect sizes beside ${test} tests told right`,
      rows.filter(({ text, has_es }) => hasEffectSize(plainFigures(text)) === has_es).length,
      rows.length,
    )
  }
}

type KeyRow = { file_name: string; test_value: string; error: string }

export async function measurePapers(folder: string): Promise<void> {
  const papers = join(folder, 'statcheck')
  const key = Papa.parse<KeyRow>(
    readFileSync(join(papers, 'manually_extracted_stats_testpapers.csv'), 'utf8'),
    {
      header: true,
      delimiter: ';',
    },
  ).data
  const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
  const tally = { results: 0, found: 0, errors: 0, flagged: 0, false: 0 }
  for (const fileName of ['Paper1.pdf', 'Paper3.pdf', 'Paper4_multiplepages.pdf']) {
    const document = await reader.readDocument({ path: join(papers, fileName), fileName })
    if (!document.ok) throw new Error(document.problem.message)
    const rows = openRecord(document.value)
      .comparisons()
      .flatMap(({ comparison }) => comparison.rows)
    for (const { test_value, error } of key.filter((one) => one.file_name === fileName)) {
      const row = rows.find(
        ({ reports }) =>
          reports.endsWith(`= ${test_value}`) || reports.endsWith(`= ${test_value.replace(/^0/, '')}`),
      )
      tally.results += 1
      tally.found += row ? 1 : 0
      tally.errors += error === '1' ? 1 : 0
      if (row?.verdict === 'look-again') tally[error === '1' ? 'flagged' : 'false'] += 1
    }
  }
  await reader.close()
  report('results of the papers of statcheck that are found', tally.found, tally.results)
  report('errors among them that are flagged', tally.flagged, tally.errors)
  atMost('right results that are flagged', tally.false, '', 0)
}

const report = (what: string, hits: number, of: number) =>
  atLeast(`${what} (${of})`, (100 * hits) / Math.max(1, of), '%', 95)
