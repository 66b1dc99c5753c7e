/** A column with each different cell once: a long sheet repeats itself. */
import { type Cell, cellText, isMissing } from './cells.ts'
import type { RawTable } from './find-tables.ts'
import type { Variable, VariableKind } from './table.ts'

export const NAMES_PEOPLE =
  /^(?:s\/?n(?:o\.?)?|no\.?|id|#|index|serial.*|.*\b(?:id|identifier|name|names|phone|email|e-mail|username|nrc|code of respondent|respondent(?: (?:no\.?|number|id))?|questionnaire (?:no\.?|number)))$|_id$|^_|uuid|ishina/i

/** Each different cell once, with how often it stands and where. */
export type Dictionary = { texts: string[]; counts: number[]; codes: Int32Array }

export function dictionaryOf(rows: RawTable['rows'], at: number): Dictionary {
  const known = new Map<Cell, number>()
  const byText = new Map<string, number>()
  const [texts, counts]: [string[], number[]] = [[], []]
  const codes = new Int32Array(rows.length)
  for (let row = 0; row < rows.length; row += 1) {
    const cell = rows[row]![at]
    let code = known.get(cell)
    if (code === undefined) {
      const text = cellText(cell)
      if (isMissing(text)) code = -1
      else {
        code = byText.get(text)
        if (code === undefined) {
          code = texts.push(text) - 1
          counts.push(0)
          byText.set(text, code)
        }
      }
      known.set(cell, code)
    }
    codes[row] = code
    if (code >= 0) counts[code]! += 1
  }
  return { texts, counts, codes }
}

export const bare = (name: string, kind: VariableKind, rows: number): Variable => ({
  name,
  label: name,
  kind,
  values: new Float64Array(rows).fill(Number.NaN),
  levels: [],
})

export const valuesByCode = ({ codes }: Dictionary, of: readonly (number | undefined)[]): Float64Array => {
  const values = new Float64Array(codes.length)
  for (let row = 0; row < codes.length; row += 1)
    values[row] = codes[row]! < 0 ? Number.NaN : (of[codes[row]!] ?? Number.NaN)
  return values
}
