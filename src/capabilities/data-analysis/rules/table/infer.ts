/** What each column is: its kind, its levels in their order, what is missing, and what looks wrong. */
import { joinList } from '#kit/join-list.ts'
import { commasOf, dateIn, dayOfSerial, isFormula, isSerial, numberIn } from './cells.ts'
import { bareHeading, type CodeBook, hasScores, pairsIn } from './code-book.ts'
import { bare, type Dictionary, dictionaryOf, NAMES_PEOPLE, valuesByCode } from './dictionary.ts'
import type { RawTable } from './find-tables.ts'
import { answersOnScale, bandsOf, scaleOf } from './ordered-words.ts'
import { type Draft, wordsVariable } from './read-words.ts'
import { type Level, recoded, type Table, type Variable } from './table.ts'

export type Inferred = { table: Table; notes: Record<string, string[]> }

const MOSTLY = 0.9

const DIVIDES =
  /\b(?:sex|gender|group|arm|treatment|type|region|province|district|school|class|category|market|status|religion|tribe|site|location|residence|department|faculty|programme|marital|employment|code)\b/i

const COUNTS_DATES = /\b(?:date|timestamp|time|day|start|end|submitted|born|birth)\b/i

export function inferTable(raw: RawTable, book: CodeBook = new Map()): Inferred {
  const heads = unique(raw.heads)
  const notes: Record<string, string[]> = {}
  const read = (at: number, near?: number) => {
    const own: string[] = []
    notes[heads[at]!] = own
    const dictionary = dictionaryOf(raw.rows, at)
    return draftOf(heads[at]!, dictionary, raw.rows.length, own, { labels: codesOf(book, heads[at]!), near })
  }
  const alone = heads.map((_, at) => read(at))
  const scales = alone.map(({ scale }) => scale?.scale)
  const drafts = alone.map((draft, at) => {
    const near = draft.scale || draft.variable.kind !== 'nominal' ? undefined : scaleBeside(scales, at)
    const words = draft.variable.levels.map(({ label }) => label)
    return near !== undefined && answersOnScale(words, near) ? read(at, near) : draft
  })
  // One scale has the same steps in every item, whether or not somebody ticked each of them.
  const steps = new Map<number, Set<number>>()
  for (const { scale } of drafts)
    if (scale)
      for (const step of scale.steps) steps.set(scale.scale, (steps.get(scale.scale) ?? new Set()).add(step))
  return {
    table: {
      name: raw.name,
      rows: raw.rows.length,
      variables: asNeighbours(
        drafts.map((draft, at) => {
          const section = raw.sections?.[at]
          return { ...finishVariable(draft, steps), ...(section ? { section } : {}) }
        }),
      ),
    },
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

const NEAR = 3

/** The scale of the columns beside: “A” and “D” among statements answered by SD, D, N, A and SA. */
const scaleBeside = (scales: readonly (number | undefined)[], at: number): number | undefined => {
  for (let by = 1; by <= NEAR; by += 1) {
    const found = scales[at - by] ?? scales[at + by]
    if (found !== undefined) return found
  }
  return undefined
}

const codesOf = (book: CodeBook, name: string) =>
  [...book].find(([key]) => bareHeading(key) === bareHeading(name))?.[1]

function draftOf(
  name: string,
  dictionary: Dictionary,
  rows: number,
  notes: string[],
  { labels, near }: { labels?: ReadonlyMap<number, string> | undefined; near?: number | undefined } = {},
): Draft {
  const { texts, counts } = dictionary
  const given = counts.reduce((total, one) => total + one, 0)
  if (texts.some(isFormula)) notes.push('Some cells look like formulas. They are read as text and never run.')
  if (given === 0) return { variable: bare(name, 'text', rows) }
  const ticked = codesTicked(name, dictionary, given)
  if (ticked) return { variable: ticked }
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
    return { variable: { ...bare(name, 'date', rows), values: valuesByCode(dictionary, dates) } }
  return wordsVariable(name, dictionary, given, rows, notes, near)
}

const CODES = /^\d{1,2}(?:\s*[,;/&]\s*\d{1,2})*\s*,?$/
const FEWEST_SEVERAL = 0.05

/** “1,4” under a heading that explains its codes: several answers in one cell. */
function codesTicked(name: string, dictionary: Dictionary, given: number): Variable | undefined {
  const pairs = pairsIn(name)
  const { texts, counts } = dictionary
  if (pairs.size < 3 || !texts.every((text) => CODES.test(text))) return undefined
  const parts = texts.map((text) => (text.match(/\d+/g) ?? []).map(Number))
  const several = parts.reduce((total, one, at) => total + (one.length > 1 ? counts[at]! : 0), 0)
  if (several < FEWEST_SEVERAL * given) return undefined
  const levels = [...new Set(parts.flat())]
    .sort((a, b) => a - b)
    .map((code, at) => ({ code, value: 2 ** at, label: pairs.get(code) ?? String(code) }))
  const masks = parts.map((one) =>
    [...new Set(one)].reduce((total, code) => total + levels.find((level) => level.code === code)!.value, 0),
  )
  return {
    name,
    label: name,
    kind: 'multiple',
    values: valuesByCode(dictionary, masks),
    levels: levels.map(({ value, label }) => ({ value, label })),
  }
}

/** “ci_group” among the steps of ci_peers and ci_friends: one scale, whatever a word in its heading says. */
function asNeighbours(variables: readonly Variable[]): Variable[] {
  const codeOf = ({ name }: Variable) =>
    /^([a-z]{2,})_[a-z]|^([a-z])\d{1,2}[._ :-]/i
      .exec(name)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.toLowerCase()
  return variables.map((one) => {
    const code = codeOf(one)
    const isCodes =
      one.kind === 'nominal' && one.levels.length >= 3 && one.levels.every(({ label }) => /^\d$/.test(label))
    if (!code || !isCodes) return one
    const others = variables.filter((other) => other !== one && codeOf(other) === code)
    const steps = others.find(
      ({ kind, levels }) => kind === 'ordinal' && levels.every(({ label }) => /^\d$/.test(label)),
    )
    const isScale = steps && others.length >= 2 && others.every(({ kind }) => kind === 'ordinal')
    return isScale && one.levels.every(({ value }) => steps.levels.some((level) => level.value === value))
      ? { ...one, kind: 'ordinal', levels: steps.levels }
      : one
  })
}

function numericVariable(
  name: string,
  dictionary: Dictionary,
  numbers: readonly (number | undefined)[],
  notes: string[],
  given?: ReadonlyMap<number, string>,
): Variable {
  const { texts, counts, codes } = dictionary
  const values = valuesByCode(dictionary, numbers)
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
        hasScores(name) ||
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

function finishVariable(
  { variable, scale }: Draft,
  steps: ReadonlyMap<number, ReadonlySet<number>>,
): Variable {
  if (!scale || variable.levels.length > steps.get(scale.scale)!.size) return variable
  const all = [...steps.get(scale.scale)!].sort((a, b) => a - b)
  if (all.length === variable.levels.length)
    return { ...variable, kind: all.length > 2 ? 'ordinal' : variable.kind }
  const own = new Map(scale.steps.map((step, at) => [step, variable.levels[at]!.label]))
  const to = new Map(scale.steps.map((step, at) => [at + 1, all.indexOf(step) + 1]))
  return {
    ...recoded(variable, (one) => to.get(one) ?? Number.NaN),
    kind: 'ordinal',
    levels: all.flatMap((step, at): Level[] =>
      own.has(step) ? [{ value: at + 1, label: own.get(step)! }] : [],
    ),
  }
}
