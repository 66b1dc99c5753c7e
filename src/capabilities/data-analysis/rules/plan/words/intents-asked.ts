/** The analyses that a request names, where their words are no columns and no reasons. */
import type { Table } from '../../table/table.ts'
import { isNotNormalReason } from '../by-ranks.ts'
import { type NamedAnalysis, namedIn } from './named-analyses.ts'
import { type RequestWord, sameWord, tidy, wordsIn } from './request-words.ts'

export const hasControl = ({ variables }: Table): boolean =>
  variables.some(({ levels }) => levels.some(({ label }) => /^control$/i.test(label)))

/** "Test whether …", "a test of …", "controlling for …": the word is no column, though one may be called so. */
export const isVerb = ({ text: word, from, to }: RequestWord, text: string, isGroup: boolean): boolean =>
  (word === 'grouping' && /^ (?:variable|column|factor|by|is|are)\b|^\s*[:=]/.test(text.slice(to))) ||
  (/^(?:before|after)$/.test(word) && /^ \w+ing\b/.test(text.slice(to))) ||
  (/^(?:control|adjust|hold)(?:ling|ing|ed)?$/.test(word) &&
    !(isGroup && word === 'control' && IS_LISTED.test(text.slice(0, from))) &&
    /^ (?:for|constant)\b/.test(text.slice(to))) ||
  (word === 'test' &&
    (/^ (?:for|whether|if|that|the|it|equality|homogeneity|normality|of|this|at|my|is|to|which)\b/.test(
      text.slice(to),
    ) ||
      /\b(?:which|what|rank|exact|statistical|parametric|significance|hypothesis|right|appropriate)[- ]$/.test(
        text.slice(0, from),
      )))

const IS_LISTED = /(?:\b(?:and|or|vs|versus|with|the)|,) $/

export function intentsIn(text: string, words: readonly RequestWord[], table: Table): NamedAnalysis[] {
  const columnNames = new Set(table.variables.map(({ name }) => tidy(name).trim()))
  const columnStems = table.variables.flatMap(({ name }) => wordsIn(name).map(({ stem }) => stem))
  const named = namedIn(text, (from, to) => {
    const slice = text.slice(from, to).trim()
    // "Urea, compost and control for height": a group, and nothing is controlled.
    if (/^control for$/.test(slice) && hasControl(table) && IS_LISTED.test(text.slice(0, from))) return true
    const after = words.find((word) => word.from > to)
    // "Mean post": the statistic of a column, though there is a column called mean.
    const isStatistic =
      /^(?:mean|median|mode|rank)$/.test(slice) &&
      after?.from === to + 1 &&
      columnNames.has(after.text) &&
      !/^(?:by|and|or)$/.test(after.text)
    // "Anova of test by anova": said twice, it is first the analysis and then the column.
    const isSaidAgain = text.indexOf(slice) === from && text.indexOf(slice, to) > 0
    // “Frequency and percentage of …”: what is to be made, though a column is called frequency.
    const isMade =
      /^frequenc/.test(slice) &&
      /^(?:please |pls |give me |show |i want |the |a )*$/.test(text.slice(0, from)) &&
      /^ (?:and |& |n )?(?:percent\w*|%|tables?|distributions?|of)\b/.test(text.slice(to))
    if (columnNames.has(slice) && !isStatistic && !isSaidAgain && !isMade) return true
    // “Number of workers”, of a column that is called so.
    if ([...columnNames].some((name) => name.startsWith(`${slice} `) && text.startsWith(name, from)))
      return true
    const of = /^(\S+) of$/.exec(slice)?.[1]
    const next = words.find((word) => word.from >= to && word.text !== 'the')
    return (
      of !== undefined &&
      columnNames.has(of) &&
      next !== undefined &&
      !columnStems.some((stem) => sameWord(stem, next.stem))
    )
  })
  // "Clean and reliable" where statements say so: no analysis of reliability.
  const isOwnWord = ({ intent, from, to }: NamedAnalysis) =>
    intent === 'reliability' &&
    /^reliab/.test(text.slice(from, to)) &&
    columnStems.some((stem) => /^reliab/.test(stem)) &&
    named.some((one) => one.intent !== 'reliability')
  // "Does more sleep mean higher marks?" asks for no mean.
  const isMeaning = ({ intent, from, to }: NamedAnalysis) =>
    intent === 'average' &&
    /^mean/.test(text.slice(from, to)) &&
    /\b(?:does|do|did|would|will)\b[^.?!]*[a-z] $/.test(text.slice(0, from)) &&
    !/\b(?:the|in|their|of|have|has|differ in) $/.test(text.slice(0, from))
  // “Members of an association”: people, and no relationship.
  const isOfMembers = ({ intent, from, to }: NamedAnalysis) =>
    intent === 'relationship' &&
    /^associations?$/.test(text.slice(from, to)) &&
    (/\b(?:members?(?:hip)?|belong\w*|join\w*|part) (?:of|to|in) (?:an? |the |any )?(?:\w+ )?$/.test(
      text.slice(0, from),
    ) ||
      /^ member/.test(text.slice(to)))
  // "Mean, median, SD, skewness": one of the figures of a description.
  const isFigure = ({ intent, from, to }: NamedAnalysis) =>
    intent === 'normality' &&
    /^(?:skew|kurtosis)/.test(text.slice(from, to)) &&
    /\b(?:mean|median|average|sd|standard deviation|descriptive\w*|summary)\b/.test(text)
  return named.filter(
    (one) =>
      !isFigure(one) &&
      !isOfMembers(one) &&
      !(one.intent === 'normality' && isNotNormalReason(text)) &&
      !isMeaning(one) &&
      !isOwnWord(one),
  )
}
