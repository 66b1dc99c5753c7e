/** Holds the readers of .sav and .dta against pyreadstat: node bench/data-analysis/files.ts expected.json (see files.py). */
import { readFileSync } from 'node:fs'
import { readDta } from '../../src/ports/document-text/data-file/read-dta.ts'
import { readSav } from '../../src/ports/document-text/data-file/read-sav.ts'

type Expected = {
  rows: number
  names: string[]
  labels: string[]
  values: (number | string | null)[][]
  valueLabels: Record<string, Record<string, string>>
  formats: Record<string, string>
}

const expected = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, Expected>
let [files, cells, wrong] = [0, 0, 0]
const say = (words: string) => {
  wrong += 1
  if (wrong < 40) console.log(words)
}
for (const [path, want] of Object.entries(expected)) {
  const bytes = new Uint8Array(readFileSync(path))
  const got = path.endsWith('.dta') ? readDta(bytes) : readSav(bytes)
  files += 1
  if (got.rows !== want.rows) say(`${path}: ${got.rows} rows and not ${want.rows}`)
  for (const [j, name] of want.names.entries()) {
    const own = got.variables[j]
    if (!own || own.name !== name) {
      say(`${path}: column ${own?.name} and not ${name}`)
      continue
    }
    if (own.label !== want.labels[j]) say(`${path} ${name}: label “${own.label}” and not “${want.labels[j]}”`)
    for (const [value, label] of Object.entries(want.valueLabels[name] ?? {})) {
      // Stata's .a to .z are letters, and stand for no value.
      if (/^[a-z]$/.test(value)) continue
      cells += 1
      if (own.numbers && own.labels.get(Number(value)) !== label)
        say(`${path} ${name}: ${value} is “${own.labels.get(Number(value))}” and not “${label}”`)
    }
    want.values[j]!.forEach((value, row) => {
      cells += 1
      if (own.isDate) return
      const ours = own.numbers ? own.numbers[row]! : own.texts![row]!
      const isSame = own.numbers
        ? value === null
          ? Number.isNaN(ours)
          : ours === value || Math.abs(Number(ours) - Number(value)) < 1e-9 * Math.abs(Number(value))
        : ours === (value ?? '')
      if (!isSame)
        say(`${path} ${name} row ${row}: ${String(ours).slice(0, 60)} and not ${String(value).slice(0, 60)}`)
    })
  }
}
console.log(`${files} files, ${cells} values and labels, ${wrong} differ`)
