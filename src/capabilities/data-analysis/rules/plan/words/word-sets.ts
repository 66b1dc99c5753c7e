/** Columns that one word of a heading, one letter before their numbers, or one line over them makes a set. */
import { levelsOf, type Table, type Variable } from '../../table/table.ts'
import { isSkeleton } from './column-names.ts'
import { FILLERS, type RequestWord, sameWord, tidy, wordsIn } from './request-words.ts'
import { SAID_ALONG } from './said-along.ts'
import { SUBJECTS, UNIT } from './survey-words.ts'

export type ColumnSet = {
  members: readonly Variable[]
  /** “q3”, “barr”, “lifsat”: what their headings begin with. */
  code?: string
  /** Words of the line over them, or of the question that they share. */
  words: readonly string[]
}

const FEWEST = 3
/** “Q3#1”, “q3_2”; “lifsat1”; “barr_time”. */
const CODES = [/^(q\d+)[#._ -]\D?\d+/i, /^([a-z][a-z_]*?)_?\d+(?:$|[^a-z\d])/i, /^([a-z]{2,})_[a-z]/i]
const ITEM_OF_QUESTION = [/^(.{8,}?)\s*\[[^\]]+\]\s*$/s, /^(.{8,}\?).*:\s*[^?:]+\??$/s]

const isUsable = ({ kind }: Variable) => kind !== 'identifier' && kind !== 'text' && kind !== 'date'

function byKey(
  variables: readonly Variable[],
  keyOf: (variable: Variable) => string | undefined,
): Map<string, Variable[]> {
  const groups = new Map<string, Variable[]>()
  for (const variable of variables) {
    const key = keyOf(variable)
    if (key) groups.set(key, [...(groups.get(key) ?? []), variable])
  }
  return groups
}

const found = (pattern: RegExp) => (variable: Variable) => pattern.exec(variable.name)?.[1]?.toLowerCase()

export function setsIn({ variables }: Table): ColumnSet[] {
  const usable = variables.filter(isUsable)
  const coded = CODES.flatMap((pattern) =>
    [...byKey(usable, found(pattern))].map(([code, members]) => ({ members, code, words: [] })),
  )
  const asked = ITEM_OF_QUESTION.flatMap((pattern) => [...byKey(usable, found(pattern))])
  const sections = [...byKey(usable, ({ section }) => section?.toLowerCase())]
  const worded = [...asked, ...sections].map(([said, members]) => ({
    members,
    words: wordsIn(said)
      .filter(({ stem, text }) => !FILLERS.has(stem) && !FILLERS.has(text) && text.length >= 3)
      .map(({ stem }) => stem),
  }))
  return [...coded, ...worded].filter(({ members }) => members.length >= FEWEST)
}

/** “The five subjects”: marks of school subjects, with those between them, and without their average. */
export function subjectsIn({ variables }: Table): Variable[] {
  const isSubject = (one: Variable) =>
    one.kind === 'number' &&
    wordsIn(one.name).some(({ text, stem }) => SUBJECTS.has(text) || SUBJECTS.has(stem))
  const [first, last] = [variables.findIndex(isSubject), variables.findLastIndex(isSubject)]
  if (variables.filter(isSubject).length < FEWEST) return []
  return variables.slice(first, last + 1).filter((one) => one.kind === 'number' && !isTotal(one))
}

/** What is made of other columns: a total, an average, a score over all of them. */
export const isTotal = ({ name, label, kind }: Variable): boolean =>
  kind === 'number' &&
  /(?:^|[_\s])(?:total|overall|average|mean|score|index|sum|gpa)(?:$|[_\s])/i.test(`${name} ${label}`)

export type SetNamed = { members: readonly Variable[]; first: number; last: number }

const NAMES_ITEMS =
  /^(?:items?|statements?|questions?|scales?|subscales?|qs|qns?|block|section|columns?|variables?)$/

const SMALL = /^(?:the|and|of|for|in|to|with|on)$/

/** “Intention to leave”: the line over some columns, said whole. */
export function sectionsWhole(words: readonly RequestWord[], { variables }: Table): SetNamed[] {
  return [...byKey(variables.filter(isUsable), ({ section }) => section)].flatMap(([title, members]) => {
    const own = wordsIn(title.replace(/\(.*\)/, '')).filter(
      ({ text }) => (text.length >= 3 && !SMALL.test(text)) || /\d/.test(text),
    )
    const [lead] = own
    if (!lead || (own.length === 1 && UNIT.test(lead.text))) return []
    const first = words.findIndex(({ stem }) => sameWord(stem, lead.stem))
    let last = first
    for (const { stem } of own.slice(1)) {
      const at = words.findIndex((word, i) => i > last && i <= last + 2 && sameWord(word.stem, stem))
      if (first < 0 || at < 0) return []
      last = at
    }
    return first < 0
      ? []
      : [{ members, first, last: NAMES_ITEMS.test(words[last + 1]?.text ?? '') ? last + 1 : last }]
  })
}

/** The set that a word of the request names. */
export function setNamed(
  words: readonly RequestWord[],
  isFree: (at: number) => boolean,
  table: Table,
  /** A scale is asked about: one word of the line over its items will do. */
  isOfItems = false,
): SetNamed[] {
  const sets = setsIn(table)
  const whole = new Set(table.variables.map(({ name }) => tidy(name)))
  const named: SetNamed[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!isFree(at) || named.some(({ last }) => last >= at)) continue
    const { text, stem } = words[at]!
    if (whole.has(text)) continue
    const next = words[at + 1]?.text ?? ''
    const isItems = NAMES_ITEMS.test(next)
    const coded = sets.find(({ code }) => code !== undefined && (code === text || `${code}s` === text))
    const isCommonWord = FILLERS.has(stem) || FILLERS.has(text) || SAID_ALONG.has(text)
    if (coded && (!isCommonWord || isItems)) {
      named.push({ members: coded.members, first: at, last: isItems ? at + 1 : at })
      continue
    }
    if (isCommonWord && !(isOfItems && SAID_ALONG.has(text))) continue
    const short = isCommonWord
      ? undefined
      : sets.find(({ code }) => code !== undefined && isShortOf(code, text, next))
    if (short) {
      const isTwo = !text.startsWith(short.code!)
      const end = at + (isTwo ? 1 : 0)
      named.push({
        members: short.members,
        first: at,
        last: NAMES_ITEMS.test(words[end + 1]?.text ?? '') ? end + 1 : end,
      })
      continue
    }
    const worded = sets.filter((set) => set.words.some((own) => own.length >= 4 && sameWord(own, stem)))
    const isEach = words.some((word) => /^(?:each|all|every)$/.test(word.text))
    if (
      worded.length === 1 &&
      !(UNIT.test(text) && !isItems) &&
      (isItems || isEach || isOfItems || /s$/.test(text) || sets.length === 1)
    )
      named.push({ members: worded[0]!.members, first: at, last: isItems ? at + 1 : at })
  }
  return named
}

/** “Barriers” for barr, “life satisfaction” for lifsat. */
const isShortOf = (code: string, text: string, next: string) =>
  (code.length >= 3 && text.length >= code.length + 2 && text.startsWith(code) && /^[a-z]+$/.test(code)) ||
  (code.length >= 4 && next.length >= 4 && text.length >= 4 && isSkeleton(code, [text, next]))

/** All columns that hold a tick or none. */
export const areTicks = (members: readonly Variable[]): boolean =>
  members.length >= FEWEST &&
  members.every((one) => {
    const levels = levelsOf(one)
    return (
      levels.length >= 1 && levels.length <= 2 && levels.every(({ label }) => /^(?:0|1|yes|no)$/i.test(label))
    )
  })
