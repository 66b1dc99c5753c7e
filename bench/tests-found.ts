/**
 * Tests in sentences coded by hand (is there a test, does an effect size stand beside it), and the papers made for
 * statcheck with its key of results and errors. The works stay outside the project: without them there is one line.
 * `npm run bench:tests [-- folder of measures]`
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { documentProblem } from '../src/capabilities/documents/spec.ts'
import { hasEffectSize } from '../src/capabilities/study/rules/checks/numbers/p-hygiene.ts'
import { plainFigures } from '../src/capabilities/study/rules/document/plain-figures.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { findTestResults } from '../src/capabilities/study/rules/statistics/test-results.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { reporter } from './decoder/report.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../shared/corpus/measures')
const { atLeast, atMost, over } = reporter()
const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

type Coded = { text: string; has_t?: boolean; has_F?: boolean; has_es: boolean }

function sentences(file: string, test: 't' | 'F') {
  const book = read(readFileSync(join(folder, 'effect-sizes', file)))
  const rows = utils.sheet_to_json<Coded>(book.Sheets[book.SheetNames[0]!]!).filter(({ text }) => text)
  const tested = rows.filter((row) => (test === 't' ? row.has_t : row.has_F))
  const found = tested.filter(({ text }) => findTestResults(text).some((one) => one.test === test))
  atLeast(
    `Sentences with ${test} tests that are found (${tested.length})`,
    percent(found.length, tested.length),
    '%',
    95,
  )
  const right = rows.filter(({ text, has_es }) => hasEffectSize(plainFigures(text)) === has_es)
  atLeast(
    `Effect sizes beside ${test} tests told right (${rows.length})`,
    percent(right.length, rows.length),
    '%',
    95,
  )
}

type KeyRow = { file_name: string; test_type: string; test_value: string; error: string; extract_apa: string }

async function papers() {
  const key = Papa.parse<KeyRow>(
    readFileSync(join(folder, 'statcheck/manually_extracted_stats_testpapers.csv'), 'utf8'),
    {
      header: true,
      delimiter: ';',
    },
  ).data
  const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
  const tally = { results: 0, found: 0, errors: 0, flagged: 0, false: 0 }
  for (const path of ['Paper1.pdf', 'Paper3.pdf', 'Paper4_multiplepages.pdf'].map((name) =>
    join(folder, 'statcheck', name),
  )) {
    const document = await reader.readDocument({ path, fileName: basename(path) })
    if (!document.ok) throw new Error(document.problem.message)
    const rows = openStudy(document.value).statisticRows()
    const wanted = key.filter((one) => one.file_name === basename(path))
    for (const { test_value, error } of wanted) {
      const row = rows.find(
        ({ reports }) =>
          reports.endsWith(`= ${test_value}`) || reports.endsWith(`= ${test_value.replace(/^0/, '')}`),
      )
      tally.results += 1
      tally.found += row ? 1 : 0
      tally.errors += error === '1' ? 1 : 0
      if (row?.verdict === 'look again') tally[error === '1' ? 'flagged' : 'false'] += 1
    }
  }
  await reader.close()
  atLeast(
    `Results of the papers of statcheck that are found (${tally.results})`,
    percent(tally.found, tally.results),
    '%',
    70,
  )
  atLeast(
    `Errors among them that are flagged (${tally.errors})`,
    percent(tally.flagged, tally.errors),
    '%',
    70,
  )
  atMost('Right results that are flagged', tally.false, '', 0)
}

if (existsSync(folder)) {
  sentences('effect_size_ttest_v2_coded_ML_LD.xlsx', 't')
  sentences('effect_size_Ftest_v1_coded_LD.xlsx', 'F')
  await papers()
} else console.log(`No folder of measures at ${folder}: nothing is measured.`)
process.exit(over() ? 1 : 0)
