/** “The barriers”, “Q3”, “all the subjects”, “all totals”: several columns taken as one, where the analysis takes several. */
import { levelsOf, type Table, type Variable } from '../../table/table.ts'
import type { Intent } from '../words/intent.ts'
import type { Mention } from '../words/mention.ts'
import type { NamedAnalysis } from '../words/named-analyses.ts'
import type { RequestWord } from '../words/request-words.ts'
import {
  areTicks,
  isTotal,
  type SetNamed,
  sectionsWhole,
  setNamed,
  setsIn,
  subjectsIn,
} from '../words/word-sets.ts'

const OF_ITEMS: readonly Intent[] = ['reliability', 'factor-analysis', 'scale-score']
const OF_SEVERAL: readonly Intent[] = [
  ...OF_ITEMS,
  'friedman',
  'repeated-anova',
  'normality',
  'descriptives',
  'frequencies',
  'count',
  'average',
  'multiple-response',
  'pearson',
  'spearman',
  'kendall',
  'chart',
]

const OF_TWO: readonly Intent[] = [
  'regression',
  'linear-regression',
  'logistic-regression',
  'relationship',
  'effect',
  'difference',
]

const MOST_TITLED = 6

const isCovering = ({ first, last }: Mention, at: number) => at >= first && at <= last

export function withSets(
  mentions: readonly Mention[],
  words: readonly RequestWord[],
  text: string,
  intents: readonly NamedAnalysis[],
  table: Table,
): Mention[] {
  const has = (list: readonly Intent[]) => intents.some(({ intent }) => list.includes(intent))
  const takesSeveral = has(OF_SEVERAL) || /\brank(?:s|ed|ing)?\b/.test(text)
  const isTaken = (members: readonly Variable[]) => takesSeveral || (areTicks(members) && !has(OF_TWO))
  const sets = setsIn(table)
  const asSet = (members: readonly Variable[], { first, last }: { first: number; last: number }) =>
    members.map((variable): Mention => ({ kind: 'variable', variable, first, last }))
  // Several columns fit the words, and together they are a set.
  const whole = mentions.flatMap((one): Mention[] => {
    if (one.kind !== 'unclear') return [one]
    const set = sets
      .filter(
        ({ members, code }) =>
          one.variables.every((own) => members.includes(own)) &&
          (one.variables.length >= members.length - 1 || code === one.words),
      )
      .toSorted((a, b) => a.members.length - b.members.length)[0]
    return set && isTaken(set.members) ? asSet(set.members, one) : [one]
  })
  const others = (named: SetNamed) =>
    whole.filter((one) => !(one.first <= named.last && one.last >= named.first))
  const inSections = sectionsCalled(words, text, table)
  if (inSections.length > 0)
    return [
      ...whole.filter((one) => !inSections.some((set) => one.first <= set.last && one.last >= set.first)),
      ...inSections.flatMap((set) => asSet(set.members, set)),
    ]
  const titled = sectionsWhole(words, table)
  const wholly = titled.filter(
    ({ members, first, last }) => members.length >= 2 && last > first && takesSeveral,
  )
  if (wholly.length > 0)
    return [
      ...whole.filter((one) => !wholly.some((set) => one.first <= set.last && one.last >= set.first)),
      ...wholly.flatMap((set) => asSet(set.members, set)),
    ]
  const subjects = subjectsNamed(words, table, whole)
  if (subjects)
    return [
      ...others(subjects).filter(
        (one) => !words.slice(one.first, one.last + 1).every(({ stem }) => stem === 'subject'),
      ),
      ...asSet(subjects.members, subjects),
    ]
  const totals = totalsNamed(words, text, table)
  if (totals) return [...others(totals), ...asSet(totals.members, totals)]
  const isFree = (at: number) =>
    has(OF_ITEMS)
      ? !whole.some((one) => one.kind === 'variable' && isCovering(one, at) && !isTotal(one.variable))
      : !whole.some((one) => isCovering(one, at) && (one.kind !== 'unclear' || one.variables.length < 2))
  const named = setNamed(words, isFree, table, has(OF_ITEMS)).filter(
    ({ members, first, last }) => isTaken(members) || (last > first && has(['difference'])),
  )
  // “Spending”, over two columns: one of these is meant.
  const loose = titled.flatMap(({ members, first, last }): Mention[] =>
    members.length > MOST_TITLED ||
    [...whole, ...named].some((one) => one.first <= last && one.last >= first) ||
    // “English in term 3”: they are told by their own words.
    whole.some((one) =>
      (one.kind === 'unclear' ? one.variables : [one.variable]).some((own) => members.includes(own)),
    )
      ? []
      : [
          {
            kind: 'unclear',
            variables: [...members],
            words: words
              .slice(first, last + 1)
              .map(({ text: word }) => word)
              .join(' '),
            first,
            last,
          },
        ],
  )
  return named.reduce<Mention[]>(
    (all, set) => [
      ...all.filter(
        (one) => !(one.first <= set.last && one.last >= set.first && !isMember(one, set.members)),
      ),
      ...asSet(set.members, set),
    ],
    [...whole, ...loose],
  )
}

const isMember = (one: Mention, members: readonly Variable[]) =>
  one.kind === 'variable' && members.includes(one.variable)

/** “The five subjects”, and not the average over all subjects. */
function subjectsNamed(
  words: readonly RequestWord[],
  table: Table,
  mentions: readonly Mention[],
): SetNamed | undefined {
  const at = words.findIndex(({ stem }) => stem === 'subject')
  if (at < 0 || table.variables.some(({ name }) => /^subjects?$/i.test(name))) return undefined
  const isAverage = words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:average|mean|overall)$/.test(text))
  const members = subjectsIn(table)
  if (members.length === 0 || isAverage) return undefined
  const others = mentions.some((one) => one.kind === 'variable' && members.includes(one.variable))
  return others ? undefined : { members, first: at, last: at }
}

/** “The assoc and house sections”: groups of questions as the form calls them. */
function sectionsCalled(words: readonly RequestWord[], text: string, { variables }: Table): SetNamed[] {
  if (!/\b(?:sections?|parts?|modules?|blocks?)\b/.test(text)) return []
  return words.flatMap((word, at): SetNamed[] => {
    const members = variables.filter(
      ({ section, kind }) =>
        section?.toLowerCase() === word.text && kind !== 'text' && kind !== 'identifier' && kind !== 'date',
    )
    return members.length >= 2 ? [{ members, first: at, last: at }] : []
  })
}

/** “All totals”, “all the scale scores”. */
function totalsNamed(
  words: readonly RequestWord[],
  text: string,
  { variables }: Table,
): SetNamed | undefined {
  if (!/\ball (?:the |of the |my )*(?:totals?|(?:total|scale|composite) scores?|scores)\b/.test(text))
    return undefined
  const at = words.findIndex(({ stem }) => stem === 'total' || stem === 'score')
  const members = variables.filter((one) => isTotal(one) && levelsOf(one).length === 0)
  return at < 0 || members.length < 2 ? undefined : { members, first: at, last: at }
}
