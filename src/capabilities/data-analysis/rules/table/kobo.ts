/** Exports of KoboToolbox and ODK: their own columns, heads that are paths, and one column for each option that could be ticked. */
import { type Cell, cellText } from './cells.ts'
import type { RawTable } from './find-tables.ts'

/** Written by the form and not by the respondent. */
const OWN =
  /^(?:__?(?:id|uuid|submission_time|submission__id|validation_status|notes|status|submitted_by|tags|index|version_?_?|attachments|geolocation|parent_\w+|xform_id_string|bamboo_dataset_id)(?:_.*)?|__version__|formhub\/uuid|meta\/.*|instanceid|deviceid|simserial|subscriberid|rootuuid)$/i
const SIGNS = /^(?:_id|_uuid|_submission_time|_index|__version__|formhub\/uuid|meta\/instanceid)$/i
const FEWEST_SIGNS = 2

const isTicked = (cell: Cell) => /^(?:1|true|yes|oui)$/i.test(cellText(cell))
const isTick = (cell: Cell) => /^(?:[01]|true|false|yes|no|)$/i.test(cellText(cell))

export function withoutFormColumns(table: RawTable): RawTable {
  const { heads, rows } = table
  if (heads.filter((head) => SIGNS.test(head.trim())).length < FEWEST_SIGNS) return table
  const own = heads.map((head) => OWN.test(head.trim()))
  /** For each question of several answers, its options and where they stand. */
  const options = new Map<number, { at: number; label: string }[]>()
  heads.forEach((head, at) => {
    const parent = heads.findIndex((one, i) => i !== at && one !== '' && head.startsWith(`${one}/`))
    if (own[at] || parent < 0 || own[parent] || !rows.every((row) => isTick(row[at]))) return
    const label = head.slice(heads[parent]!.length + 1).replace(/_/g, ' ')
    options.set(parent, [...(options.get(parent) ?? []), { at, label }])
  })
  const ticked = new Set([...options.values()].flat().map(({ at }) => at))
  const keep = heads.flatMap((_, at) => (own[at] || ticked.has(at) ? [] : [at]))
  const short = heads.map((head) => head.split('/').at(-1)!.trim() || head)
  const name = (at: number) => {
    const isAlone = keep.filter((one) => short[one] === short[at]).length === 1
    return isAlone ? short[at]! : heads[at]!.replace(/\s*\/\s*/g, ': ')
  }
  const answers = (row: readonly Cell[], at: number): Cell => {
    const of = options.get(at)
    if (!of || of.every((one) => cellText(row[one.at]) === '')) return row[at]
    return of
      .filter((one) => isTicked(row[one.at]))
      .map(({ label }) => label)
      .join(', ')
  }
  const left = own.filter(Boolean).length
  return {
    ...table,
    heads: keep.map(name),
    sections: keep.map((at) => /^(.+)\/[^/]+$/.exec(heads[at]!)?.[1]),
    rows: rows.map((row) => keep.map((at) => answers(row, at))),
    notes: [
      ...table.notes,
      `${left} columns that the form writes itself were left out, and the names of question groups taken off the headings.`,
      ...(options.size > 0 ? ['The columns of single options were put together as one question.'] : []),
    ],
  }
}
