/** “The score”, “by year”, “performance”: words that say little in a heading, where only one column can be meant. */
import { isGrouping, type Table, type Variable } from '../../table/table.ts'
import type { Mention } from './mention.ts'
import type { RequestWord } from './request-words.ts'
import { wordsIn } from './request-words.ts'
import { isTotal } from './word-sets.ts'

const OF_TOTALS = /^(?:scores?|totals?|average|averages|grades?|marks?)$/
const OF_DOING = /^perform(?:s|ed|ance|ances)?$/
const OF_YEARS = /^years?$/
/** “5 years”, “over the years”, “years of”, “per year”. */
const IS_TIME = /^(?:\d.*|per|the|these|two|three|four|five|last|past|few|many|how)$/

export function plainNames(
  words: readonly RequestWord[],
  text: string,
  mentions: readonly Mention[],
  { variables }: Table,
): Mention[] {
  const isCovered = (at: number) => mentions.some(({ first, last }) => at >= first && at <= last)
  const isNamed = (one: Variable) =>
    mentions.some((mention) => mention.kind === 'variable' && mention.variable === one)
  const totals = variables.filter(isTotal)
  const years = variables.filter(
    (one) =>
      one.kind !== 'date' &&
      one.kind !== 'text' &&
      wordsIn(one.name).some((word) => OF_YEARS.test(word.text)),
  )
  const isMeasuredSaid = mentions.some(
    ({ kind, ...one }) =>
      kind === 'variable' && 'variable' in one && one.variable.kind === 'number' && !isGrouping(one.variable),
  )
  const found: Mention[] = []
  words.forEach((word, at) => {
    if (isCovered(at)) return
    const add = (variable: Variable | undefined) => {
      if (
        variable &&
        !isNamed(variable) &&
        !found.some((one) => one.kind === 'variable' && one.variable === variable)
      )
        found.push({ kind: 'variable', variable, first: at, last: at })
    }
    if (OF_YEARS.test(word.text) && years.length === 1 && isColumnPlace(words, text, at)) add(years[0])
    if (OF_DOING.test(word.text) && totals.length === 1 && !isMeasuredSaid) add(totals[0])
    if (!OF_TOTALS.test(word.text)) return
    const own = totals.filter(({ name }) => wordsIn(name).some((one) => one.stem === word.stem))
    if (isMeasuredSaid && !(own.length === 1 && /^(?:average|total)$/.test(word.text))) return
    const only = own.length === 1 ? own[0] : totals.length === 1 ? totals[0] : undefined
    if (only && isNoun(word, text)) add(only)
  })
  return found
}

const isColumnPlace = (words: readonly RequestWord[], text: string, at: number) => {
  const [before, word, after] = [words[at - 1]?.text ?? '', words[at]!, words[at + 1]?.text ?? '']
  if (IS_TIME.test(before) || after === 'of') return false
  if (/^(?:st|nd|rd|th|first|second|third|fourth|final)$/.test(before)) return true
  return (
    word.isAfterComma ||
    /^(?:by|and|on|with|between|across|for|vs|of)$/.test(before) ||
    /^\s*(?:[,.?)]|and\b|$)/.test(text.slice(word.to))
  )
}

/** “Average on participation”, “the score”, “on average score”: what is measured, and no statistic of another column. */
const isNoun = ({ text: word, from, to }: RequestWord, text: string) => {
  const [ahead, behind] = [text.slice(0, from), text.slice(to)]
  if (/^(?:average|averages|totals?)$/.test(word))
    return (
      (/\bcompare (?:the )?$/.test(ahead) && /^ (?:of|for|between|in)\b/.test(behind)) ||
      (/\b(?:of|on|in|predict|explain|affects?|for|between|does|do|did|is) (?:the |overall |their )?$/.test(
        ahead,
      ) &&
        /^(?: (?:on|by|from|between|across|in|using|with|scores?|marks?|differ\w*|depend\w*|var(?:y|ies)|relate\w*|change\w*)\b|\s*[,.?]|\s*$)/.test(
          behind,
        ))
    )
  return /\b(?:the|in|on|of|average|their|overall|total|final|predict) $/.test(ahead)
}
