/**
 * Number of tests for each statement of the specification. `npm run ledger` prints the count of every one and a sum of
 * each part, and fails if a statement has none; `-- --sum` prints the sums alone, as `npm run check` does, `--
 * --missing chat` the rows of a part that no test names, `-- --tests chat` each row with its words.
 */
import { globSync, readFileSync } from 'node:fs'

type Row = { id: string; statement: string }

function readParts(): Map<string, Row[]> {
  const parts = new Map<string, Row[]>()
  let rows: Row[] = []
  for (const line of readFileSync('docs/product/specification.md', 'utf8').split('\n')) {
    const part = /^## (\w+)$/.exec(line)?.[1]
    if (part) {
      rows = []
      parts.set(part, rows)
    }
    const [, id, statement] = /^\| (S\d-\d{3}) \| (.+) \| (?:browser|http|rule) \|$/.exec(line) ?? []
    if (id && statement) rows.push({ id, statement })
  }
  return parts
}

function countTests(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of globSync([
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/**/*.{test,spec}.ts',
  ]))
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\[(S\d-\d{3})\]/g))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const parts = readParts()
const tests = countTests()
const [wish, name = ''] = process.argv.slice(2)
const rowsAsked = parts.get(name)
if (wish && wish !== '--sum' && !rowsAsked) {
  console.error(`Name a part: ${[...parts.keys()].join(', ')}.`)
  process.exit(2)
}

if (wish === '--missing') {
  for (const { id, statement } of rowsAsked ?? []) if (!tests.has(id)) console.log(`${id}  ${statement}`)
} else if (wish === '--tests') {
  for (const { id, statement } of rowsAsked ?? [])
    console.log(`${id}  ${String(tests.get(id) ?? 0).padStart(3)}  ${statement}`)
} else {
  if (!wish) for (const [part, rows] of parts) printCounts(part, rows)
  const line = (...cells: (string | number)[]) =>
    console.log(
      cells.map((cell, i) => (i === 0 ? String(cell).padEnd(12) : String(cell).padStart(8))).join(''),
    )
  line('part', 'rows', 'tested', 'missing', 'tests')
  for (const [part, rows] of [...parts, ['all', [...parts.values()].flat()] as const]) {
    const tested = rows.filter(({ id }) => tests.has(id)).length
    const count = rows.reduce((sum, { id }) => sum + (tests.get(id) ?? 0), 0)
    line(part, rows.length, tested, rows.length - tested, count)
  }
}
const untested = [...parts.values()].flat().filter(({ id }) => !tests.has(id))
const unknown = [...tests.keys()].filter((id) => ![...parts.values()].flat().some((row) => row.id === id))
if (untested.length > 0) console.error(`No test: ${untested.map(({ id }) => id).join(', ')}`)
if (unknown.length > 0) console.error(`Tests name statements that are not there: ${unknown.join(', ')}`)
if (untested.length + unknown.length > 0) process.exitCode = 1

function printCounts(part: string, rows: readonly Row[]): void {
  const cells = rows.map(({ id }) => `${id} ${String(tests.get(id) ?? 0).padStart(3)}`)
  console.log(part)
  for (let at = 0; at < cells.length; at += 10) console.log(`  ${cells.slice(at, at + 10).join('   ')}`)
  console.log('')
}
