/**
 * Which statements of the specification have a test. `npm run ledger` counts them per part,
 * `npm run ledger -- --missing chat` lists the rows of a part that no test names, and
 * `npm run ledger -- --tests chat` says for every row how many tests do.
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
if (wish && !rowsAsked) {
  console.error(`Name a part: ${[...parts.keys()].join(', ')}.`)
  process.exit(2)
}

if (wish === '--missing') {
  for (const { id, statement } of rowsAsked ?? []) if (!tests.has(id)) console.log(`${id}  ${statement}`)
} else if (wish === '--tests') {
  for (const { id, statement } of rowsAsked ?? [])
    console.log(`${id}  ${String(tests.get(id) ?? 0).padStart(3)}  ${statement}`)
} else {
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
const unknown = [...tests.keys()].filter((id) => ![...parts.values()].flat().some((row) => row.id === id))
if (unknown.length > 0) {
  console.error(`Tests name statements that are not there: ${unknown.join(', ')}`)
  process.exit(1)
}
