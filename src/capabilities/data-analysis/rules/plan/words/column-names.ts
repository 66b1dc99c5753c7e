/** What a column may be called in a request: by its heading, by its label, by what its question asks for, by its letters. */
import { withoutCodes } from '../../table/code-book.ts'
import type { Table, Variable } from '../../table/table.ts'
import { FILLERS, type RequestWord, stemOf, wordsIn } from './request-words.ts'
import { WEAK } from './same-meaning.ts'

export type Named = { variable: Variable; words: string[]; own: string[] }

const headWords = (name: string): string[] => {
  const bare = name
    .replace(/^\s*(?:q(?:uestion)?\s*)?\d+[a-z]?\s*[.):-]\s*/i, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return wordsIn(/[a-z]/i.test(bare) ? bare : name).map(({ text }) => stemOf(text))
}

/** Questions of every questionnaire, and what their answers are called. */
const ASKED_FOR: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bhow many (?:people|persons|members|individuals)\b.*\b(?:house(?:hold)?|home|family)\b|\b(?:number|no\.?) of (?:house(?:hold)?|family) members\b|^hh[ _]?size$|^(?:no|num|number|n)[ _](?:of[ _])?(?:hh[ _])?mem/i,
    ['household size', 'family size', 'size of household', 'size of family'],
  ],
  [
    /\bhow long have\b.*\b(?:been )?(?:work(?:ed|ing)?|employed|taught|teaching|served|in (?:this|the) (?:job|position|profession))\b/i,
    ['experience', 'length of service', 'years of service'],
  ],
  [/\bhow long\b.*\btake\b|\btime (?:taken|spent)\b/i, ['time taken', 'duration']],
  [/\bhow far\b/i, ['distance']],
  [/\bhow long\b.*\bwait/i, ['waiting time', 'time waited', 'wait']],
  [/\bhow (?:would|do|did) you rate\b|\brate the\b/i, ['rating', 'overall rating', 'rate']],
  [/\bsbp\b/i, ['systolic blood pressure', 'systolic bp', 'blood pressure']],
  [/\bdbp\b/i, ['diastolic blood pressure', 'diastolic bp', 'blood pressure']],
  [/\bhow old\b|\bage (?:in|at|of)\b/i, ['age']],
  [/\bhow much\b.*\b(?:earn|make|get paid)\b/i, ['income', 'earnings', 'salary']],
  [/\bhow much\b.*\b(?:spend|pay)\b/i, ['expenditure', 'spending', 'cost']],

  [/\bare you (?:currently )?(?:married|single)\b|\bm(?:arital)?[ _]?stat(?:us)?\b/i, ['marital status']],
  [
    /\bhighest\b.*\b(?:education|qualification|school)\b/i,
    ['education', 'education level', 'level of education'],
  ],
  [/\bwhat (?:work|job) do you do\b|\bmain (?:source of income|activity|job)\b/i, ['occupation']],
]

/** What a column is about, where only its groups say so. */
const BY_GROUPS: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ['education', 'level of education', 'qualification'],
    /\b(?:primary|secondary|university|degree|diploma|certificate|formal education|jhs|shs|college|high school|graduate)\b/i,
  ],
  [['gender', 'sex'], /^(?:male|female|man|woman|boy|girl|[mf])s?$/i],
  [['marital'], /^(?:single|married|divorced|widow(?:ed|er)?|separated|cohabiting)$/i],
  [['religion'], /^(?:christian(?:ity)?|muslim|islam(?:ic)?|hindu(?:ism)?|traditional(?:ist)?)$/i],
  [['residence', 'location', 'area'], /^(?:rural|urban|peri[- ]?urban|suburban|[ru])$/i],
]

/** Of one column alone whose groups are of that kind, and only where no heading has the word. */
function calledByGroups(variables: readonly Variable[]): Map<Variable, readonly string[]> {
  const found = new Map<Variable, readonly string[]>()
  for (const [called, group] of BY_GROUPS) {
    const isNamed = variables.some(({ name, label }) =>
      called.some((one) => `${name} ${label}`.toLowerCase().replace(/_/g, ' ').includes(one)),
    )
    const fitting = variables.filter(
      ({ kind, levels }) =>
        (kind === 'nominal' || kind === 'ordinal') &&
        levels.filter(({ label }) => group.test(label)).length >= 2,
    )
    if (!isNamed && fitting.length === 1) found.set(fitting[0]!, called)
  }
  return found
}

/** Names by which a column is called whole, besides its heading. */
export function namesOf({ variables }: Table): Named[] {
  const byGroups = calledByGroups(variables)
  return variables.flatMap((variable) => {
    const others = variable.label === variable.name ? [] : [variable.label]
    const asked = ASKED_FOR.flatMap(([question, called]) =>
      question.test(variable.name.replace(/_/g, ' ')) ? called : [],
    )
    return [withoutCodes(variable.name), ...others, ...asked, ...(byGroups.get(variable) ?? [])]
      .map(headWords)
      .filter((one) => one.length > 0)
      .map((words) => {
        const strong = words.filter((word) => !WEAK.has(word))
        return { variable, words, own: strong.length > 0 ? strong : words }
      })
  })
}

/** "Viral load suppression" for a column called vlsupp: how many words, each by its first letters. */
export function isAbbreviated(
  words: readonly RequestWord[],
  free: readonly boolean[],
  first: number,
  name: string,
) {
  if (name.length < 3 || /\d/.test(name)) return 0
  for (let count = 4; count >= 2; count -= 1) {
    const said = words.slice(first, first + count)
    const isFree = said.every((_, at) => free[first + at])
    const isSpeltOut = [
      said.map(({ text }) => text).join(''),
      said.map(({ text }) => text.replace(/ing$/, '')).join(''),
    ].includes(name)
    if (said.length === count && isFree && isSpeltOut) return count
    if (said.length < count || !isFree || said.some(({ stem, text }) => text.length < 3 || FILLERS.has(stem)))
      continue
    const texts = said.map(({ text }) => text)
    // “Birth weight” for bwt.
    if (
      name.length === 3 &&
      (count !== 2 || /[aeiou]/.test(name) || said.some(({ text }) => text.length < 5))
    )
      continue
    if (isMadeOf(name, texts) || ((name.length >= 5 || name.length === 3) && isSkeleton(name, texts)))
      return count
  }
  return 0
}

/** "Vlsupp" of "viral suppression": its letters in their order, with the first of each word. */
export function isSkeleton(name: string, words: readonly string[]): boolean {
  let at = 0
  for (const word of words) {
    if (name[at] !== word[0]) return false
    at += 1
    let from = 1
    for (; at < name.length; at += 1) {
      const found = word.indexOf(name[at]!, from)
      if (found < 0) break
      from = found + 1
    }
  }
  return at === name.length
}

/** Taken apart into the beginnings of the words, in their order; the last with three letters or more. */
function isMadeOf(name: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return name === ''
  const least = rest.length === 0 ? 3 : 1
  for (let length = Math.min(word.length, name.length); length >= least; length -= 1)
    if (word.startsWith(name.slice(0, length)) && isMadeOf(name.slice(length), rest)) return true
  return false
}
