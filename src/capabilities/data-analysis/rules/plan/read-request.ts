/** A request taken apart: analyses named, columns named, rows chosen, words that nothing explains. */
import { levelsOf, type Table, type Variable } from '../table/table.ts'
import { isSample, LEFT_OUT, numberFiltersIn, type Place, settle } from './chosen-rows.ts'
import { columnsMeant } from './columns/columns-meant.ts'
import { sectionsNamed } from './columns/numbered-columns.ts'
import { allItems, columnsOfKind, itemSets, otherTimes, postTest, toldApart } from './item-sets.ts'
import type { Filter } from './plan.ts'
import type { Intent } from './words/intent.ts'
import { hasControl, intentsIn, isVerb } from './words/intents-asked.ts'
import type { Mention } from './words/mention.ts'
import { mentionsIn } from './words/mentions.ts'
import type { NamedAnalysis } from './words/named-analyses.ts'
import { type RequestWord, sameWord, stemOf, tidy, wordsIn } from './words/request-words.ts'
import { type Known, unknownIn } from './words/unknown-words.ts'

export type Request = {
  text: string
  words: readonly RequestWord[]
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
  /** One level alone of a column that has three or more, where the column itself is not named. */
  oneLevel: { variable: Variable; label: string } | undefined
  /** Words that may choose people, and fit no level of a column. */
  narrowing: string[]
  has(intent: Intent): boolean
}

/** Their words are also what columns are called, or stand in the middle of a sentence. */
const KEEPS_ITS_WORDS: readonly Intent[] = [
  'post-hoc',
  'change',
  'levene',
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
  'two-way-anova',
]

/** They name what is to be done, whatever a column is called. */
const VERBS =
  /^(?:correlat\w+|associat\w+|relat(?:e|es|ed|ing|ion|ionship|ionships)|compar\w+|differ\w*|regress\w*)$/

export function readRequest(said: string, table: Table): Request {
  const text = tidy(said)
  const words = wordsIn(said)
  const columnWords = new Set(
    table.variables.flatMap(({ name }) => wordsIn(name).map(({ text: word }) => word)),
  )
  const intents = intentsIn(text, words, table)
  // "Correlate" is no column that is called correlation.
  const isColumnWord = ({ text: own, stem }: RequestWord) =>
    !VERBS.test(own) || columnWords.has(own) || columnWords.has(stem)
  const isTaken = (word: RequestWord) =>
    /^post[- ]?hoc\b/.test(text.slice(word.from)) ||
    // “Higher than”, “score higher in”: a comparison, though a column is called higher.
    (/^(?:higher|lower|more|less|better|worse)$/.test(word.text) &&
      /^ (?:than|in|for|among)\b/.test(text.slice(word.to))) ||
    isVerb(word, text, hasControl(table)) ||
    intents.some(
      ({ intent, from, to }) =>
        (word.from >= from && word.to <= to && !(KEEPS_ITS_WORDS.includes(intent) && isColumnWord(word))) ||
        (intent === 'post-hoc' &&
          word.from >= from &&
          word.to <= to &&
          !columnWords.has(word.text) &&
          /^(?:post|hoc|pairs?|pairwise)$/.test(word.text)),
    )
  const times = postTest(words, table)
  const numbered = sectionsNamed(text, words, table)
  const isInside = ({ first, last }: Mention) =>
    [...times, ...numbered].some((one) => one.kind === 'variable' && first >= one.first && last <= one.last)
  const read = [
    ...mentionsIn(said, table, isTaken)
      .flatMap((one, _, all) => toldApart(one, words, all))
      .flatMap((one) => otherTimes(one, words, table))
      .filter((one) => !isInside(one)),
    ...times,
    // "Questions 3 to 5" are those, and not every statement.
    ...(numbered.length > 0 ? numbered : itemSets(words, table)),
    ...columnsOfKind(words, table),
    ...allItems(text, words, table),
  ]
  const mentions = columnsMeant(read, numbered, words, text, intents, table)
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
    .filter(({ at }, _, all) => all.length === 1 || !ON_THE_WAY.test(text.slice(0, at)))
    .filter(({ variable }) => !numberFilters.some(({ only }) => only === variable))
  const spans = [...read, ...mentions, ...numberFilters.map(({ span: [first, last] }) => ({ first, last }))]
  const { inPlace, narrowing } = unknownIn(
    words,
    knownIn({ text, words, mentions, spans, kept, intents, table }),
  )
  const unclear = mentions.filter((one) => one.kind === 'unclear')
  const isTime = (at: number) =>
    /\b(?:before|after|during|since)\s+(?:the\s+|a\s+)?$/.test(text.slice(0, words[at]!.from))
  const inFilter = ({ from, to }: NamedAnalysis) => chosen.some(([start, end]) => from <= end && to >= start)
  // "Count of bus and the others in the mode column": the groups are counted, and not chosen.
  const isOfCounted = ({ variable }: Filter) =>
    kept.length === 1 &&
    kept[0]!.variable.name === variable &&
    intents.some(({ intent }) => intent === 'count')
  const meant = intents.filter((one) => !isRestOfHeading(one, kept, text))
  return {
    text,
    words,
    someLevels: someOf(mentions),
    oneLevel: oneOf(mentions),
    dropped: mentions.flatMap((one) =>
      one.kind === 'level' &&
      !filter.some(({ variable }) => variable === one.variable.name) &&
      !kept.some(({ variable }) => variable === one.variable) &&
      !isTime(one.first)
        ? [{ variable: one.variable.name, value: one.level.value, label: one.level.label }]
        : [],
    ),
    intents: meant.filter((one) => one.intent !== 'difference' || !inFilter(one)),
    places: kept,
    unclear: unclear.filter(
      (one) =>
        !(
          isUnit(one, table) &&
          (kept.length > 0 || filter.length > 0 || mentions.some(({ kind }) => kind === 'level'))
        ),
    ),
    filter: [...filter.filter((one) => !isOfCounted(one)), ...numberFilters.map(({ filter: one }) => one)],
    // “Fields where it will have impact (Q6)”: the number says what is meant.
    unknown: numbered.length > 0 && !/\b(?:by|across|between)\b/.test(text) ? [] : inPlace,
    // “Performance expectancy (PE)”: what a code stands for.
    narrowing: narrowing.filter(
      (word) => !new RegExp(`\\b${word}\\b[a-z ]*\\(\\s*[a-z]+\\d*\\s*\\)`).test(text),
    ),
    has: (intent) => meant.some((one) => one.intent === intent),
  }
}

/** “Event frequency”: the rest of a heading, and no table of frequencies. */
const isRestOfHeading = ({ intent, from, to }: NamedAnalysis, kept: readonly Place[], text: string) =>
  intent === 'frequencies' &&
  kept.some(
    ({ variable, end, viaLevels }) =>
      !viaLevels &&
      from >= end &&
      from - end <= 1 &&
      wordsIn(variable.name).some(({ text: own }) => own === text.slice(from, to)),
  )

/** "Households" where every question is about “your household”: who is asked about, and no column. */
const isUnit = ({ words, variables }: Extract<Mention, { kind: 'unclear' }>, table: Table) =>
  !words.includes(' ') &&
  variables.length >= 2 &&
  table.variables.filter(({ name }) => new RegExp(`\\byour ${stemOf(words)}`, 'i').test(name)).length >= 2

type Read = {
  text: string
  words: readonly RequestWord[]
  mentions: readonly Mention[]
  /** Words that columns, groups and choices of rows take up. */
  spans: readonly { first: number; last: number }[]
  kept: readonly Place[]
  intents: readonly NamedAnalysis[]
  table: Table
}

function knownIn({ text, words, mentions, spans, kept, intents, table }: Read): Known {
  const subjects = [
    table.name,
    ...table.variables.filter(({ kind }) => kind === 'identifier').map(({ name }) => name),
  ].flatMap((name) => wordsIn(name).map(({ stem }) => stem))
  return {
    text,
    isUsed: words.map((_, at) => spans.some(({ first, last }) => at >= first && at <= last)),
    isLevel: words.map((_, at) =>
      mentions.some(({ kind, first, last }) => kind === 'level' && at >= first && at <= last),
    ),
    isName: (word) => intents.some(({ from, to }) => word.from >= from && word.to <= to),
    isSubject: ({ stem }) => subjects.some((one) => sameWord(one, stem)),
    own: kept.flatMap(({ variable: { name, section = '' } }) =>
      wordsIn(`${name} ${section}`).map(({ stem }) => stem),
    ),
  }
}

/** "How do they travel to school?": where they go is not what is asked. */
const ON_THE_WAY =
  /\b(?:(?:travel|go|goes|come|comes|get|gets|walk|commut\w+|move|distance|far|away|live|lives|stay|stays|late|bring|brings|return|returns) ?(?:to|from|for) |(?:miss|misses|missed|missing|attend|attends|attended|attending|leave|leaves|enjoy|enjoys|skip|skips|skipped) |(?:drop|drops|dropping|dropped) out of |(?:away|far|live|lives|stay|stays) (?:\w+ ){0,2}from |absent from )(?:the |their |a )?$/

function oneOf(mentions: readonly Mention[]): Request['oneLevel'] {
  const levels = mentions.filter((one) => one.kind === 'level')
  const only = levels.find(
    ({ variable, level }) =>
      levelsOf(variable).length > 2 &&
      levels.every((one) => one.variable !== variable || one.level === level) &&
      !mentions.some((one) => one.kind === 'variable' && one.variable === variable),
  )
  return only && { variable: only.variable, label: only.level.label }
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
  intents.length === 0 && places.every(({ variable }) => variable.kind === 'identifier')
    ? [...places]
    : places.filter(({ variable }) => variable.kind !== 'identifier')
