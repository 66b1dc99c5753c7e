/**
 * Tests in sentences coded by hand (is there a test, and an effect size with it), and the papers made for statcheck
 * with its key of results and errors. The works stay outside the project: their folder is named, here or in
 * BENCH_MEASURES. `npm run bench:tests -- <folder of measures>`
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Papa from 'papaparse'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { atLeast, atMost, overBudget } from './printing/report.ts'
import { honestReader, scoreCoded } from './tests-found/coded-sentences.ts'

const named = folderOutside('measures made by others')
if (!named) process.exit(2)
const folder = named
const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

function sentences() {
  for (const { test, tests, effects } of scoreCoded(folder, honestReader)) {
    atLeast(
      `Sentences with ${test} tests that are found (${tests.of})`,
      percent(tests.hits, tests.of),
      '%',
      95,
    )
    atLeast(
      `Effect sizes beside ${test} tests told right (${effects.of})`,
      percent(effects.hits, effects.of),
      '%',
      95,
    )
  }
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
      if (row?.verdict === 'look-again') tally[error === '1' ? 'flagged' : 'false'] += 1
    }
  }
  await reader.close()
  atLeast(
    `Results of the papers of statcheck that are found (${tally.results})`,
    percent(tally.found, tally.results),
    '%',
    95,
  )
  atLeast(
    `Errors among them that are flagged (${tally.errors})`,
    percent(tally.flagged, tally.errors),
    '%',
    95,
  )
  atMost('Right results that are flagged', tally.false, '', 0)
}

sentences()
await papers()
process.exit(overBudget() ? 1 : 0)
