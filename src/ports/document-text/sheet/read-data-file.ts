/** A file of SPSS or Stata as a table of words: what is searched and shown. The analyses read its values themselves. */
import type { DataFile, FileVariable } from '#kit/data-file.ts'
import { readDta } from '../data-file/read-dta.ts'
import { readSav } from '../data-file/read-sav.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import { NOTES } from '../structure/notes.ts'
import { type RawDocument, table } from '../structure/raw-document.ts'

export function readDataFile(bytes: Uint8Array, kind: 'sav' | 'dta'): RawDocument {
  const { rows, variables } = open(bytes, kind)
  const shown = Math.min(rows, LIMITS.rowsPerSheet)
  const cells = Array.from({ length: shown }, (_, row) => variables.map((variable) => wordsOf(variable, row)))
  const heads = variables.map(({ name, label }) => (label && label !== name ? `${name}: ${label}` : name))
  return {
    kind,
    paged: false,
    pages: [],
    blocks: variables.length > 0 && rows > 0 ? [table([heads, ...cells])] : [],
    figures: [],
    notes: rows > shown ? [NOTES.moreRows('1', shown)] : [],
  }
}

function open(bytes: Uint8Array, kind: 'sav' | 'dta'): DataFile {
  try {
    return kind === 'sav' ? readSav(bytes) : readDta(bytes)
  } catch {
    throw new Refusal('corrupt')
  }
}

const DAY = 86_400_000

function wordsOf({ numbers, texts, labels, isDate }: FileVariable, row: number): string {
  const value = numbers?.[row]
  if (value === undefined) return texts?.[row] ?? ''
  if (Number.isNaN(value)) return ''
  const date = isDate ? new Date(value * DAY) : undefined
  // A number that no calendar has stays a number.
  return date && !Number.isNaN(date.getTime())
    ? date.toISOString().slice(0, 10)
    : (labels.get(value) ?? String(value))
}
