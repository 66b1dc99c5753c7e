/**
 * Reads a model's answer, as far as it is one: with thoughts or prose round it, a fence, commas too many, or its end
 * missing. What was cut off in the middle is dropped and never completed: half a sentence says something else.
 */
import { jsonrepair } from 'jsonrepair'
import { withoutInvisible } from '#kit/invisible.ts'
import {
  ANSWERED_KINDS,
  ANSWERED_STAGES,
  type AnsweredAbsence,
  type AnsweredEntry,
  type AnsweredRemark,
  type CitedLine,
  emptyAnswer,
  type ModelAnswer,
} from './model-answer.ts'
import { REMARK_KINDS, SLOT_IDS } from './study-record.ts'

/** Beyond these an answer was never going to end. */
const MOST = {
  letters: 200_000,
  entries: 400,
  remarks: 60,
  absent: 30,
  summary: 8,
  withdrawn: 200,
  cited: 20,
}
const LONGEST = { value: 600, wording: 800, words: 200, label: 160 }

export function readAnswer(answer: string): ModelAnswer {
  const { value, isCut } = jsonIn(answer)
  const read = emptyAnswer()
  if (typeof value !== 'object' || value === null) return read
  const fields = (Array.isArray(value) ? { remarks: value } : value) as Fields
  if (isCut) dropLast(fields)
  const list = (name: string) => objectsOf(fields[name])
  return {
    kind: ANSWERED_KINDS.find((one) => one === fields.kind) ?? read.kind,
    stage: ANSWERED_STAGES.find((one) => one === fields.stage) ?? '',
    entries: list('entries').flatMap(entryFrom).slice(0, MOST.entries),
    remarks: list('remarks').flatMap(remarkFrom).slice(0, MOST.remarks),
    absent: list('absent').flatMap(absenceFrom).slice(0, MOST.absent),
    summary: list('summary')
      .map((one) => ({ says: line(one.says, LONGEST.wording), evidence: citedFrom(one.evidence) }))
      .filter(({ says }) => says !== '')
      .slice(0, MOST.summary),
    withdraw: strings(fields.withdraw, LONGEST.label).slice(0, MOST.withdrawn),
  }
}

type Fields = Record<string, unknown>

function jsonIn(answer: string): { value: unknown; isCut: boolean } {
  const said = withoutInvisible(answer.slice(0, MOST.letters)).replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
  const start = said.search(/\{\s*["'}\n]/)
  if (start < 0) return { value: undefined, isCut: false }
  const body = said.slice(start)
  const end = endOfObject(body)
  const json = end === undefined ? body.replace(/\s*```[\s\S]*$/, '') : body.slice(0, end)
  for (const read of [JSON.parse, (text: string) => JSON.parse(jsonrepair(text))])
    try {
      return { value: read(json), isCut: end === undefined }
    } catch {
      // The next one is more forgiving.
    }
  return { value: undefined, isCut: true }
}

/** Behind the bracket that closes the first object; undefined if it is cut off before. */
function endOfObject(text: string): number | undefined {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (inString && letter === '\\') at += 1
    else if (letter === '"') inString = !inString
    else if (inString) continue
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/** The last thing begun is not whole. */
function dropLast(fields: Fields): void {
  const last = Object.keys(fields).at(-1)
  if (last === undefined) return
  const value = fields[last]
  if (Array.isArray(value)) value.pop()
  else delete fields[last]
}

const objectsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : []

function entryFrom(fields: Fields): AnsweredEntry[] {
  const slot = SLOT_IDS.find((one) => one === fields.slot)
  const value = line(fields.value, LONGEST.value)
  const evidence = citedFrom(fields.evidence)
  if (!slot || value === '' || evidence.length === 0) return []
  return [
    {
      id: line(fields.id, LONGEST.label),
      slot,
      value,
      evidence,
      figures: strings(fields.figures, LONGEST.label).slice(0, MOST.cited),
      table: line(fields.table, LONGEST.label),
      answers: line(fields.answers, LONGEST.value),
    },
  ]
}

function remarkFrom(fields: Fields): AnsweredRemark[] {
  const named = line(fields.kind, LONGEST.label).toLowerCase().replaceAll('_', '-')
  const kind = REMARK_KINDS.find((one) => one === named)
  const says = line(fields.says, LONGEST.wording)
  if (!kind || says === '') return []
  const weight = Number(fields.weight)
  return [
    {
      id: line(fields.id, LONGEST.label),
      kind,
      says,
      why: line(fields.why, LONGEST.wording),
      do: line(fields.do, LONGEST.wording),
      ask: line(fields.ask, LONGEST.wording),
      weight: Number.isFinite(weight) ? Math.min(10, Math.max(1, Math.round(weight))) : 5,
      evidence: citedFrom(fields.evidence),
      compute: strings(fields.compute, LONGEST.label).slice(0, 6),
      printed: line(fields.printed, LONGEST.label),
    },
  ]
}

function absenceFrom(fields: Fields): AnsweredAbsence[] {
  const what = line(fields.what, LONGEST.value)
  if (what === '') return []
  const words = strings(fields.words, LONGEST.label).slice(0, 8)
  return [{ id: line(fields.id, LONGEST.label), what, words }]
}

function citedFrom(value: unknown): CitedLine[] {
  const given = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return given
    .flatMap((one): CitedLine[] => {
      if (typeof one === 'number' || typeof one === 'string') return [{ at: Number(one), words: '' }]
      if (typeof one !== 'object' || one === null) return []
      const { at, words } = one as Fields
      const numbers = Array.isArray(at) ? at : [at]
      return numbers.map((number, place) => ({
        at: Number(String(number).replace(/[[\]\s]/g, '')),
        words: place === 0 ? line(words, LONGEST.words) : '',
      }))
    })
    .filter(({ at }) => Number.isInteger(at) && at > 0)
    .slice(0, MOST.cited)
}

/** Too long counts as missing: a truncated text says something else. */
function line(value: unknown, longest: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= longest ? flat : ''
}

const strings = (value: unknown, longest: number): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])
    .map((one) => line(one, longest))
    .filter(Boolean)
