/** Columns that belong together, as a scale or as times of one measurement, and the words that choose among them. */
import { answersOnScale } from '../table/ordered-words.ts'
import { isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { familyOf, timeOf } from './times-of-measuring.ts'
import type { Mention } from './words/mention.ts'
import { FILLERS, type RequestWord, sameWord, stemOf, tidy, wordsIn } from './words/request-words.ts'
import { setsIn } from './words/word-sets.ts'

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
      last.section === variable.section &&
      (!isWorded(variable) || areOnOneScale(last, variable)) &&
      (isWorded(variable) || stem(last) === stem(variable))
    if (!goesOn) {
      if (current.length >= 3) sets.push(current)
      current = key(variable) === undefined ? [] : [variable]
    } else current.push(variable)
  }
  if (current.length >= 3) sets.push(current)
  return sets
}

/** “How satisfied” is not asked on the scale of “how often”. */
const areOnOneScale = (one: Variable, other: Variable): boolean => {
  const [own, others] = [one, other].map((variable) => levelsOf(variable).map(({ label }) => label))
  const all = [...new Set([...own!, ...others!])]
  return all.length < own!.length + others!.length || answersOnScale(all) !== undefined
}

/** "The post test" where there are columns post and test: either may be meant. */
export function postTest(words: readonly RequestWord[], { variables }: Table): Mention[] {
  const called = (text: string) => variables.find(({ name }) => tidy(name) === text)
  const test = called('test')
  const timesNamed = new Set(
    words.flatMap(({ text }, at) =>
      /^(?:pre|post)$/.test(text) && words[at + 1]?.text === 'test' && called(text) ? [text] : [],
    ),
  )
  return words.flatMap((word, first): Mention[] => {
    const time =
      /^(?:pre|post)$/.test(word.text) && words[first + 1]?.text === 'test' ? called(word.text) : undefined
    // "Pre test marks and post test marks": the word belongs to the times.
    if (time && timesNamed.size === 2)
      return [{ kind: 'variable' as const, variable: time, first, last: first + 1 }]
    return time && test && words[first + 1]!.from === word.to + 1
      ? [
          {
            kind: 'unclear' as const,
            variables: [time, test],
            words: `${word.text} test`,
            first,
            last: first + 1,
          },
        ]
      : []
  })
}

/** "At 0, 6 and 12 months". */
function isCounted(words: readonly RequestWord[], at: number): boolean {
  const after = words.slice(at + 1).find(({ text }) => !/^(?:\d+|and|or|to)$/.test(text))
  return /^(?:months?|weeks?|days?|years?)$/.test(after?.text ?? '')
}

/** "CD4 at 0, 6 and 12 months": the other times of what was named with its first. */
export function otherTimes(mention: Mention, words: readonly RequestWord[], { variables }: Table): Mention[] {
  const isFirst = mention.kind === 'variable' && /baseline|initial/i.test(mention.variable.name)
  if (mention.kind !== 'variable' || (timeOf(mention.variable) === undefined && !isFirst)) return [mention]
  const family = variables.filter((one) => familyOf(one) === familyOf(mention.variable))
  const found: Mention[] = [mention]
  for (let at = mention.last + 1; at < words.length; at += 1) {
    const { text } = words[at]!
    const other = family.find((one) => timeOf(one) === text)
    if (other) found.push({ kind: 'variable', variable: other, first: at, last: at })
    else if (!/^(?:and|months?|weeks?|to|at)$/.test(text)) break
  }
  return found
}

const SAME_TIME: Record<string, readonly string[]> = {
  before: ['baseline', 'pre', 'initially'],
  pre: ['before', 'baseline'],
  after: ['post', 'endline'],
  post: ['after', 'endline'],
}

/** "Bp at baseline and at 3 months": other words of the request tell apart the columns that fit. */
export function toldApart(
  mention: Mention,
  words: readonly RequestWord[],
  all: readonly Mention[],
): Mention[] {
  if (mention.kind !== 'unclear') return [mention]
  // "Hours, sleep": the second names its own column, and is no part of the first.
  const isListed = [words[mention.first], words[mention.last + 1]].some((word) => word?.isAfterComma)
  const rest = mention.variables.filter(
    (variable) => !all.some((one) => one.kind === 'variable' && one.variable === variable),
  )
  if (isListed && rest.length === 1 && rest.length < mention.variables.length)
    return [{ kind: 'variable', variable: rest[0]!, first: mention.first, last: mention.last }]
  if (isListed && rest.length > 1 && rest.length < mention.variables.length)
    return [{ ...mention, variables: rest }]
  const own = mention.variables.map((variable) => wordsIn(variable.name).map(({ text }) => text))
  const found = mention.variables.flatMap((variable, i) => {
    const others = own.filter((_, j) => j !== i).flat()
    const telling = own[i]!.filter(
      (word) => !others.includes(word) && word.length > 2 && !FILLERS.has(stemOf(word)),
    )
    const time = timeOf(variable)
    const isFirst =
      time !== undefined && mention.variables.every((one) => Number(timeOf(one) ?? -1) >= Number(time))
    const at = words.findIndex(({ text }, j) => {
      const isOthers = all.some(
        (one) => one.kind === 'variable' && one.variable !== variable && j >= one.first && j <= one.last,
      )
      const isOutside = (j < mention.first || j > mention.last) && !isOthers
      const said = [text, `${text}${words[j + 1]?.text ?? ''}`]
      // "After adjusting for age" is no time of a measurement.
      const isLater = /^(?:before|after)$/.test(text) && /ing$/.test(words[j + 1]?.text ?? '')
      return (
        isOutside &&
        !isLater &&
        ((time !== undefined && text === time && isCounted(words, j)) ||
          (isFirst && /^(?:baseline|initial|initially|enrolment|start)$/.test(text)) ||
          telling.some((word) => said.includes(word) || SAME_TIME[word]?.includes(text)))
      )
    })
    return at < 0 ? [] : [{ kind: 'variable' as const, variable, first: at, last: at }]
  })
  return found.length > 0 ? found : [mention]
}

const KINDS: readonly (readonly [RegExp, (variable: Variable) => boolean])[] = [
  [/^(?:numeric|numerical|number|continuous|quantitative|metric)$/, ({ kind }) => kind === 'number'],
  [
    /^(?:categorical|nominal|qualitative)$/,
    (variable) => variable.kind === 'nominal' || (variable.kind === 'ordinal' && !isScaleItem(variable)),
  ],
]
const isScaleItem = (variable: Variable) => levelsOf(variable).every(({ label }) => /^\d+$/.test(label))

/** "All the numeric variables". */
export function columnsOfKind(words: readonly RequestWord[], table: Table): Mention[] {
  const last = words.findIndex(
    ({ text }, at) =>
      /^(?:variables|columns|fields)$/.test(text) &&
      at > 0 &&
      KINDS.some(([kind]) => kind.test(words[at - 1]!.text)),
  )
  const first = words.findLastIndex(
    ({ text }, at) => at < last && at >= last - 4 && /^(?:all|every|each)$/.test(text),
  )
  if (last < 0 || first < 0) return []
  const fits = KINDS.find(([kind]) => kind.test(words[last - 1]!.text))![1]
  return table.variables.filter(fits).map((variable) => ({ kind: 'variable', variable, first, last }))
}

/** "All the likert items": of every scale in the sheet. */
export function allItems(text: string, words: readonly RequestWord[], table: Table): Mention[] {
  const match =
    /\ball (?:the |of the |my )*(?:\d+ )?(?:likert |scale )?(?:likert[- ]?scale |[- ]scale )?(?:questions|items|statements)\b/.exec(
      text,
    )
  if (!match) return []
  const at = words.findIndex(({ to }) => to > match.index)
  const worded = scalesIn(table).flat()
  // “A1” to “O5”, where the file has them as numbers.
  const coded = [...new Set(setsIn(table).flatMap(({ code, members }) => (code ? members : [])))].filter(
    isScale,
  )
  const items = worded.length >= coded.length ? worded : coded
  return items.map((variable) => ({ kind: 'variable' as const, variable, first: at, last: at }))
}

const SET = /^(?:items|statements|scale|subscale|likert|questions|qs)$/
const COUNTED = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "The stress items", "the five statements". */
export function itemSets(words: readonly RequestWord[], table: Table): Mention[] {
  const at = words.findIndex(
    ({ text }, i) =>
      SET.test(text) ||
      (/^(?:item|statement|question)$/.test(text) &&
        words.slice(Math.max(0, i - 3), i).some((word) => /^(?:each|every)$/.test(word.text))),
  )
  if (at < 0) return []
  const sets = scalesIn(table)
  const named = sets.filter((set) =>
    words
      .slice(0, at)
      .some(
        ({ stem }) =>
          stem.length >= 4 &&
          set.every(
            ({ name, section = '' }) =>
              sameWord(stemOf(tidy(name).replace(/\d+$/, '')), stem) ||
              wordsIn(section).some((own) => sameWord(own.stem, stem)),
          ),
      ),
  )
  const counted = sets.filter((set) =>
    words
      .slice(Math.max(0, at - 3), at)
      .some(({ text }) => text === String(set.length) || text === COUNTED[set.length]),
  )
  const fitting = named.length > 0 ? named : counted.length > 0 ? counted : sets
  const [set] = fitting
  if (!set || (named.length === 0 && fitting.length !== 1)) return []
  return firstOrLast(set, words, at).map((variable) => ({ kind: 'variable', variable, first: at, last: at }))
}

/** "The first three trust questions". */
function firstOrLast(set: readonly Variable[], words: readonly RequestWord[], before: number): Variable[] {
  const end = words.slice(0, before).findLastIndex(({ text }) => text === 'first' || text === 'last')
  const said = words[end + 1]?.text ?? ''
  const count = end < 0 || before - end > 5 ? -1 : /^\d+$/.test(said) ? Number(said) : COUNTED.indexOf(said)
  if (count < 2 || count > set.length) return [...set]
  return words[end]!.text === 'first' ? set.slice(0, count) : set.slice(-count)
}
