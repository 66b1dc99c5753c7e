/** A request taken apart: analyses named, columns named, rows chosen, words that nothing explains. */
import { levelsOf, type Table, type Variable } from '../table/table.ts'
import { isNotNormalReason } from './by-ranks.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { type Intent, type NamedAnalysis, namedIn } from './named-analyses.ts'
import type { Filter } from './plan.ts'
import { FILLERS, type RequestWord, sameWord, stemOf, tidy, wordsIn } from './request-words.ts'
import { unknownIn } from './unknown-words.ts'

export type Place = { variable: Variable; at: number; end: number; viaLevels: boolean }

export type Request = {
  text: string
  words: RequestWord[]
  intents: NamedAnalysis[]
  /** In the order in which they are named; each once. */
  places: Place[]
  unclear: Extract<Mention, { kind: 'unclear' }>[]
  filter: Filter[]
  /** Words in the place of a column that no column has. */
  unknown: string[]
  /** A group that is named, and neither chooses rows nor is compared. */
  dropped: { variable: string; value: number; label: string }[]
  /** Two or more levels named of a column that has more: only these may be meant. */
  someLevels: { variable: Variable; values: number[] } | undefined
  /** Words that may choose people, and fit no level of a column. */
  narrowing: string[]
  has(intent: Intent): boolean
}

/** Their words are also what columns are called, or stand in the middle of a sentence. */
const KEEPS_ITS_WORDS: readonly Intent[] = [
  'post-hoc',
  'change',
  'relationship',
  'difference',
  'effect',
  'regression',
  'card',
  'scale-score',
  'partial-correlation',
  'which-test',
  'power',
  'multiple-response',
  'chart',
]

/** "Test whether …", "a test of …", "controlling for …": the word is no column, though one may be called so. */
const isVerb = ({ text: word, from, to }: RequestWord, text: string) =>
  (/^(?:control|adjust|hold)(?:ling|ing|ed)?$/.test(word) && /^ (?:for|constant)\b/.test(text.slice(to))) ||
  (word === 'test' &&
  (/^ (?:for|whether|if|that|the|it|equality|homogeneity|normality|of|this|at|my|is|to|which)\b/.test(text.slice(to)) ||
    /\b(?:which|what|rank|exact|statistical|parametric|significance|hypothesis|right|appropriate)[- ]$/.test(
      text.slice(0, from),
    )))

export function readRequest(said: string, table: Table): Request {
  const text = tidy(said)
  const words = wordsIn(said)
  const columnNames = new Set(table.variables.map(({ name }) => tidy(name).trim()))
  const columnStems = table.variables.flatMap(({ name }) => wordsIn(name).map(({ stem }) => stem))
  const named = namedIn(text, (from, to) => {
    const slice = text.slice(from, to).trim()
    const after = words.find((word) => word.from > to)
    // "Mean post": the statistic of a column, though there is a column called mean.
    const isStatistic =
      /^(?:mean|median|mode|rank)$/.test(slice) &&
      after?.from === to + 1 &&
      columnNames.has(after.text) &&
      !/^(?:by|and|or)$/.test(after.text)
    if (columnNames.has(slice) && !isStatistic) return true
    const of = /^(\S+) of$/.exec(slice)?.[1]
    const next = words.find((word) => word.from >= to && word.text !== 'the')
    return (
      of !== undefined &&
      columnNames.has(of) &&
      next !== undefined &&
      !columnStems.some((stem) => sameWord(stem, next.stem))
    )
  })
  // "Does more sleep mean higher marks?" asks for no mean.
  const isMeaning = ({ intent, from, to }: NamedAnalysis) =>
    intent === 'average' &&
    /^mean/.test(text.slice(from, to)) &&
    /\b(?:does|do|did|would|will)\b[^.?!]*[a-z] $/.test(text.slice(0, from)) &&
    !/\b(?:the|in|their|of|have|has|differ in) $/.test(text.slice(0, from))
  const intents = named.filter(
    (one) => !(one.intent === 'normality' && isNotNormalReason(text)) && !isMeaning(one),
  )
  const isTaken = (word: RequestWord) =>
    isVerb(word, text) ||
    intents.some(
      ({ intent, from, to }) => !KEEPS_ITS_WORDS.includes(intent) && word.from >= from && word.to <= to,
    )
  const mentions = [...mentionsIn(said, table, isTaken).flatMap((one) => toldApart(one, words)), ...postTest(words, table), ...itemSets(words, table)]
  const { places, filter } = settle(mentions, words, text)
  const numberFilters = numberFiltersIn(text, words, places, table)
  // "Older than 50" chooses rows by age, and does not ask about age.
  const chosen = numberFilters.map(
    ({ span: [first, last] }) => [words[first]?.from ?? 0, words[last]?.to ?? 0] as const,
  )
  const isChoosing = ({ at, end }: Place) => chosen.some(([from, to]) => at >= from && end <= to)
  const kept = withoutUnits(places, intents)
    .filter((place) => !LEFT_OUT.test(text.slice(0, place.at)) && !isSample(place, text))
    .filter((place) => !isChoosing(place))
    .filter(({ variable }) => !numberFilters.some(({ only }) => only === variable))
  const spans = [...mentions, ...numberFilters.map(({ span: [first, last] }) => ({ first, last }))]
  const { inPlace, narrowing } = unknownIn(words, {
    text,
    isUsed: words.map((_, at) => spans.some(({ first, last }) => at >= first && at <= last)),
    isLevel: words.map((_, at) =>
      mentions.some(({ kind, first, last }) => kind === 'level' && at >= first && at <= last),
    ),
    isName: (word) => intents.some(({ from, to }) => word.from >= from && word.to <= to),
    own: kept.flatMap(({ variable }) => wordsIn(variable.name).map(({ stem }) => stem)),
  })
  const isTime = (at: number) => /\b(?:before|after|during|since)\s+(?:the\s+|a\s+)?$/.test(text.slice(0, words[at]!.from))
  const inFilter = ({ from, to }: NamedAnalysis) => chosen.some(([start, end]) => from >= start - 1 && to <= end)
  return {
    text,
    words,
    someLevels: someOf(mentions),
    dropped: mentions.flatMap((one) =>
      one.kind === 'level' &&
      !filter.some(({ variable }) => variable === one.variable.name) &&
      !kept.some(({ variable }) => variable === one.variable) &&
      !isTime(one.first)
        ? [{ variable: one.variable.name, value: one.level.value, label: one.level.label }]
        : [],
    ),
    intents: intents.filter((one) => one.intent !== 'difference' || !inFilter(one)),
    places: kept,
    unclear: mentions.filter((one): one is Extract<Mention, { kind: 'unclear' }> => one.kind === 'unclear'),
    filter: [...filter, ...numberFilters.map(({ filter: one }) => one)],
    unknown: inPlace,
    narrowing,
    has: (intent) => intents.some((one) => one.intent === intent),
  }
}

function someOf(mentions: readonly Mention[]): Request['someLevels'] {
  for (const { variable } of mentions.filter((one) => one.kind === 'level')) {
    const values = new Set(
      mentions.flatMap((one) => (one.kind === 'level' && one.variable === variable ? [one.level.value] : [])),
    )
    if (values.size >= 2 && values.size < levelsOf(variable).length) return { variable, values: [...values] }
  }
  return undefined
}

/** "Did pupils improve?": a column of names or numbers of people says who, not what. */
const withoutUnits = (places: readonly Place[], intents: readonly NamedAnalysis[]) =>
  intents.length === 0 ? [...places] : places.filter(({ variable }) => variable.kind !== 'identifier')

/** Columns that share one scale and stand together: the statements of a questionnaire. */
export function scalesIn({ variables }: Table): Variable[][] {
  const sets: Variable[][] = []
  let current: Variable[] = []
  const key = (variable: Variable) =>
    variable.kind === 'ordinal'
      ? levelsOf(variable)
          .map(({ value, label }) => `${value}${/^\d+$/.test(label) ? '' : 'w'}`)
          .join()
      : undefined
  const stem = ({ name }: Variable) => name.replace(/\d+\D*$/, '')
  const isWorded = (variable: Variable) => levelsOf(variable).some(({ label }) => !/^\d+$/.test(label))
  for (const variable of variables) {
    const last = current.at(-1)
    const goesOn =
      last !== undefined &&
      key(variable) !== undefined &&
      isWorded(last) === isWorded(variable) &&
      (isWorded(variable) || stem(last) === stem(variable))
    if (!goesOn) {
      if (current.length >= 3) sets.push(current)
      current = key(variable) === undefined ? [] : [variable]
    } else current.push(variable)
  }
  if (current.length >= 3) sets.push(current)
  return sets
}

/** "The post test" where there are columns post and test: either may be meant. */
function postTest(words: readonly RequestWord[], { variables }: Table): Mention[] {
  const called = (text: string) => variables.find(({ name }) => tidy(name) === text)
  const test = called('test')
  return words.flatMap((word, first) => {
    const time = /^(?:pre|post)$/.test(word.text) && words[first + 1]?.text === 'test' ? called(word.text) : undefined
    return time && test && words[first + 1]!.from === word.to + 1
      ? [{ kind: 'unclear' as const, variables: [time, test], words: `${word.text} test`, first, last: first + 1 }]
      : []
  })
}

const SAME_TIME: Record<string, readonly string[]> = {
  before: ['baseline', 'pre', 'initially'],
  pre: ['before', 'baseline'],
  after: ['post', 'endline'],
  post: ['after', 'endline'],
}

/** "Bp at baseline and at 3 months": other words of the request tell apart the columns that fit. */
function toldApart(mention: Mention, words: readonly RequestWord[]): Mention[] {
  if (mention.kind !== 'unclear') return [mention]
  const own = mention.variables.map((variable) => wordsIn(variable.name).map(({ text }) => text))
  const found = mention.variables.flatMap((variable, i) => {
    const others = own.filter((_, j) => j !== i).flat()
    const telling = own[i]!.filter((word) => !others.includes(word) && word.length > 2 && !FILLERS.has(stemOf(word)))
    const at = words.findIndex(({ text }, j) => {
      const isOutside = j < mention.first || j > mention.last
      const said = [text, `${text}${words[j + 1]?.text ?? ''}`]
      return isOutside && telling.some((word) => said.includes(word) || SAME_TIME[word]?.includes(text))
    })
    return at < 0 ? [] : [{ kind: 'variable' as const, variable, first: at, last: at }]
  })
  return found.length > 0 ? found : [mention]
}

const SET = /^(?:items?|statements?|scale|subscale|likert|questions?|qs)$/
const COUNTED = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "The stress items", "the five statements". */
function itemSets(words: readonly RequestWord[], table: Table): Mention[] {
  const at = words.findIndex(({ text }) => SET.test(text))
  if (at < 0) return []
  const sets = scalesIn(table)
  const named = sets.filter((set) =>
    words
      .slice(0, at)
      .some(
        ({ stem }) =>
          stem.length >= 4 && set.every(({ name }) => sameWord(stemOf(tidy(name).replace(/\d+$/, '')), stem)),
      ),
  )
  const counted = sets.filter((set) =>
    words.slice(Math.max(0, at - 3), at).some(({ text }) => text === String(set.length) || text === COUNTED[set.length]),
  )
  const fitting = named.length > 0 ? named : counted.length > 0 ? counted : sets
  const [set] = fitting
  if (!set || (named.length === 0 && fitting.length !== 1)) return []
  return set.map((variable) => ({ kind: 'variable', variable, first: at, last: at }))
}

/** "Do not include gpa": named so as to be left out. */
const LEFT_OUT =
  /\b(?:(?:don't|dont|do not|never) (?:include|use|add|put)|exclud(?:e|ing)|leav(?:e|ing) out|except|without|not|ignor(?:e|ing)|remov(?:e|ing)|instead of|rather than)(?: the| my)? $/
/** "Among marketeers" in a sheet with a column for the market: who was asked, and no column. */
function isSample({ variable, at, end }: Place, text: string): boolean {
  const isPerson = /(?:ers|ors|ists)$/
  return (
    isPerson.test(text.slice(at, end)) &&
    /\b(?:among|amongst|of|for|by)(?: the| my| our)? $/.test(text.slice(0, at)) &&
    !wordsIn(variable.name).some(({ text: word }) => /(?:er|or|ist)s?$/.test(word)) &&
    !levelsOf(variable).some(({ label }) => /^(?:yes|1)$/i.test(label))
  )
}
const NOT_THEM = /\b(?:excluding|exclude|except|without|not|other than|ignoring)\s+(?:the\s+|for\s+)?$/

/** "Is it higher for females?": the groups are compared, not chosen. */
const HIGHER_FOR = /\b(?:higher|lower|more|less|better|worse|greater|bigger|smaller)\s+(?:for|among|in|of)\s+(?:the\s+)?/

const ONLY = /\b(?:only|how many|number of|percentage of|proportion of|percent of|for|among|amongst|in|within|of|from|just|excluding|except|without|are|who|those)\b/
const AS_GROUPS = /\b(?:and|or|vs|versus|than|between|from|with|against|to|compared?)\b/

function settle(
  mentions: readonly Mention[],
  words: readonly RequestWord[],
  text: string,
): { places: Place[]; filter: Filter[] } {
  const levels = mentions.filter((one): one is Extract<Mention, { kind: 'level' }> => one.kind === 'level')
  const places: Place[] = []
  const filter: Filter[] = []
  const add = (variable: Variable, first: number, last: number, viaLevels: boolean) => {
    if (!places.some((one) => one.variable === variable))
      places.push({ variable, at: words[first]!.from, end: words[last]!.to, viaLevels })
  }
  const byVariable = new Map<Variable, typeof levels>()
  for (const level of levels)
    byVariable.set(level.variable, [...(byVariable.get(level.variable) ?? []), level])
  const filtered = new Set<Variable>()
  const times = new Set<Variable>()
  for (const [variable, own] of byVariable) {
    const different = new Set(own.map(({ level }) => level.value))
    const before = text.slice(Math.max(0, words[own[0]!.first]!.from - 20), words[own[0]!.first]!.from)
    // "After the treatment" is a time, and neither a group nor a choice of rows.
    if (different.size === 1 && /\b(?:before|after|during|since)\s+(?:the\s+|a\s+)?$/.test(before)) {
      times.add(variable)
      continue
    }
    const isChosen = different.size === 1 && !HIGHER_FOR.test(before) && (ONLY.test(before) || /\bonly\b/.test(text))
    if (isChosen) {
      filter.push({
        variable: variable.name,
        is: NOT_THEM.test(before) ? 'not' : 'equal',
        value: own[0]!.level.value,
      })
      filtered.add(variable)
    }
  }
  for (const one of mentions) {
    if (
      one.kind === 'variable' &&
      !(filtered.has(one.variable) && isBeside(one, byVariable.get(one.variable)!))
    )
      add(one.variable, one.first, one.last, false)
    if (
      one.kind === 'level' &&
      !filtered.has(one.variable) &&
      !times.has(one.variable) &&
      (byVariable.get(one.variable)!.length > 1 || AS_GROUPS.test(text) || HIGHER_FOR.test(text))
    )
      add(one.variable, one.first, one.last, true)
  }
  chooseByYesAndNo(places, filter, text)
  return { places: places.sort((a, b) => a.at - b.at), filter }
}

const PEOPLE_WITH =
  /\b(?:people|patients|students|respondents|those|traders|participants|ones|women|men|households?|pupils|teachers|farmers)\s+(with|without|having|who (?:have|has|are|is|use|do|took|take)|who (?:do not|don't|dont) (?:have|use)|not using|using)(?: an?| the)? $/

/** "Patients with diabetes", "non smokers", "among smokers": a column of yes and no chooses rows, where no other groups are compared. */
function chooseByYesAndNo(places: Place[], filter: Filter[], text: string) {
  // "Smokers" of a column that is called smoker, with yes and no for levels.
  if (/\b(?:compar\w*|differ\w*|versus|vs|than)\b|\bthose without\b|\bnon[- ]?\w+ and\b|\band non\b/.test(text)) return
  for (const place of places) {
    const { variable, at, end } = place
    const [yes, no] = [/^yes$|^1$/i, /^no$|^0$/i].map((label) =>
      levelsOf(variable).find((level) => label.test(level.label)),
    )
    if (!yes || !no || levelsOf(variable).length !== 2) continue
    const [ahead, said] = [text.slice(0, at), text.slice(at, end)]
    const isEnd = /^(?: only)?[?. ]*$/.test(text.slice(end))
    const among = /\b(?:among|amongst|only|for|in)\s+(?:the\s+)?(non[- ]?)?$/.exec(ahead)
    const isWho = /\w+(?:ers?|ics?)$/.test(said) && among && isEnd
    const people = PEOPLE_WITH.exec(ahead)
    if (!isWho && !(people && places.length > 1)) continue
    const isNot = people ? /without|not|don't|dont/.test(people[1]!) : among?.[1] !== undefined
    filter.push({ variable: variable.name, is: 'equal', value: (isNot ? no : yes).value })
    places.splice(places.indexOf(place), 1)
    return
  }
}

const isBeside = (one: { first: number; last: number }, levels: readonly { first: number; last: number }[]) =>
  levels.some((level) => Math.abs(level.first - one.last) <= 2 || Math.abs(one.first - level.last) <= 2)

const COMPARED =
  /\b(older than|younger than|(?:greater|more|higher|larger|bigger|longer) than|over|above|(?:less|fewer|lower|smaller|shorter) than|under|below|at least|at most|aged)\s+(?:zmw|k)?\s?(\d+(?:[.,]\d+)?)/
const SIGNS: Record<string, Filter['is']> = {
  over: 'above',
  above: 'above',
  older: 'above',
  greater: 'above',
  more: 'above',
  higher: 'above',
  larger: 'above',
  bigger: 'above',
  longer: 'above',
  less: 'below',
  fewer: 'below',
  lower: 'below',
  smaller: 'below',
  shorter: 'below',
  younger: 'below',
  under: 'below',
  below: 'below',
  aged: 'equal',
}
const CHOOSES_ROWS =
  /\b(?:for|among|amongst|only|who|whose|with|patients?|people|those|respondents|students)\b/

/** "Patients older than 50", "income above 2000 only". */
function numberFiltersIn(
  text: string,
  words: readonly RequestWord[],
  places: readonly Place[],
  { variables }: Table,
): { filter: Filter; only: Variable | undefined; span: [number, number] }[] {
  const match = COMPARED.exec(text)
  if (!match || !CHOOSES_ROWS.test(text.slice(0, match.index))) return []
  const [phrase = '', how = '', figure = ''] = match
  const is = how === 'at least' ? 'at-least' : how === 'at most' ? 'at-most' : SIGNS[how.split(' ')[0]!]
  const isAge = /^(?:older|younger|aged)/.test(how)
  const near = isAge
    ? variables.find(({ name }) => /\bage\b|how old|imyaka/i.test(tidy(name)))
    : places.findLast(({ end }) => end <= match.index && match.index - end < 6)?.variable
  if (!is || !near || near.kind !== 'number') return []
  const [first, last] = [
    words.findIndex(({ from }) => from >= match.index),
    words.findLastIndex(({ to }) => to <= match.index + phrase.length),
  ]
  return [
    {
      filter: { variable: near.name, is, value: Number(figure.replace(',', '')) },
      only: isAge ? undefined : near,
      span: [first, last],
    },
  ]
}
