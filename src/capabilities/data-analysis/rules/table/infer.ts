/** What each column is: its kind, its levels in their order, what is missing, and what looks wrong. */
import { joinList } from '#kit/join-list.ts'
import {
  type Cell,
  commasOf,
  dateIn,
  dayOfSerial,
  isFormula,
  isMissing,
  isSerial,
  numberIn,
  textOf,
} from './cells.ts'
import { pairsIn } from './code-book.ts'
import type { RawTable } from './find-tables.ts'
import { bandsOf, scaleOf } from './ordered-words.ts'
import type { Level, Table, Variable, VariableKind } from './table.ts'

export type Inferred = { table: Table; notes: Record<string, string[]> }

/** What the file or its second sheet says that codes mean: by column, code → words. */
export type CodeBook = ReadonlyMap<string, ReadonlyMap<number, string>>

const MOSTLY = 0.9
const MOST_LEVELS = 40
const NAMES_PEOPLE =
  /^(?:s\/?n(?:o\.?)?|no\.?|id|#|index|serial.*|.*\b(?:id|identifier|name|names|phone|email|e-mail|username|nrc|code of respondent|respondent(?: (?:no\.?|number|id))?|questionnaire (?:no\.?|number)))$|_id$|^_|uuid|ishina/i
const DIVIDES =
  /\b(?:sex|gender|group|arm|treatment|type|region|province|district|school|class|category|market|status|religion|tribe|site|location|residence|department|faculty|programme|marital|employment|code)\b/i
const COUNTS_DATES = /\b(?:date|timestamp|time|day|start|end|submitted|born|birth)\b/i

/** Each different cell once, with how often it stands and where. */
type Dictionary = { texts: string[]; counts: number[]; codes: Int32Array }

function dictionaryOf(rows: RawTable['rows'], at: number): Dictionary {
  const known = new Map<Cell, number>()
  const byText = new Map<string, number>()
  const [texts, counts]: [string[], number[]] = [[], []]
  const codes = new Int32Array(rows.length)
  for (let row = 0; row < rows.length; row += 1) {
    const cell = rows[row]![at]
    let code = known.get(cell)
    if (code === undefined) {
      const text = textOf(cell)
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

export function inferTable(raw: RawTable, book: CodeBook = new Map()): Inferred {
  const heads = unique(raw.heads)
  const notes: Record<string, string[]> = {}
  const drafts = heads.map((name, at) => {
    const own: string[] = []
    notes[name] = own
    return draftOf(name, dictionaryOf(raw.rows, at), raw.rows.length, own, codesOf(book, name))
  })
  // One scale has the same steps in every item, whether or not somebody ticked each of them.
  const steps = new Map<number, Set<number>>()
  for (const { scale } of drafts)
    if (scale)
      for (const step of scale.steps) steps.set(scale.scale, (steps.get(scale.scale) ?? new Set()).add(step))
  return {
    table: { name: raw.name, rows: raw.rows.length, variables: drafts.map((draft) => finish(draft, steps)) },
    notes,
  }
}

function unique(heads: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return heads.map((head, at) => {
    const name = head || `Column ${at + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const codesOf = (book: CodeBook, name: string) => [...book].find(([key]) => plain(key) === plain(name))?.[1]

type Draft = { variable: Variable; scale?: { scale: number; steps: number[] } | undefined }

function draftOf(
  name: string,
  dictionary: Dictionary,
  rows: number,
  notes: string[],
  labels?: ReadonlyMap<number, string>,
): Draft {
  const { texts, counts } = dictionary
  const given = counts.reduce((total, one) => total + one, 0)
  if (texts.some(isFormula)) notes.push('Some cells look like formulas. They are read as text and never run.')
  if (given === 0) return { variable: bare(name, 'text', rows) }
  const commas = commasOf(texts)
  const numbers = texts.map((text) => numberIn(text, commas))
  const numeric = numbers.reduce<number>((total, one, at) => total + (one === undefined ? 0 : counts[at]!), 0)
  if (numeric / given >= MOSTLY) {
    if (commas === 'decimal') notes.push('Commas are read as decimal points.')
    return { variable: numericVariable(name, dictionary, numbers, notes, labels) }
  }
  const dates = texts.map(dateIn)
  if (
    dates.reduce<number>((total, one, at) => total + (one === undefined ? 0 : counts[at]!), 0) / given >=
    MOSTLY
  )
    return { variable: { ...bare(name, 'date', rows), values: spread(dictionary, dates) } }
  return wordsVariable(name, dictionary, given, rows, notes)
}

const bare = (name: string, kind: VariableKind, rows: number): Variable => ({
  name,
  label: name,
  kind,
  values: new Float64Array(rows).fill(Number.NaN),
  levels: [],
})

const spread = ({ codes }: Dictionary, of: readonly (number | undefined)[]): Float64Array => {
  const values = new Float64Array(codes.length)
  for (let row = 0; row < codes.length; row += 1)
    values[row] = codes[row]! < 0 ? Number.NaN : (of[codes[row]!] ?? Number.NaN)
  return values
}

function numericVariable(
  name: string,
  dictionary: Dictionary,
  numbers: readonly (number | undefined)[],
  notes: string[],
  given?: ReadonlyMap<number, string>,
): Variable {
  const { texts, counts, codes } = dictionary
  const values = spread(dictionary, numbers)
  const odd = texts.filter((_, at) => numbers[at] === undefined)
  if (odd.length > 0)
    notes.push(
      `Not numbers, and taken as missing: ${joinList(odd.slice(0, 4).map((text) => `“${text.slice(0, 30)}”`))}${odd.length > 4 ? ' and others' : ''}.`,
    )
  const base = { name, label: name, values }
  const found = [...new Set(numbers.filter((one) => one !== undefined))].sort((a, b) => a - b)
  const labels = given?.size ? given : inHead(name, found)
  if (labels && found.some((one) => labels.has(one))) {
    const known = [...new Set([...labels.keys(), ...found])].sort((a, b) => a - b)
    const levels = known.map((value) => ({ value, label: labels.get(value) ?? String(value) }))
    const strange = found.filter((value) => !labels.has(value))
    if (strange.length > 0)
      notes.push(
        `${joinList(strange.slice(0, 5).map(String))} ${strange.length === 1 ? 'is' : 'are'} not among the codes that the code book explains.`,
      )
    return {
      ...base,
      kind:
        scaleOf(levels.map(({ label }) => label)) ||
        (levels.length > 2 && bandsOf(levels.map(({ label }) => label)))
          ? 'ordinal'
          : 'nominal',
      levels,
    }
  }
  if (COUNTS_DATES.test(name) && found.every(isSerial)) {
    notes.push('Dates that Excel had stored as numbers.')
    return { ...base, kind: 'date', values: values.map(dayOfSerial), levels: [] }
  }
  const areWhole = found.every(Number.isInteger)
  const isDistinct = counts.every((one) => one === 1) && codes.length > 5
  if (
    isDistinct &&
    areWhole &&
    (NAMES_PEOPLE.test(name) ||
      (found.at(-1)! - found[0]! === found.length - 1 && found[0] === 1 && numbers[0] === 1))
  )
    return { ...base, kind: 'identifier', levels: [] }
  const levels = found.map((value): Level => ({ value, label: String(value) }))
  if (areWhole && found.length === 2 && found[1]! - found[0]! === 1 && found[0]! >= 0 && found[0]! <= 1)
    return { ...base, kind: 'nominal', levels }
  if (areWhole && found.length <= 12 && DIVIDES.test(name.replaceAll('_', ' ')))
    return { ...base, kind: 'nominal', levels }
  if (
    areWhole &&
    found.length >= 3 &&
    found[0] === 1 &&
    found.at(-1)! <= 7 &&
    found.length >= found.at(-1)! - 1
  )
    return {
      ...base,
      kind: 'ordinal',
      levels: Array.from({ length: found.at(-1)! }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
    }
  return { ...base, kind: 'number', levels: [] }
}

/** "Sex (1 = male, 2 = female)". A heading that names only the ends of a scale explains no codes. */
function inHead(name: string, found: readonly number[]): ReadonlyMap<number, string> | undefined {
  const pairs = pairsIn(name)
  return pairs.size >= 2 && found.every((one) => pairs.has(one)) ? pairs : undefined
}

function wordsVariable(
  name: string,
  dictionary: Dictionary,
  given: number,
  rows: number,
  notes: string[],
): Draft {
  const multiple = multipleOf(name, dictionary, given)
  if (multiple) return { variable: multiple }
  const { texts, counts, codes } = dictionary
  const merged = sameWords(texts, counts)
  const labels = merged.labels
  if (labels.length < texts.length)
    notes.push(
      `Spellings that differ only in capitals or spaces were put together: ${joinList(
        texts
          .filter((text, at) => labels[merged.to[at]!] !== text)
          .slice(0, 4)
          .map((text) => `“${text}”`),
      )}.`,
    )
  const length = texts.reduce((total, text, at) => total + text.length * counts[at]!, 0) / given
  const isFew =
    labels.length <= 2 ||
    (labels.length <= MOST_LEVELS && labels.length <= Math.max(12, 0.2 * given) && labels.length < given)
  const all = () => Array.from(codes, (code) => (code < 0 ? undefined : texts[code]!))
  if (
    !isFew ||
    (length > 60 && labels.length > 12) ||
    (NAMES_PEOPLE.test(name) && labels.length > 0.5 * given)
  ) {
    const isOwn = NAMES_PEOPLE.test(name) || (labels.length === given && length < 25)
    return {
      variable: {
        ...bare(name, isOwn ? 'identifier' : 'text', rows),
        values: spread(
          dictionary,
          texts.map((_, at) => at),
        ),
        texts: all(),
      },
    }
  }
  const scale = scaleOf(labels)
  const bands = scale ? undefined : bandsOf(labels)
  const order = labels
    .map((_, at) => at)
    .sort((a, b) =>
      scale
        ? scale.steps[a]! - scale.steps[b]!
        : bands
          ? bands[a]! - bands[b]!
          : yesLast(labels[a]!) - yesLast(labels[b]!) || labels[a]!.localeCompare(labels[b]!, 'en'),
    )
  const place = new Map(order.map((from, to) => [from, to + 1]))
  const values = spread(
    dictionary,
    texts.map((_, at) => place.get(merged.to[at]!)!),
  )
  const levels = order.map((from, to) => ({ value: to + 1, label: labels[from]! }))
  return {
    variable: {
      name,
      label: name,
      kind: (scale || bands) && labels.length > 2 ? 'ordinal' : 'nominal',
      values,
      levels,
    },
    scale:
      scale && labels.length > 2
        ? { scale: scale.scale, steps: order.map((from) => scale.steps[from]!) }
        : scale && { scale: scale.scale, steps: order.map((from) => scale.steps[from]!) },
  }
}

const yesLast = (label: string) =>
  /^(?:yes|y|true)$/i.test(label) ? 1 : /^(?:no|n|false)$/i.test(label) ? 0 : 0

/** Words that are the same but for capitals and spaces; the spelling used most is kept. */
function sameWords(texts: readonly string[], counts: readonly number[]): { labels: string[]; to: number[] } {
  const best = new Map<string, number>()
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[.\s]+$/, '')
  texts.forEach((text, at) => {
    const so = best.get(key(text))
    if (so === undefined || counts[at]! > counts[so]!) best.set(key(text), at)
  })
  const places = [...best.keys()]
  const at = new Map(places.map((one, index) => [one, index]))
  return { labels: places.map((one) => texts[best.get(one)!]!), to: texts.map((text) => at.get(key(text))!) }
}

const SEPARATORS = [/\s*;\s*/, /\s*,\s+/] as const
const MOST_OPTIONS = 30

/** A question with several ticks: "MTN, Airtel". Each person’s ticks are bits of one number. */
function multipleOf(name: string, dictionary: Dictionary, given: number): Variable | undefined {
  const { texts, counts } = dictionary
  for (const separator of SEPARATORS) {
    const parts = texts.map((text) => text.split(separator).filter(Boolean))
    const several = parts.reduce((total, one, at) => total + (one.length > 1 ? counts[at]! : 0), 0)
    if (several < 0.1 * given) continue
    const uses = new Map<string, number>()
    parts.forEach((one, at) => {
      for (const part of new Set(one)) uses.set(part, (uses.get(part) ?? 0) + counts[at]!)
    })
    const isTicks =
      uses.size >= 2 &&
      uses.size <= MOST_OPTIONS &&
      uses.size <= Math.max(3, 0.25 * given) &&
      [...uses.keys()].every((part) => part.length < 60) &&
      (parts.some((one) => one.length === 1) || texts.length > uses.size) &&
      texts.length > uses.size / 2
    if (!isTicks || parts.some((one) => one.length === 0)) continue
    const options = [...uses.keys()].sort((a, b) => a.localeCompare(b, 'en'))
    const levels = options.map((label, at) => ({ value: 2 ** at, label }))
    const bit = new Map(levels.map(({ value, label }) => [label, value]))
    const masks = parts.map((one) => [...new Set(one)].reduce((total, part) => total + bit.get(part)!, 0))
    return { name, label: name, kind: 'multiple', values: spread(dictionary, masks), levels }
  }
  return undefined
}

function finish({ variable, scale }: Draft, steps: ReadonlyMap<number, ReadonlySet<number>>): Variable {
  if (!scale || variable.levels.length > steps.get(scale.scale)!.size) return variable
  const all = [...steps.get(scale.scale)!].sort((a, b) => a - b)
  if (all.length === variable.levels.length)
    return { ...variable, kind: all.length > 2 ? 'ordinal' : variable.kind }
  const own = new Map(scale.steps.map((step, at) => [step, variable.levels[at]!.label]))
  const to = new Map(scale.steps.map((step, at) => [at + 1, all.indexOf(step) + 1]))
  const levels = all.flatMap((step, at): Level[] =>
    own.has(step) ? [{ value: at + 1, label: own.get(step)! }] : [],
  )
  return {
    ...variable,
    kind: 'ordinal',
    levels,
    values: variable.values.map((one) => to.get(one) ?? Number.NaN),
  }
}
