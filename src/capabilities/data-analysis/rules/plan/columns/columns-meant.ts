/** What the words of a request name, made certain: sets taken as one, the best of several that fit, ordinary words let go. */
import type { Table } from '../../table/table.ts'
import type { Intent } from '../words/intent.ts'
import type { Mention } from '../words/mention.ts'
import type { NamedAnalysis } from '../words/named-analyses.ts'
import { plainNames } from '../words/plain-names.ts'
import { type RequestWord, sameWord, wordsIn } from '../words/request-words.ts'
import { UNIT } from '../words/survey-words.ts'
import { isTotal } from '../words/word-sets.ts'
import { bestFitting } from './best-fit.ts'
import { withSets } from './named-sets.ts'

const OF_ONE: readonly Intent[] = [
  'count',
  'frequencies',
  'multiple-response',
  'chart',
  'reliability',
  'factor-analysis',
  'scale-score',
  'average',
  'descriptives',
]

export function columnsMeant(
  mentions: readonly Mention[],
  numbered: readonly Mention[],
  words: readonly RequestWord[],
  text: string,
  intents: readonly NamedAnalysis[],
  table: Table,
): Mention[] {
  const told = joined(mentions).filter(
    (one) => !isOrdinary(one, mentions, words) && !isOfGroup(one, mentions, words),
  )
  const all = withSets(told, words, text, intents, table)
  // “Where do they hear about AI? Question 2”: the number says which.
  const isOfOne =
    (intents.length === 0 || intents.some(({ intent }) => OF_ONE.includes(intent))) &&
    !/\b(?:by|across|between)\b/.test(text)
  const hasSet = all.length - told.length >= 2 || numbered.some(({ kind }) => kind === 'variable')
  const settled = isOfOne && hasSet ? all.filter(({ kind }) => kind !== 'unclear') : all
  const isOverTime = intents.some(({ intent }) => intent === 'friedman' || intent === 'repeated-anova')
  const best = settled
    .filter((one) => !isTheme(one, settled, intents))
    .map((one, _, rest) =>
      isOverTime && one.kind === 'unclear' ? one : bestFitting(one, rest, words, intents),
    )
  const sure = itemsAlone(
    best.filter((one) => !isRestOf(one, best)),
    words,
    intents,
  )
  return [...sure, ...plainNames(words, text, sure, table)]
}

/** “Households” of a sheet in which every question is about the household. */
function isOrdinary(one: Mention, all: readonly Mention[], words: readonly RequestWord[]): boolean {
  const isUnit = words.slice(one.first, one.last + 1).every(({ text }) => UNIT.test(text))
  if (one.kind === 'variable')
    return (
      /^(?:hh|households?)$/.test(words[one.first]?.text ?? '') &&
      all.length > 2 &&
      one.first === one.last &&
      wordsIn(one.variable.label).length > 1
    )
  return one.kind === 'unclear' && isUnit && one.variables.length >= 2
}

/** “Male headed households” by the sex of the household head: more of what chooses them, and not the age of that head. */
function isOfGroup(one: Mention, all: readonly Mention[], words: readonly RequestWord[]): boolean {
  if (one.kind === 'level') return false
  return all.some((group) => {
    const isBeside = group.kind === 'level' && (one.first - group.last === 1 || group.first - one.last === 1)
    if (!isBeside || (one.kind === 'variable' && one.variable === group.variable)) return false
    const of = wordsIn(group.variable.name)
    const said = words.slice(one.first, one.last + 1)
    const isWhole =
      one.kind === 'variable' &&
      wordsIn(one.variable.name).every(({ stem }) => said.some((word) => sameWord(word.stem, stem)))
    return !isWhole && said.every(({ stem }) => of.some((own) => sameWord(own.stem, stem)))
  })
}

/** “Subsidised fertiliser”: what fits both words. */
function joined(mentions: readonly Mention[]): Mention[] {
  const all: Mention[] = []
  for (const one of mentions.toSorted((a, b) => a.first - b.first)) {
    const before = all.at(-1)
    if (before?.kind === 'unclear' && one.kind === 'unclear' && one.first - before.last === 1) {
      const both = before.variables.filter((variable) => one.variables.includes(variable))
      if (both.length > 0) {
        all.pop()
        const span = { first: before.first, last: one.last }
        const [only] = both
        all.push(
          both.length === 1
            ? { kind: 'variable', variable: only!, ...span }
            : { kind: 'unclear', variables: both, words: `${before.words} ${one.words}`, ...span },
        )
        continue
      }
    }
    all.push(one)
  }
  return all
}

const OF_TWO: readonly Intent[] = ['relationship', 'difference', 'effect', 'crosstab']
const THEME = 4

/** What the whole sheet is about: “whether herbs gave them side effects”, where both columns were named already. */
const isTheme = (one: Mention, all: readonly Mention[], intents: readonly NamedAnalysis[]) =>
  one.kind === 'unclear' &&
  one.variables.length >= THEME &&
  new Set(all.flatMap((other) => (other.kind === 'unclear' ? [] : [other.variable]))).size === 2 &&
  intents.some(({ intent }) => OF_TWO.includes(intent))

const NEAR = 4

/** “Herbs gave them side effects”: one of the columns with herbs in it is named right beside. */
function isRestOf(one: Mention, all: readonly Mention[]): boolean {
  if (one.kind !== 'unclear' || one.words.includes(' ')) return false
  return all.some(
    (other) =>
      other.kind === 'variable' &&
      one.variables.includes(other.variable) &&
      Math.min(Math.abs(other.first - one.last), Math.abs(one.first - other.last)) <= NEAR,
  )
}

const OF_ITEMS: readonly Intent[] = ['reliability', 'factor-analysis', 'scale-score']

/** “Total self esteem from sest1 to sest10”: the items, and not the total that is there already. */
function itemsAlone(
  all: Mention[],
  words: readonly RequestWord[],
  intents: readonly NamedAnalysis[],
): Mention[] {
  if (!intents.some(({ intent }) => OF_ITEMS.includes(intent))) return all
  const isInSet = (one: Mention) =>
    all.filter((other) => other.kind === 'variable' && other.first === one.first && other.last === one.last)
      .length >= 3
  const set = all.find(isInSet)
  if (!set) return all
  // Sales beside the statements of a section are no items of its scale.
  const steps = all.filter(
    (one) => isInSet(one) && one.kind === 'variable' && one.variable.kind === 'ordinal',
  )
  const others = all.filter((one) => isInSet(one) && !steps.includes(one))
  if (steps.length >= 3 && others.length > 0)
    return itemsAlone(
      all.filter((one) => !others.includes(one)),
      words,
      intents,
    )
  const members = new Set(
    all.filter(isInSet).flatMap((one) => (one.kind === 'variable' ? [one.variable] : [])),
  )
  const isListed = (one: Mention) => {
    const [left, right] = one.last < set.first ? [one, set] : [set, one]
    const between = words.slice(left.last + 1, right.first)
    return (
      (between.length > 0 || words[right.first]?.isAfterComma === true) &&
      between.every(({ text }) => /^(?:and|plus|with|also|the)$/.test(text))
    )
  }
  return all.filter(
    (one) =>
      isInSet(one) ||
      (one.kind === 'variable' && (members.has(one.variable) || (!isTotal(one.variable) && isListed(one)))),
  )
}
