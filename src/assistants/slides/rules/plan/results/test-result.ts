/** What came of the tests of a system, from the tables that list them: how many cases passed. */
import { evidenceOf } from '#capabilities/study/index.ts'
import { type DocumentTable, numberIn, rowsOf } from '#product/document-table.ts'
import type { SlideSource } from '../../deck/deck.ts'
import { plainTable } from '../../tables/table-visual.ts'
import { type Draft, draftOf } from '../draft.ts'
import { placesOf } from '../over-pages.ts'
import type { Work } from '../work.ts'
import { MAIN } from './result-tables.ts'

type Tally = { passed: number; cases: number }

export function testResult(work: Work): Draft | undefined {
  if (!work.isSystem || work.kind === 'proposal') return undefined
  // A table that counts the cases counts those that others list one by one.
  for (const placed of work.tables) {
    const { table } = placed
    const tally = tallyIn(table)
    if (tally) return slideOf(tally, placesOf(placed), [withHead(table), table.caption ?? ''])
  }
  for (const placed of work.tables) {
    const { table } = placed
    const tally = listedIn(table)
    if (tally) return slideOf(tally, placesOf(placed), [withHead(table), table.caption ?? ''])
  }
  // One case a table: its name and what came of it.
  const single = work.tables.flatMap(({ table, block }) => {
    const rows = rowsOf(table)
    const said = rows.find(([name = '']) => /^(?:test )?(?:status|result|verdict)$/i.test(name.trim()))?.[1]
    const called = rows.find(([name = '']) => CALLED.test(name.trim()))?.[1]?.trim()
    return said && OUTCOME.test(said)
      ? [{ isPassed: PASSED.test(said), source: evidenceOf(block), cells: [called ?? '', said.trim()] }]
      : []
  })
  if (single.length < LEAST_CASES) return undefined
  const tally = { passed: single.filter(({ isPassed }) => isPassed).length, cases: single.length }
  const isNamed = single.every(({ cells: [name = ''] }) => /\p{L}{3}/u.test(name))
  return slideOf(
    tally,
    single.map(({ source }) => source),
    isNamed ? [[['Test case', 'Result'], ...single.map(({ cells }) => cells)], 'Test cases'] : undefined,
  )
}
const CALLED =
  /^test case$|^(?:test )?(?:case )?(?:name|title|description|objective|scenario|purpose)(?: of (?:the )?test)?$/i

const OUTCOME = /^\W*(?:pass(?:ed)?|fail(?:ed|ure)?|success(?:ful)?|ok)\W*$/i
const PASSED = /^\W*(?:pass|success|ok)/i
const LEAST_CASES = 2

/** "Unit testing | 5 | 5 | 0" under "Number of test cases | Passed | Failed". */
function tallyIn(table: DocumentTable): Tally | undefined {
  const [head = [], ...rows] = withHead(table)
  const at = (name: RegExp) => head.findIndex((heading) => name.test(heading))
  const [cases, passed] = [
    at(/\b(?:test )?cases\b|^total\b/i),
    at(/^\W*(?:no\.? |number )?(?:of )?(?:test cases )?pass(?:ed)?\b/i),
  ]
  if (cases < 0 || passed < 0 || cases === passed || rows.length === 0) return undefined
  const body = table.rows
    .slice(-rows.length)
    .filter(({ kind, cells }) => kind === 'body' && !/^total/i.test(cells[0]?.text ?? ''))
  const values = body.flatMap(({ cells }) => {
    const [all, ok] = [numberIn(cells[cases]), numberIn(cells[passed])]
    return all && ok && ok.value <= all.value ? [{ cases: all.value, passed: ok.value }] : []
  })
  if (values.length === 0 || values.length < body.length) return undefined
  return values.reduce((sum, one) => ({ cases: sum.cases + one.cases, passed: sum.passed + one.passed }))
}

/** One case a row, and in one column what came of each. */
function listedIn(table: DocumentTable): Tally | undefined {
  const [, ...rows] = withHead(table)
  const body = rows.filter((cells) => cells.some((cell) => cell.trim()))
  const at = (body[0] ?? []).findIndex((_, place) => body.every((cells) => OUTCOME.test(cells[place] ?? '')))
  if (at < 1 || body.length < LEAST_CASES) return undefined
  return { cases: body.length, passed: body.filter((cells) => PASSED.test(cells[at]!)).length }
}

const withHead = (table: DocumentTable): string[][] =>
  table.headings.some((heading) => heading.trim())
    ? [table.headings, ...rowsOf({ ...table, rows: table.rows.filter(({ kind }) => kind !== 'head') })]
    : rowsOf(table)

function slideOf({ passed, cases }: Tally, sources: SlideSource[], shown?: [string[][], string]): Draft {
  const title =
    passed === cases ? `All ${cases} test cases passed` : `${passed} of ${cases} test cases passed`
  const visual = shown && plainTable(shown[0], { caption: shown[1], sources })
  return draftOf({
    id: 'result-0',
    part: 'Results',
    kicker: 'Test results',
    worth: MAIN + 1,
    name: title,
    title,
    ...(visual && { visual }),
    points: visual ? [] : [{ text: title, computed: true, sources }],
    opens: 'This is what came of the tests',
  })
}
